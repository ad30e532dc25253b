# Bash completion for render; made by 'render completions bash'.

_render() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local verb='' word index
  COMPREPLY=()

  # Bash takes '--option=value' for three words.
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $previous == '=' ]]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi

  for ((index = 1; index < COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    case $word in
      check | tree | curve | new | schema | help | completions | manual) verb=$word; break ;;
    esac
  done

  case $verb,$previous in
    check,--set) return ;;
    check,--root) _render_paths; return ;;
    tree,--at) return ;;
    tree,--set) return ;;
    tree,--root) _render_paths; return ;;
    curve,--duration | curve,-d) return ;;
    curve,--samples | curve,-n) return ;;
    curve,--width) return ;;
    curve,--height) return ;;
    new,--template | new,-t) _render_words 'blank fade slide spring'; return ;;
    *,--color) _render_words 'auto always never'; return ;;
  esac

  if [[ $current == -* ]]; then
    case $verb in
      '') _render_words '--help -h --version --quiet -q --verbose -v --color' ;;
      check) _render_words '--set --root --json --help -h --version --quiet -q --verbose -v --color' ;;
      tree) _render_words '--at --set --root --json --help -h --version --quiet -q --verbose -v --color' ;;
      curve) _render_words '--duration -d --samples -n --width --height --json --help -h --version --quiet -q --verbose -v --color' ;;
      new) _render_words '--template -t --clobber --no-clobber --help -h --version --quiet -q --verbose -v --color' ;;
      schema) _render_words '--help -h --version --quiet -q --verbose -v --color' ;;
      help) _render_words '--json --help -h --version --quiet -q --verbose -v --color' ;;
      completions) _render_words '--help -h --version --quiet -q --verbose -v --color' ;;
      manual) _render_words '--help -h --version --quiet -q --verbose -v --color' ;;
    esac
  else
    case $verb in
      '') _render_words 'check tree curve new schema help completions manual' ;;
      check) _render_paths '*.json' '*.json5' ;;
      tree) _render_paths '*.json' '*.json5' ;;
      new) _render_paths '*' ;;
      help) _render_words 'check tree curve new schema help completions manual' ;;
      completions) _render_words 'bash zsh fish' ;;
    esac
  fi
}

_render_words() {
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current")
}

_render_paths() {
  compopt -o filenames 2> /dev/null
  mapfile -t COMPREPLY < <(
    compgen -d -- "$current"
    local pattern
    for pattern in "$@"; do compgen -f -X "!$pattern" -- "$current"; done
  )
}

complete -F _render render
