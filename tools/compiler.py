"""Whether a Python extension can be compiled here: asked before anything long begins."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path


def missing() -> str:
    """Why it cannot; nothing, if it can."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if os.name == "nt":
        return ""  # setuptools finds Microsoft's where no path leads
    if shutil.which(compiler[0]) is None:
        return f"no C compiler '{compiler[0]}' on this machine"
    with tempfile.TemporaryDirectory(prefix="ludoteca-probe-") as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        command = [*compiler, "-c", probe.name, "-o", "probe.o", f"-I{sysconfig.get_path('include')}"]
        if subprocess.run(command, cwd=folder, capture_output=True).returncode != 0:
            return "the C compiler does not find Python.h"
    return ""
