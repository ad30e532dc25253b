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
      draw | between | presets | explain | check | audit | tree | fonts | curve | fit | verify | record | compare | approve | goldens | map | tokens | preview | plan | run | merge | new | schema | mcp | skill | help | completions | manual) verb=$word; break ;;
    esac
  done

  case $verb,$previous in
    draw,--output | draw,-o) _render_paths '*'; return ;;
    draw,--format) _render_words 'mp4 apng webp gif png rgba y4m'; return ;;
    draw,--codec) _render_words 'h264 h264-lossless ffv1 prores vp9 av1'; return ;;
    draw,--quality) _render_words 'draft standard high small'; return ;;
    draw,--plays) return ;;
    draw,--hold-first) return ;;
    draw,--hold-last) return ;;
    draw,--at) return ;;
    draw,--grid) return ;;
    draw,--moments) return ;;
    draw,--by) _render_words 'time movement'; return ;;
    draw,--from) return ;;
    draw,--to) return ;;
    draw,--frames) return ;;
    draw,--every) return ;;
    draw,--fps) return ;;
    draw,--shutter-angle) return ;;
    draw,--shutter-samples) return ;;
    draw,--scale) return ;;
    draw,--background) return ;;
    draw,--width) return ;;
    draw,--height) return ;;
    draw,--max-size) return ;;
    draw,--for) _render_words 'github slack docs'; return ;;
    draw,--jobs | draw,-j) return ;;
    draw,--memory) return ;;
    draw,--set) return ;;
    draw,--root) _render_paths; return ;;
    draw,--shard) return ;;
    draw,--shards) _render_paths; return ;;
    draw,--cache) _render_paths; return ;;
    between,--with) _render_presets --names; return ;;
    between,--operation) _render_words 'push pop present dismiss tab-forward tab-backward'; return ;;
    between,--easing) return ;;
    between,--duration | between,-d) return ;;
    between,--gesture) _render_words 'commit cancel flick'; return ;;
    between,--device) _render_words 'iphone-se iphone-11 iphone-11-pro iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-14 iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-16e iphone-14-plus iphone-12-pro-max iphone-13-pro-max iphone-15 iphone-14-pro iphone-15-pro iphone-16 iphone-15-plus iphone-14-pro-max iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-9 ipad-mini-6 ipad-mini-7 ipad-10 ipad-11 ipad-air-11 ipad-air-13 ipad-pro-12-9 ipad-pro-11 ipad-pro-11-m4 ipad-pro-11-m5 ipad-pro-13 pixel-8 pixel-6 pixel-6a pixel-7 pixel-7a pixel-8a pixel-6-pro pixel-7-pro pixel-8-pro pixel-9-pro-xl pixel-10-pro-xl pixel-9 pixel-9a pixel-10 pixel-9-pro pixel-10-pro pixel-tablet galaxy-s24 galaxy-s22 galaxy-s23 galaxy-s25 galaxy-s24-plus galaxy-s22-plus galaxy-s23-plus galaxy-s25-plus galaxy-a55 galaxy-s24-ultra galaxy-s25-ultra'; return ;;
    between,--picture-scale) return ;;
    between,--caption) return ;;
    between,--fit) _render_words 'fill fit stretch'; return ;;
    between,--from-box) return ;;
    between,--from-radius) return ;;
    between,--status-bar) _render_words 'moving fixed'; return ;;
    between,--output | between,-o) _render_paths '*'; return ;;
    between,--format) _render_words 'mp4 apng webp gif png rgba y4m'; return ;;
    between,--codec) _render_words 'h264 h264-lossless ffv1 prores vp9 av1'; return ;;
    between,--quality) _render_words 'draft standard high small'; return ;;
    between,--plays) return ;;
    between,--hold-first) return ;;
    between,--hold-last) return ;;
    between,--at) return ;;
    between,--grid) return ;;
    between,--moments) return ;;
    between,--by) _render_words 'time movement'; return ;;
    between,--from) return ;;
    between,--to) return ;;
    between,--frames) return ;;
    between,--every) return ;;
    between,--fps) return ;;
    between,--shutter-angle) return ;;
    between,--shutter-samples) return ;;
    between,--scale) return ;;
    between,--background) return ;;
    between,--width) return ;;
    between,--height) return ;;
    between,--max-size) return ;;
    between,--for) _render_words 'github slack docs'; return ;;
    between,--jobs | between,-j) return ;;
    between,--memory) return ;;
    presets,--output | presets,-o) _render_paths '*'; return ;;
    presets,--before) _render_paths '*'; return ;;
    presets,--after) _render_paths '*'; return ;;
    presets,--operation) _render_words 'push pop present dismiss tab-forward tab-backward'; return ;;
    presets,--device) _render_words 'iphone-se iphone-11 iphone-11-pro iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-14 iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-16e iphone-14-plus iphone-12-pro-max iphone-13-pro-max iphone-15 iphone-14-pro iphone-15-pro iphone-16 iphone-15-plus iphone-14-pro-max iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-9 ipad-mini-6 ipad-mini-7 ipad-10 ipad-11 ipad-air-11 ipad-air-13 ipad-pro-12-9 ipad-pro-11 ipad-pro-11-m4 ipad-pro-11-m5 ipad-pro-13 pixel-8 pixel-6 pixel-6a pixel-7 pixel-7a pixel-8a pixel-6-pro pixel-7-pro pixel-8-pro pixel-9-pro-xl pixel-10-pro-xl pixel-9 pixel-9a pixel-10 pixel-9-pro pixel-10-pro pixel-tablet galaxy-s24 galaxy-s22 galaxy-s23 galaxy-s25 galaxy-s24-plus galaxy-s22-plus galaxy-s23-plus galaxy-s25-plus galaxy-a55 galaxy-s24-ultra galaxy-s25-ultra'; return ;;
    explain,--operation) _render_words 'push pop present dismiss tab-forward tab-backward'; return ;;
    explain,--device) _render_words 'iphone-se iphone-11 iphone-11-pro iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-14 iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-16e iphone-14-plus iphone-12-pro-max iphone-13-pro-max iphone-15 iphone-14-pro iphone-15-pro iphone-16 iphone-15-plus iphone-14-pro-max iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-9 ipad-mini-6 ipad-mini-7 ipad-10 ipad-11 ipad-air-11 ipad-air-13 ipad-pro-12-9 ipad-pro-11 ipad-pro-11-m4 ipad-pro-11-m5 ipad-pro-13 pixel-8 pixel-6 pixel-6a pixel-7 pixel-7a pixel-8a pixel-6-pro pixel-7-pro pixel-8-pro pixel-9-pro-xl pixel-10-pro-xl pixel-9 pixel-9a pixel-10 pixel-9-pro pixel-10-pro pixel-tablet galaxy-s24 galaxy-s22 galaxy-s23 galaxy-s25 galaxy-s24-plus galaxy-s22-plus galaxy-s23-plus galaxy-s25-plus galaxy-a55 galaxy-s24-ultra galaxy-s25-ultra'; return ;;
    explain,--set) return ;;
    explain,--root) _render_paths; return ;;
    check,--set) return ;;
    check,--root) _render_paths; return ;;
    check,--memory) return ;;
    audit,--profile) _render_words 'device hig material3 strict a11y none'; return ;;
    audit,--fail-on) _render_words 'error warning remark never'; return ;;
    audit,--display) return ;;
    audit,--distance) return ;;
    audit,--sheet) return ;;
    audit,--gap) return ;;
    audit,--fps) return ;;
    audit,--set) return ;;
    audit,--root) _render_paths; return ;;
    audit,--memory) return ;;
    audit,--report) _render_paths '*'; return ;;
    audit,--sarif) _render_paths '*'; return ;;
    audit,--junit) _render_paths '*'; return ;;
    audit,--shard) return ;;
    audit,--shards) _render_paths; return ;;
    audit,--cache) _render_paths; return ;;
    tree,--at) return ;;
    tree,--set) return ;;
    tree,--root) _render_paths; return ;;
    fonts,--set) return ;;
    fonts,--root) _render_paths; return ;;
    curve,--as) _render_words 'scene swiftui uikit compose css flutter react-native core-animation motion figma gsap dtcg all'; return ;;
    curve,--tolerance) return ;;
    curve,--duration | curve,-d) return ;;
    curve,--samples | curve,-n) return ;;
    curve,--at) return ;;
    curve,--width) return ;;
    curve,--height) return ;;
    curve,--output | curve,-o) _render_paths '*'; return ;;
    fit,--region) return ;;
    fit,--kind) _render_words 'auto spring bezier'; return ;;
    fit,--as) _render_words 'scene swiftui uikit compose css flutter react-native core-animation motion figma gsap dtcg all'; return ;;
    fit,--sheet) return ;;
    fit,--gap) return ;;
    fit,--fps) return ;;
    fit,--from) return ;;
    fit,--to) return ;;
    verify,--goldens) _render_paths; return ;;
    verify,--keep) _render_words 'all timeline frames strip texts'; return ;;
    verify,--ignore) return ;;
    verify,--sheet) return ;;
    verify,--gap) return ;;
    verify,--fps) return ;;
    verify,--filter) return ;;
    verify,--set) return ;;
    verify,--root) _render_paths; return ;;
    verify,--jobs | verify,-j) return ;;
    verify,--report) _render_paths '*'; return ;;
    verify,--junit) _render_paths '*'; return ;;
    verify,--summary) _render_paths '*'; return ;;
    verify,--comment) _render_paths; return ;;
    verify,--comment-address) return ;;
    verify,--base) return ;;
    verify,--against) _render_paths '*.json' '*.json5'; return ;;
    verify,--from) return ;;
    verify,--to) return ;;
    verify,--shard) return ;;
    verify,--shards) _render_paths; return ;;
    verify,--cache) _render_paths; return ;;
    record,--mode) _render_words 'all missing failed'; return ;;
    record,--goldens) _render_paths; return ;;
    record,--keep) _render_words 'all timeline frames strip texts'; return ;;
    record,--ignore) return ;;
    record,--sheet) return ;;
    record,--gap) return ;;
    record,--fps) return ;;
    record,--filter) return ;;
    record,--set) return ;;
    record,--root) _render_paths; return ;;
    record,--jobs | record,-j) return ;;
    record,--shard) return ;;
    record,--shards) _render_paths; return ;;
    record,--cache) _render_paths; return ;;
    compare,--ignore) return ;;
    compare,--sheet) return ;;
    compare,--gap) return ;;
    compare,--fps) return ;;
    compare,--set) return ;;
    compare,--root) _render_paths; return ;;
    compare,--from) return ;;
    compare,--to) return ;;
    compare,--report) _render_paths '*'; return ;;
    approve,--goldens) _render_paths; return ;;
    approve,--keep) _render_words 'all timeline frames strip texts'; return ;;
    approve,--ignore) return ;;
    approve,--sheet) return ;;
    approve,--gap) return ;;
    approve,--fps) return ;;
    approve,--filter) return ;;
    approve,--set) return ;;
    approve,--root) _render_paths; return ;;
    approve,--jobs | approve,-j) return ;;
    approve,--shard) return ;;
    approve,--shards) _render_paths; return ;;
    approve,--cache) _render_paths; return ;;
    goldens,--goldens) _render_paths; return ;;
    map,--as) _render_words 'text mermaid dot svg'; return ;;
    map,--set) return ;;
    map,--root) _render_paths; return ;;
    tokens,--context) return ;;
    tokens,--as) _render_words 'dtcg css scene swiftui compose flutter style-dictionary resolver figma'; return ;;
    preview,--output | preview,-o) _render_paths; return ;;
    preview,--port) return ;;
    preview,--quality) _render_words 'draft standard high small'; return ;;
    preview,--filter) return ;;
    preview,--set) return ;;
    preview,--root) _render_paths; return ;;
    preview,--jobs | preview,-j) return ;;
    preview,--shard) return ;;
    preview,--shards) _render_paths; return ;;
    preview,--cache) _render_paths; return ;;
    plan,--output | plan,-o) _render_paths '*'; return ;;
    plan,--emit) _render_words 'slurm openjd github gitlab kubernetes parallel make'; return ;;
    plan,--shards) return ;;
    plan,--goldens) _render_paths; return ;;
    plan,--keep) _render_words 'all timeline frames strip texts'; return ;;
    plan,--ignore) return ;;
    plan,--sheet) return ;;
    plan,--gap) return ;;
    plan,--filter) return ;;
    plan,--against) _render_paths '*.json' '*.json5'; return ;;
    plan,--mode) _render_words 'all missing failed'; return ;;
    plan,--profile) _render_words 'device hig material3 strict a11y none'; return ;;
    plan,--display) return ;;
    plan,--distance) return ;;
    plan,--set) return ;;
    plan,--root) _render_paths; return ;;
    plan,--format) _render_words 'mp4 apng webp gif png rgba y4m'; return ;;
    plan,--codec) _render_words 'h264 h264-lossless ffv1 prores vp9 av1'; return ;;
    plan,--quality) _render_words 'draft standard high small'; return ;;
    plan,--plays) return ;;
    plan,--hold-first) return ;;
    plan,--hold-last) return ;;
    plan,--at) return ;;
    plan,--grid) return ;;
    plan,--moments) return ;;
    plan,--by) _render_words 'time movement'; return ;;
    plan,--from) return ;;
    plan,--to) return ;;
    plan,--frames) return ;;
    plan,--every) return ;;
    plan,--fps) return ;;
    plan,--shutter-angle) return ;;
    plan,--shutter-samples) return ;;
    plan,--scale) return ;;
    plan,--background) return ;;
    plan,--width) return ;;
    plan,--height) return ;;
    plan,--max-size) return ;;
    plan,--for) _render_words 'github slack docs'; return ;;
    plan,--memory) return ;;
    run,--shard) return ;;
    run,--output | run,-o) _render_paths; return ;;
    run,--cache) _render_paths; return ;;
    run,--jobs | run,-j) return ;;
    merge,--output | merge,-o) _render_paths; return ;;
    merge,--gather) _render_paths; return ;;
    merge,--report) _render_paths '*'; return ;;
    merge,--junit) _render_paths '*'; return ;;
    merge,--summary) _render_paths '*'; return ;;
    merge,--comment) _render_paths; return ;;
    merge,--comment-address) return ;;
    merge,--sarif) _render_paths '*'; return ;;
    merge,--fail-on) _render_words 'error warning remark never'; return ;;
    new,--template | new,-t) _render_words 'blank fade slide spring between flow gesture suite'; return ;;
    new,--from) _render_paths '*'; return ;;
    mcp,--root) _render_paths; return ;;
    skill,--output | skill,-o) _render_paths; return ;;
    '',--output | '',-o) _render_paths '*'; return ;;
    '',--format) _render_words 'mp4 apng webp gif png rgba y4m'; return ;;
    '',--codec) _render_words 'h264 h264-lossless ffv1 prores vp9 av1'; return ;;
    '',--quality) _render_words 'draft standard high small'; return ;;
    '',--plays) return ;;
    '',--hold-first) return ;;
    '',--hold-last) return ;;
    '',--at) return ;;
    '',--grid) return ;;
    '',--moments) return ;;
    '',--by) _render_words 'time movement'; return ;;
    '',--from) return ;;
    '',--to) return ;;
    '',--frames) return ;;
    '',--every) return ;;
    '',--fps) return ;;
    '',--shutter-angle) return ;;
    '',--shutter-samples) return ;;
    '',--scale) return ;;
    '',--background) return ;;
    '',--width) return ;;
    '',--height) return ;;
    '',--max-size) return ;;
    '',--for) _render_words 'github slack docs'; return ;;
    '',--jobs | '',-j) return ;;
    '',--memory) return ;;
    '',--set) return ;;
    '',--root) _render_paths; return ;;
    '',--shard) return ;;
    '',--shards) _render_paths; return ;;
    '',--cache) _render_paths; return ;;
    *,--color) _render_words 'auto always never'; return ;;
  esac

  if [[ $current == -* ]]; then
    case $verb in
      '') _render_words '--output -o --format --codec --quality --plays --hold-first --hold-last --at --strip --grid --moments --by --hash --from --to --frames --every --fps --motion-blur --no-motion-blur --shutter-angle --shutter-samples --scale --background --width --height --max-size --for --jobs -j --memory --clobber --no-clobber --timings --json --set --root --reduce-motion --rtl --shard --shards --cache --help -h --version --quiet -q --verbose -v --color' ;;
      draw) _render_words '--output -o --format --codec --quality --plays --hold-first --hold-last --at --strip --grid --moments --by --hash --from --to --frames --every --fps --motion-blur --no-motion-blur --shutter-angle --shutter-samples --scale --background --width --height --max-size --for --jobs -j --memory --clobber --no-clobber --timings --json --set --root --reduce-motion --rtl --shard --shards --cache --help -h --version --quiet -q --verbose -v --color' ;;
      between) _render_words '--with --operation --easing --duration -d --quantized --gesture --touch --device --picture-scale --bezel --caption --fit --from-box --from-radius --status-bar --crop-status-bar --rtl --reduce-motion --output -o --format --codec --quality --plays --hold-first --hold-last --at --strip --grid --moments --by --hash --from --to --frames --every --fps --motion-blur --no-motion-blur --shutter-angle --shutter-samples --scale --background --width --height --max-size --for --jobs -j --memory --clobber --no-clobber --timings --json --help -h --version --quiet -q --verbose -v --color' ;;
      presets) _render_words '--sheet --output -o --clobber --no-clobber --names --families --json --before --after --operation --device --rtl --reduce-motion --help -h --version --quiet -q --verbose -v --color' ;;
      explain) _render_words '--operation --device --rtl --quantized --cost --set --root --reduce-motion --json --help -h --version --quiet -q --verbose -v --color' ;;
      check) _render_words '--motion --strict --set --root --reduce-motion --rtl --memory --json --help -h --version --quiet -q --verbose -v --color' ;;
      audit) _render_words '--profile --fail-on --display --distance --sheet --gap --fps --set --root --reduce-motion --rtl --memory --json --report --sarif --junit --shard --shards --cache --help -h --version --quiet -q --verbose -v --color' ;;
      tree) _render_words '--at --set --root --reduce-motion --rtl --json --help -h --version --quiet -q --verbose -v --color' ;;
      fonts) _render_words '--set --root --reduce-motion --json --help -h --version --quiet -q --verbose -v --color' ;;
      curve) _render_words '--list --as --tolerance --duration -d --samples -n --at --width --height --output -o --clobber --no-clobber --json --help -h --version --quiet -q --verbose -v --color' ;;
      fit) _render_words '--region --kind --as --sheet --gap --fps --from --to --json --help -h --version --quiet -q --verbose -v --color' ;;
      verify) _render_words '--goldens --keep --ignore --sheet --gap --fps --filter --set --root --reduce-motion --jobs -j --json --report --junit --summary --comment --comment-address --base --against --aligned --strict --from --to --shard --shards --cache --help -h --version --quiet -q --verbose -v --color' ;;
      record) _render_words '--mode --goldens --keep --ignore --sheet --gap --fps --filter --set --root --reduce-motion --jobs -j --json --shard --shards --cache --help -h --version --quiet -q --verbose -v --color' ;;
      compare) _render_words '--ignore --sheet --gap --fps --set --root --reduce-motion --rtl --aligned --strict --from --to --json --report --help -h --version --quiet -q --verbose -v --color' ;;
      approve) _render_words '--goldens --keep --ignore --sheet --gap --fps --filter --set --root --reduce-motion --jobs -j --json --shard --shards --cache --help -h --version --quiet -q --verbose -v --color' ;;
      goldens) _render_words '--goldens --json --help -h --version --quiet -q --verbose -v --color' ;;
      map) _render_words '--as --set --root --reduce-motion --json --help -h --version --quiet -q --verbose -v --color' ;;
      tokens) _render_words '--context --as --json --help -h --version --quiet -q --verbose -v --color' ;;
      preview) _render_words '--output -o --single-file --watch --port --quality --filter --set --root --reduce-motion --rtl --jobs -j --shard --shards --cache --help -h --version --quiet -q --verbose -v --color' ;;
      plan) _render_words '--output -o --emit --shards --goldens --keep --ignore --sheet --gap --filter --against --aligned --strict --mode --profile --display --distance --set --root --reduce-motion --rtl --format --codec --quality --plays --hold-first --hold-last --at --strip --grid --moments --by --from --to --frames --every --fps --motion-blur --no-motion-blur --shutter-angle --shutter-samples --scale --background --width --height --max-size --for --memory --help -h --version --quiet -q --verbose -v --color' ;;
      run) _render_words '--shard --output -o --cache --jobs -j --help -h --version --quiet -q --verbose -v --color' ;;
      merge) _render_words '--output -o --gather --report --junit --summary --comment --comment-address --sarif --fail-on --json --help -h --version --quiet -q --verbose -v --color' ;;
      new) _render_words '--template -t --from --clobber --no-clobber --help -h --version --quiet -q --verbose -v --color' ;;
      schema) _render_words '--help -h --version --quiet -q --verbose -v --color' ;;
      mcp) _render_words '--root --help -h --version --quiet -q --verbose -v --color' ;;
      skill) _render_words '--output -o --clobber --no-clobber --help -h --version --quiet -q --verbose -v --color' ;;
      help) _render_words '--json --help -h --version --quiet -q --verbose -v --color' ;;
      completions) _render_words '--help -h --version --quiet -q --verbose -v --color' ;;
      manual) _render_words '--help -h --version --quiet -q --verbose -v --color' ;;
    esac
  else
    case $verb in
      '') _render_words 'draw between presets explain check audit tree fonts curve fit verify record compare approve goldens map tokens preview plan run merge new schema mcp skill help completions manual' ;;
      draw) _render_paths '*.json' '*.json5' ;;
      between) _render_paths '*' ;;
      presets) _render_presets --families; _render_presets --names ;;
      explain) _render_paths '*.json' '*.json5'; _render_presets --names ;;
      check) _render_paths '*.json' '*.json5' ;;
      audit) _render_paths '*' ;;
      tree) _render_paths '*.json' '*.json5' ;;
      fonts) _render_paths '*.json' '*.json5' ;;
      fit) _render_paths '*' ;;
      verify) _render_paths '*' ;;
      record) _render_paths '*' ;;
      compare) _render_paths '*' ;;
      approve) _render_paths '*' ;;
      goldens) _render_paths '*' ;;
      map) _render_paths '*.json' '*.json5' ;;
      tokens) _render_paths '*' ;;
      preview) _render_paths '*.json' '*.json5' ;;
      plan) _render_paths '*' ;;
      run) _render_paths '*' ;;
      merge) _render_paths ;;
      new) _render_paths '*' ;;
      schema) _render_words 'scene suite draw presets explain check audit tree fonts curve fit verify compare goldens map tokens help plan atlas' ;;
      help) _render_words 'draw between presets explain check audit tree fonts curve fit verify record compare approve goldens map tokens preview plan run merge new schema mcp skill help completions manual easings springs words' ;;
      completions) _render_words 'bash zsh fish' ;;
    esac
  fi
}

_render_words() {
  mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -W "$1" -- "$current")
}

_render_presets() {
  _render_words "$(render presets "$1" 2> /dev/null)"
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
