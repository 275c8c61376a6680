"""The scripts of `completion`: for each shell a function that writes one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain

from .completion import Command, Flag, Values, options

# Words are taken from the line itself, since bash cuts them at "=" and ":" too; what lies before the last of these is
# not to be repeated in an answer, unless quotes are open. Values separated by commas are completed one by one.
BASH = r"""# bash completion of {prog}, made by `{prog} completion bash`
_{prog}() {{
    local words=() current="" prev command="" game="" word before="" options="" values="" files=""
    local line=${{COMP_LINE:0:COMP_POINT}} quote="" char at
    for ((at = 0; at < ${{#line}}; at++)); do
        char=${{line:at:1}}
        if [[ -n $quote && $char == "$quote" ]]; then quote=""
        elif [[ -z $quote && ( $char == \' || $char == \" ) ]]; then quote=$char
        elif [[ $char == \\ && $quote != \' ]]; then current+=${{line:at+1:1}}; ((++at))
        elif [[ -n $quote || $char != [[:blank:]] ]]; then current+=$char
        elif [[ -n $current ]]; then words+=("$current"); current=""
        fi
    done
    prev=${{words[${{#words[@]}}-1]}}
    for word in "${{words[@]:1}}"; do
        if [[ -z $command && $word != -* ]]; then command=$word; fi
        case $word in {games}) game=${{game:-$word}} ;; esac
    done
    if [[ $current == --*=* ]]; then prev=${{current%%=*}}; current=${{current#*=}}; fi
    if [[ -z $quote ]]; then before=${{current%"${{current##*[=:]}}"}}; fi
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
_{prog}_option() {{
    local word
    for word in $words; do
        case $word in
{options}
        esac
    done
    compadd "$@" -- {all}
}}
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
    cases = "\n".join(bash_case(command, commands) for command in commands)
    return BASH.format(prog=prog, games="|".join(options()), cases=cases)


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
    if any(values.by_game for values in found):
        own = " ".join(f'{game}) values="{" ".join(known)}" ;;' for game, known in options().items())
        return f'case $game in {own} *) values="{words}" ;; esac'
    return f'values="{words}"' + (" files=yes" if any(values.files for values in found) else "")


def zsh(prog: str, commands: list[Command]) -> str:
    own, *named = commands
    cases = []
    for command in named:
        said = [zsh_flag(prog, flag, name) for flag in command.flags for name in flag.names]
        said += [quoted(f"*:value:{zsh_values(prog, values)}") for values in command.values]
        cases.append(f"        {command.name}) _arguments " + " \\\n            ".join(said) + " ;;")
    names = [f"            {quoted(f'{command.name}:{command.help}')}" for command in named]
    flags = " ".join(zsh_flag(prog, flag, name) for flag in own.flags for name in flag.names)
    chosen = options()
    by_game = [f'            {game}) compadd "$@" -- {" ".join(known)}; return ;;' for game, known in chosen.items()]
    return ZSH.format(
        prog=prog,
        names="\n".join(names),
        own=flags,
        cases="\n".join(cases),
        options="\n".join(by_game),
        all=" ".join(sorted(set(chain.from_iterable(chosen.values())))),
    )


def zsh_flag(prog: str, flag: Flag, name: str) -> str:
    told = re.sub(r"([\[\]:])", r"\\\1", flag.help)
    value = "" if flag.value is None else f":value:{zsh_values(prog, flag.value)}"
    return quoted(f"{'*' if flag.repeated else ''}{name}[{told}]{value}")


def zsh_values(prog: str, values: Values) -> str:
    if values.by_game:
        return f"_{prog}_option"
    return "_files" if values.files else f"({' '.join(values.words)})"


def fish(prog: str, commands: list[Command]) -> str:
    lines = [f"# fish completion of {prog}, made by `{prog} completion fish`", *fish_options(prog)]
    lines.append(f"complete -c {prog} -f")
    for command in commands:
        when = f"__fish_seen_subcommand_from {command.name}" if command.name else "__fish_use_subcommand"
        head = f"complete -c {prog} -n {quoted(when)}"
        if command.name:
            lines.append(f"complete -c {prog} -n __fish_use_subcommand -a {command.name} -d {quoted(command.help)}")
        for flag in command.flags:
            lines.append(f"{head} {fish_flag(prog, flag)} -d {quoted(flag.help)}")
        for values in command.values:
            lines.append(f"{head} {fish_values(prog, values)}")
    return "\n".join(lines) + "\n"


def fish_options(prog: str) -> list[str]:
    """A function that says the options of the game on the line."""
    chosen = options()
    by_game = [
        f"            case {game}\n                {fish_lines(known)}; return" for game, known in chosen.items()
    ]
    return [
        f"function __{prog}_option",
        "    for word in (commandline -opc)",
        "        switch $word",
        *by_game,
        "        end",
        "    end",
        f"    {fish_lines(sorted(set(chain.from_iterable(chosen.values()))))}",
        "end",
    ]


def fish_lines(words: Iterable[str]) -> str:
    """What may stand there is printed, a word in each line."""
    return f"printf '%s\\n' {' '.join(words)}"


def fish_flag(prog: str, flag: Flag) -> str:
    said = [f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in flag.names]
    if flag.value is not None:
        said += ["-r", fish_values(prog, flag.value)]
    return " ".join(said)


def fish_values(prog: str, values: Values) -> str:
    if values.by_game:
        return f"-f -a '(__{prog}_option)'"
    return "-F" if values.files else f"-f -a {quoted(' '.join(values.words))}"


def quoted(text: str) -> str:
    """In single quotes, as all three shells read it."""
    return "'" + text.replace("'", "'\\''") + "'"
