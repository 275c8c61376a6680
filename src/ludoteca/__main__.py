"""`python -m ludoteca`: the command, where its own name is not on the path."""

import sys

from ludoteca.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
