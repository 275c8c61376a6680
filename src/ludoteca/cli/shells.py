"""The scripts of `completion`: for each shell a function that writes one."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .completion import Command, Flag, Values

# Words are taken from the line itself, since bash cuts them at "=" and ":" too; what lies before the last of these is
# not to be repeated in an answer. Values separated by commas are completed one by one.
BASH = r"""# bash completion of {prog}, made by `{prog} completion bash`
_{prog}() {{
    local words current prev command word before options="" values="" files=""
    read -ra words <<< "${{COMP_LINE:0:COMP_POINT}}_"
    current=${{words[${{#words[@]}}-1]%_}}
    prev=${{words[${{#words[@]}}-2]}}
    for word in "${{words[@]:1:${{#words[@]}}-2}}"; do
        if [[ $word != -* ]]; then command=$word; break; fi
    done
    if [[ $current == --*=* ]]; then prev=${{current%%=*}}; current=${{current#*=}}; fi
    before=${{current%"${{current##*[=:]}}"}}
    case $command in
{cases}
    esac
    if [[ $current == -* ]]; then values=$options; files=""; fi
    local IFS=$'\n'
    if [[ -n $files ]]; then
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -- "$current"))
        return
    fi
    COMPREPLY=($(compgen -P "${{current%"${{current##*,}}"}}" -W "${{values// /$IFS}}" -- "${{current##*,}}"))
    COMPREPLY=("${{COMPREPLY[@]#"$before"}}")
}}
complete -F _{prog} {prog}
"""

ZSH = """#compdef {prog}
# zsh completion of {prog}, made by `{prog} completion zsh`
_{prog}() {{
    if (( CURRENT == 2 )); then
        local -a commands=(
{names}
        )
        _describe command commands
        _arguments {own}
        return
    fi
    shift words
    (( CURRENT-- ))
    case $words[1] in
{cases}
    esac
}}
if [[ $funcstack[1] == _{prog} ]]; then _{prog} "$@"; else compdef _{prog} {prog}; fi
"""


def bash(prog: str, commands: list[Command]) -> str:
    return BASH.format(prog=prog, cases="\n".join(bash_case(command, commands) for command in commands))


def bash_case(command: Command, commands: list[Command]) -> str:
    given = command.values if command.name else (Values(tuple(one.name for one in commands if one.name)),)
    lines = [
        f'    "{command.name}")',
        f'        options="{" ".join(name for flag in command.flags for name in flag.names)}"',
        "        case $prev in",
        *(
            f"            {'|'.join(flag.names)}) {bash_values([flag.value])} ;;"
            for flag in command.flags
            if flag.value
        ),
        f"            *) {bash_values(given)} ;;",
        "        esac ;;",
    ]
    return "\n".join(lines)


def bash_values(given: Iterable[Values]) -> str:
    found = list(given)
    words = " ".join(word for values in found for word in values.words)
    return f'values="{words}"' + (" files=yes" if any(values.files for values in found) else "")


def zsh(prog: str, commands: list[Command]) -> str:
    own, *named = commands
    cases = []
    for command in named:
        said = [zsh_flag(flag, name) for flag in command.flags for name in flag.names]
        said += [quoted(f"*:value:{zsh_values(values)}") for values in command.values]
        cases.append(f"        {command.name}) _arguments " + " \\\n            ".join(said) + " ;;")
    names = [f"            {quoted(f'{command.name}:{command.help}')}" for command in named]
    flags = " ".join(zsh_flag(flag, name) for flag in own.flags for name in flag.names)
    return ZSH.format(prog=prog, names="\n".join(names), own=flags, cases="\n".join(cases))


def zsh_flag(flag: Flag, name: str) -> str:
    told = re.sub(r"([\[\]:])", r"\\\1", flag.help)
    value = "" if flag.value is None else f":value:{zsh_values(flag.value)}"
    return quoted(f"{'*' if flag.repeated else ''}{name}[{told}]{value}")


def zsh_values(values: Values) -> str:
    return "_files" if values.files else f"({' '.join(values.words)})"


def fish(prog: str, commands: list[Command]) -> str:
    lines = [f"# fish completion of {prog}, made by `{prog} completion fish`", f"complete -c {prog} -f"]
    for command in commands:
        when = f"__fish_seen_subcommand_from {command.name}" if command.name else "__fish_use_subcommand"
        head = f"complete -c {prog} -n {quoted(when)}"
        if command.name:
            lines.append(f"complete -c {prog} -n __fish_use_subcommand -a {command.name} -d {quoted(command.help)}")
        for flag in command.flags:
            lines.append(f"{head} {fish_flag(flag)} -d {quoted(flag.help)}")
        for values in command.values:
            lines.append(f"{head} {fish_values(values)}")
    return "\n".join(lines) + "\n"


def fish_flag(flag: Flag) -> str:
    said = [f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in flag.names]
    if flag.value is not None:
        said += ["-r", fish_values(flag.value)]
    return " ".join(said)


def fish_values(values: Values) -> str:
    return "-F" if values.files else f"-f -a {quoted(' '.join(values.words))}"


def quoted(text: str) -> str:
    """In single quotes, as all three shells read it."""
    return "'" + text.replace("'", "'\\''") + "'"
