#compdef render
# Zsh completion for render; made by 'render completions zsh'.

_render() {
  local context state state_descr line
  typeset -A opt_args
  local -a verbs=(
    'draw:Draw a scene (the word '\''draw'\'' may be left out)'
    'between:Draw the transition between two pictures'
    'presets:List the transitions, or draw them'
    'explain:Print what a transition or a scene is made of'
    'check:Find the mistakes in scene files'
    'audit:Hold scenes and recordings to guidelines for motion'
    'tree:Print the layers at some moments'
    'fonts:Print which fonts the texts are shown in'
    'curve:Draw an easing or a spring'
    'fit:Find the curve by which a recorded film moves'
    'verify:Verify films against their goldens'
    'record:Record the goldens of films'
    'compare:Explain how two scenes, films or pictures differ'
    'approve:Accept how films are now as their goldens'
    'goldens:List goldens, or remove those nobody needs'
    'map:Print the screens of an app, and the ways between them'
    'tokens:Print the motion tokens of a design system, or of a scene'
    'preview:Make pages to look at scenes'
    'plan:Plan work that many machines share'
    'run:Do a shard of a plan'
    'merge:Make one answer of what shards have done'
    'new:Write a scene to start from'
    'schema:Print the JSON schema of scene files, suites, or an answer'
    'mcp:Let agents check and draw scenes'
    'skill:Write the skill for agents'
    'help:Explain the program, one of its verbs, or a topic'
    'completions:Print a completion script for a shell'
    'manual:Print the manual page'
  )

  _arguments -C -s \
    '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
    '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
    '(--version)--version[Print the version, the commit and the libraries]' \
    '(--quiet -q)--quiet[Say nothing but results and errors]' \
    '(--quiet -q)-q[Say nothing but results and errors]' \
    '(--verbose -v)--verbose[Say more about what is done]' \
    '(--verbose -v)-v[Say more about what is done]' \
    '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
    '1:verb:->verb' \
    '*::argument:->argument'

  case $state in
    verb) _describe verb verbs ;;
    argument)
      case $line[1] in
        draw)
          _arguments -s \
            '(--output -o)--output=[Where the pictures go]:path:_files' \
            '(--output -o)-o+[Where the pictures go]:path:_files' \
            '(--format)--format=[What is written, where the ending does not say]:name:(mp4 apng webp gif png rgba y4m)' \
            '(--codec)--codec=[What a movie is compressed with]:name:(h264 h264-lossless ffv1 prores vp9 av1)' \
            '(--quality)--quality=[How much an H.264 movie or a WebP may differ from its frames]:name:(draft standard high small)' \
            '(--plays)--plays=[How often an animated picture is shown; 0 is forever]:n: ' \
            '(--hold-first)--hold-first=[How long the film stands still before it moves]:time: ' \
            '(--hold-last)--hold-last=[How long the film stands still at its end]:time: ' \
            '(--at)--at=[Draw this one moment]:time: ' \
            '(--strip)--strip[Draw some moments of the film side by side]' \
            '(--grid)--grid=[Put all frames into one PNG, so many in a row]:columns: ' \
            '(--moments)--moments=[How many moments a strip has]:n: ' \
            '(--by)--by=[What is even about the moments of a strip]:name:(time movement)' \
            '(--hash)--hash[Print the SHA-256 of each frame'\''s pixels]' \
            '(--from)--from=[Begin with this moment]:time: ' \
            '(--to)--to=[End with this moment]:time: ' \
            '(--frames)--frames=[Draw these frames alone]:list: ' \
            '(--every)--every=[Draw one frame of n]:n: ' \
            '(--fps)--fps=[Frames per second, in place of the scene'\''s]:rate: ' \
            '(--motion-blur --no-motion-blur)--motion-blur[Blur what moves, as a camera does]' \
            '(--motion-blur --no-motion-blur)--no-motion-blur[Blur what moves, as a camera does]' \
            '(--shutter-angle)--shutter-angle=[How long the shutter of --motion-blur is open]:degrees: ' \
            '(--shutter-samples)--shutter-samples=[How many moments a blurred frame is the mean of]:n: ' \
            '(--scale)--scale=[Device pixels per point, instead of the scene'\''s]:factor: ' \
            '(--background)--background=[The color below all layers, in place of the scene'\''s]:color: ' \
            '(--width)--width=[How many pixels wide the output is]:pixels: ' \
            '(--height)--height=[How many pixels high the output is]:pixels: ' \
            '(--max-size)--max-size=[The most bytes of a movie or an animated picture]:size: ' \
            '(--for)--for=[Where the film will be looked at]:name:(github slack docs)' \
            '(--jobs -j)--jobs=[How many frames are drawn at once]:count: ' \
            '(--jobs -j)-j+[How many frames are drawn at once]:count: ' \
            '(--memory)--memory=[How much memory the run may take]:size: ' \
            '(--clobber --no-clobber)--clobber[Replace files that exist]' \
            '(--clobber --no-clobber)--no-clobber[Replace files that exist]' \
            '(--timings)--timings[Say on standard error where the time went]' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--rtl)--rtl[Mirror the scene for people who read from right to left]' \
            '(--shard)--shard=[Do one of n equal parts of the work]:i/n: ' \
            '(--shards)--shards=[Where the results of shards go]:folder:_files -/' \
            '(--cache)--cache=[Where results are kept, and found again]:folder:_files -/' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':scene:_files -g "*.json(|5)"'
          ;;
        between)
          _arguments -s \
            '*--with=[How the screens are exchanged]:transition:_render_presets' \
            '(--operation)--operation=[What the app does]:name:(push pop present dismiss tab-forward tab-backward)' \
            '(--easing)--easing=[The curve of a cross-fade]:curve: ' \
            '(--duration -d)--duration=[How long the transition takes]:time: ' \
            '(--duration -d)-d+[How long the transition takes]:time: ' \
            '(--quantized)--quantized[Draw curves as Flutter'\''s solver does]' \
            '(--gesture)--gesture=[Let a finger lead the transition]:name:(commit cancel flick)' \
            '(--touch)--touch[Show the finger]' \
            '(--device)--device=[The device that the pictures are of]:name:(iphone-se iphone-11 iphone-11-pro iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-14 iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-16e iphone-14-plus iphone-12-pro-max iphone-13-pro-max iphone-15 iphone-14-pro iphone-15-pro iphone-16 iphone-15-plus iphone-14-pro-max iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-9 ipad-mini-6 ipad-mini-7 ipad-10 ipad-11 ipad-air-11 ipad-air-13 ipad-pro-12-9 ipad-pro-11 ipad-pro-11-m4 ipad-pro-11-m5 ipad-pro-13 pixel-8 pixel-6 pixel-6a pixel-7 pixel-7a pixel-8a pixel-6-pro pixel-7-pro pixel-8-pro pixel-9-pro-xl pixel-10-pro-xl pixel-9 pixel-9a pixel-10 pixel-9-pro pixel-10-pro pixel-tablet galaxy-s24 galaxy-s22 galaxy-s23 galaxy-s25 galaxy-s24-plus galaxy-s22-plus galaxy-s23-plus galaxy-s25-plus galaxy-a55 galaxy-s24-ultra galaxy-s25-ultra)' \
            '(--picture-scale)--picture-scale=[How many pixels of the pictures a point has]:factor: ' \
            '(--bezel)--bezel[Show the device around the film]' \
            '*--caption=[Words above the film]:text: ' \
            '(--fit)--fit=[How a second picture of another shape finds its place]:name:(fill fit stretch)' \
            '(--from-box)--from-box=[Where on the first picture the second comes from]:x,y,w,h: ' \
            '(--from-radius)--from-radius=[How round the corners of that box are]:pixels: ' \
            '(--status-bar)--status-bar=[What becomes of the status bars in the pictures]:name:(moving fixed)' \
            '(--crop-status-bar)--crop-status-bar[Cut the device'\''s status bar off the pictures]' \
            '(--rtl)--rtl[Let reading begin on the right]' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--output -o)--output=[Where the pictures go]:path:_files' \
            '(--output -o)-o+[Where the pictures go]:path:_files' \
            '(--format)--format=[What is written, where the ending does not say]:name:(mp4 apng webp gif png rgba y4m)' \
            '(--codec)--codec=[What a movie is compressed with]:name:(h264 h264-lossless ffv1 prores vp9 av1)' \
            '(--quality)--quality=[How much an H.264 movie or a WebP may differ from its frames]:name:(draft standard high small)' \
            '(--plays)--plays=[How often an animated picture is shown; 0 is forever]:n: ' \
            '(--hold-first)--hold-first=[How long the film stands still before it moves]:time: ' \
            '(--hold-last)--hold-last=[How long the film stands still at its end]:time: ' \
            '(--at)--at=[Draw this one moment]:time: ' \
            '(--strip)--strip[Draw some moments of the film side by side]' \
            '(--grid)--grid=[Put all frames into one PNG, so many in a row]:columns: ' \
            '(--moments)--moments=[How many moments a strip has]:n: ' \
            '(--by)--by=[What is even about the moments of a strip]:name:(time movement)' \
            '(--hash)--hash[Print the SHA-256 of each frame'\''s pixels]' \
            '(--from)--from=[Begin with this moment]:time: ' \
            '(--to)--to=[End with this moment]:time: ' \
            '(--frames)--frames=[Draw these frames alone]:list: ' \
            '(--every)--every=[Draw one frame of n]:n: ' \
            '(--fps)--fps=[Frames per second, in place of the scene'\''s]:rate: ' \
            '(--motion-blur --no-motion-blur)--motion-blur[Blur what moves, as a camera does]' \
            '(--motion-blur --no-motion-blur)--no-motion-blur[Blur what moves, as a camera does]' \
            '(--shutter-angle)--shutter-angle=[How long the shutter of --motion-blur is open]:degrees: ' \
            '(--shutter-samples)--shutter-samples=[How many moments a blurred frame is the mean of]:n: ' \
            '(--scale)--scale=[Device pixels per point, instead of the scene'\''s]:factor: ' \
            '(--background)--background=[The color below all layers, in place of the scene'\''s]:color: ' \
            '(--width)--width=[How many pixels wide the output is]:pixels: ' \
            '(--height)--height=[How many pixels high the output is]:pixels: ' \
            '(--max-size)--max-size=[The most bytes of a movie or an animated picture]:size: ' \
            '(--for)--for=[Where the film will be looked at]:name:(github slack docs)' \
            '(--jobs -j)--jobs=[How many frames are drawn at once]:count: ' \
            '(--jobs -j)-j+[How many frames are drawn at once]:count: ' \
            '(--memory)--memory=[How much memory the run may take]:size: ' \
            '(--clobber --no-clobber)--clobber[Replace files that exist]' \
            '(--clobber --no-clobber)--no-clobber[Replace files that exist]' \
            '(--timings)--timings[Say on standard error where the time went]' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':before:_files' \
            ':after:_files'
          ;;
        presets)
          _arguments -s \
            '(--sheet)--sheet[Draw five moments of each]' \
            '(--output -o)--output=[Where the sheet goes]:path:_files' \
            '(--output -o)-o+[Where the sheet goes]:path:_files' \
            '(--clobber --no-clobber)--clobber[Replace files that exist]' \
            '(--clobber --no-clobber)--no-clobber[Replace files that exist]' \
            '(--names)--names[Print the names alone, one to a line]' \
            '(--families)--families[Print the names of the families alone]' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--before)--before=[The screen that is there first (PNG, JPEG or WebP)]:picture:_files' \
            '(--after)--after=[The screen that takes its place]:picture:_files' \
            '(--operation)--operation=[What the app does]:name:(push pop present dismiss tab-forward tab-backward)' \
            '(--device)--device=[Where the screens are exchanged]:name:(iphone-se iphone-11 iphone-11-pro iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-14 iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-16e iphone-14-plus iphone-12-pro-max iphone-13-pro-max iphone-15 iphone-14-pro iphone-15-pro iphone-16 iphone-15-plus iphone-14-pro-max iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-9 ipad-mini-6 ipad-mini-7 ipad-10 ipad-11 ipad-air-11 ipad-air-13 ipad-pro-12-9 ipad-pro-11 ipad-pro-11-m4 ipad-pro-11-m5 ipad-pro-13 pixel-8 pixel-6 pixel-6a pixel-7 pixel-7a pixel-8a pixel-6-pro pixel-7-pro pixel-8-pro pixel-9-pro-xl pixel-10-pro-xl pixel-9 pixel-9a pixel-10 pixel-9-pro pixel-10-pro pixel-tablet galaxy-s24 galaxy-s22 galaxy-s23 galaxy-s25 galaxy-s24-plus galaxy-s22-plus galaxy-s23-plus galaxy-s25-plus galaxy-a55 galaxy-s24-ultra galaxy-s25-ultra)' \
            '(--rtl)--rtl[Let reading begin on the right]' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            '*:name:_render_families'
          ;;
        explain)
          _arguments -s \
            '(--operation)--operation=[What the app does]:name:(push pop present dismiss tab-forward tab-backward)' \
            '(--device)--device=[Where the screens are exchanged]:name:(iphone-se iphone-11 iphone-11-pro iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-14 iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-16e iphone-14-plus iphone-12-pro-max iphone-13-pro-max iphone-15 iphone-14-pro iphone-15-pro iphone-16 iphone-15-plus iphone-14-pro-max iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-9 ipad-mini-6 ipad-mini-7 ipad-10 ipad-11 ipad-air-11 ipad-air-13 ipad-pro-12-9 ipad-pro-11 ipad-pro-11-m4 ipad-pro-11-m5 ipad-pro-13 pixel-8 pixel-6 pixel-6a pixel-7 pixel-7a pixel-8a pixel-6-pro pixel-7-pro pixel-8-pro pixel-9-pro-xl pixel-10-pro-xl pixel-9 pixel-9a pixel-10 pixel-9-pro pixel-10-pro pixel-tablet galaxy-s24 galaxy-s22 galaxy-s23 galaxy-s25 galaxy-s24-plus galaxy-s22-plus galaxy-s23-plus galaxy-s25-plus galaxy-a55 galaxy-s24-ultra galaxy-s25-ultra)' \
            '(--rtl)--rtl[Let reading begin on the right]' \
            '(--quantized)--quantized[Draw curves as Flutter'\''s solver does]' \
            '(--cost)--cost[What each frame of a scene costs a compositor]' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':subject:_render_subjects'
          ;;
        check)
          _arguments -s \
            '(--motion)--motion[Hold the movement to what the scene expects of it]' \
            '(--strict)--strict[End with 65 where there are warnings, too]' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--rtl)--rtl[Mirror the scene for people who read from right to left]' \
            '(--memory)--memory=[How much memory the run may take]:size: ' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            '*:scene:_files -g "*.json(|5)"'
          ;;
        audit)
          _arguments -s \
            '(--profile)--profile=[Whose guidelines the scenes are held to]:name:(device hig material3 strict a11y none)' \
            '(--fail-on)--fail-on=[From which findings on the run ends with 1]:severity:(error warning remark never)' \
            '(--display)--display=[The diagonal of the display, such as 6.1in, for flashes]:length: ' \
            '(--distance)--distance=[The distance of the eyes from the display, such as 30cm]:length: ' \
            '(--sheet)--sheet=[Read PNGs as sheets of frames that have so many pixels]:WxH: ' \
            '(--gap)--gap=[Pixels between the frames of sheets]:pixels: ' \
            '(--fps)--fps=[Frames per second of sheets and of folders of PNGs]:rate: ' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--rtl)--rtl[Mirror the scene for people who read from right to left]' \
            '(--memory)--memory=[How much memory the run may take]:size: ' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--report)--report=[Write a page that shows what was found (.html)]:file:_files' \
            '(--sarif)--sarif=[Write what was found for code scanning (SARIF 2.1.0)]:file:_files' \
            '(--junit)--junit=[Write what came of it for CI systems (JUnit XML)]:file:_files' \
            '(--shard)--shard=[Do one of n equal parts of the work]:i/n: ' \
            '(--shards)--shards=[Where the results of shards go]:folder:_files -/' \
            '(--cache)--cache=[Where results are kept, and found again]:folder:_files -/' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            '*:scene:_files'
          ;;
        tree)
          _arguments -s \
            '(--at)--at=[The moments to look at]:times: ' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--rtl)--rtl[Mirror the scene for people who read from right to left]' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':scene:_files -g "*.json(|5)"'
          ;;
        fonts)
          _arguments -s \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':scene:_files -g "*.json(|5)"'
          ;;
        curve)
          _arguments -s \
            '(--list)--list[List the names of all easings and springs]' \
            '(--as)--as=[Print the curve as code]:language:(scene swiftui uikit compose css flutter react-native core-animation motion figma gsap dtcg all)' \
            '(--tolerance)--tolerance=[How far a style sheet'\''s curve may be from the meant one]:share: ' \
            '(--duration -d)--duration=[How long the curve takes]:time: ' \
            '(--duration -d)-d+[How long the curve takes]:time: ' \
            '(--samples -n)--samples=[How many values to list, evenly spaced in time]:count: ' \
            '(--samples -n)-n+[How many values to list, evenly spaced in time]:count: ' \
            '(--at)--at=[Print the values at these moments, and nothing else]:times: ' \
            '(--width)--width=[How wide the graph is]:columns: ' \
            '(--height)--height=[How high the graph is]:rows: ' \
            '(--output -o)--output=[Where a picture of the graph goes]:path:_files' \
            '(--output -o)-o+[Where a picture of the graph goes]:path:_files' \
            '(--clobber --no-clobber)--clobber[Replace files that exist]' \
            '(--clobber --no-clobber)--no-clobber[Replace files that exist]' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':curve: '
          ;;
        fit)
          _arguments -s \
            '(--region)--region=[Where to look, in pixels of the film]:x,y,w,h: ' \
            '(--kind)--kind=[Which curves to look for]:auto|spring|bezier:(auto spring bezier)' \
            '(--as)--as=[Print the curve as code]:language:(scene swiftui uikit compose css flutter react-native core-animation motion figma gsap dtcg all)' \
            '(--sheet)--sheet=[Read PNGs as sheets of frames that have so many pixels]:WxH: ' \
            '(--gap)--gap=[Pixels between the frames of sheets]:pixels: ' \
            '(--fps)--fps=[Frames per second of sheets and of folders of PNGs]:rate: ' \
            '(--from)--from=[Begin with this moment]:time: ' \
            '(--to)--to=[End with this moment]:time: ' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':film:_files'
          ;;
        verify)
          _arguments -s \
            '(--goldens)--goldens=[The folder of the goldens]:folder:_files -/' \
            '(--keep)--keep=[What is kept of each film]:what:(all timeline frames strip texts)' \
            '*--ignore=[Leave out a box of recordings, in their pixels]:x,y,w,h: ' \
            '(--sheet)--sheet=[Read PNGs as sheets of frames that have so many pixels]:WxH: ' \
            '(--gap)--gap=[Pixels between the frames of sheets]:pixels: ' \
            '(--fps)--fps=[Frames per second of sheets and of folders of PNGs]:rate: ' \
            '(--filter)--filter=[Only cases whose name has these words in it]:words: ' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--jobs -j)--jobs=[How many cases are drawn at once]:count: ' \
            '(--jobs -j)-j+[How many cases are drawn at once]:count: ' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--report)--report=[Write a page that shows what came of it (.html)]:file:_files' \
            '(--junit)--junit=[Write what came of it for CI systems (JUnit XML)]:file:_files' \
            '(--summary)--summary=[Add what came of it to a file, in Markdown]:file:_files' \
            '(--comment)--comment=[Write a comment for a pull request into a folder (Markdown)]:folder:_files -/' \
            '(--comment-address)--comment-address=[Where the folder of the comment can be seen]:url: ' \
            '(--base)--base=[Show films of this git revision beside those that are]:revision: ' \
            '(--against)--against=[Hold recordings to what a scene draws, not to goldens]:scene:_files -g "*.json(|5)"' \
            '(--aligned)--aligned[Find the scene in the recording of a device, and compare]' \
            '(--strict)--strict[End with 75 where an aligned recording says too little]' \
            '(--from)--from=[Begin with this moment]:time: ' \
            '(--to)--to=[End with this moment]:time: ' \
            '(--shard)--shard=[Do one of n equal parts of the work]:i/n: ' \
            '(--shards)--shards=[Where the results of shards go]:folder:_files -/' \
            '(--cache)--cache=[Where results are kept, and found again]:folder:_files -/' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            '*:film:_files'
          ;;
        record)
          _arguments -s \
            '(--mode)--mode=[Which goldens are written]:which:(all missing failed)' \
            '(--goldens)--goldens=[The folder of the goldens]:folder:_files -/' \
            '(--keep)--keep=[What is kept of each film]:what:(all timeline frames strip texts)' \
            '*--ignore=[Leave out a box of recordings, in their pixels]:x,y,w,h: ' \
            '(--sheet)--sheet=[Read PNGs as sheets of frames that have so many pixels]:WxH: ' \
            '(--gap)--gap=[Pixels between the frames of sheets]:pixels: ' \
            '(--fps)--fps=[Frames per second of sheets and of folders of PNGs]:rate: ' \
            '(--filter)--filter=[Only cases whose name has these words in it]:words: ' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--jobs -j)--jobs=[How many cases are drawn at once]:count: ' \
            '(--jobs -j)-j+[How many cases are drawn at once]:count: ' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--shard)--shard=[Do one of n equal parts of the work]:i/n: ' \
            '(--shards)--shards=[Where the results of shards go]:folder:_files -/' \
            '(--cache)--cache=[Where results are kept, and found again]:folder:_files -/' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            '*:film:_files'
          ;;
        compare)
          _arguments -s \
            '*--ignore=[Leave out a box of recordings, in their pixels]:x,y,w,h: ' \
            '(--sheet)--sheet=[Read PNGs as sheets of frames that have so many pixels]:WxH: ' \
            '(--gap)--gap=[Pixels between the frames of sheets]:pixels: ' \
            '(--fps)--fps=[Frames per second of sheets and of folders of PNGs]:rate: ' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--rtl)--rtl[Mirror the scene for people who read from right to left]' \
            '(--aligned)--aligned[Find the scene in the recording of a device, and compare]' \
            '(--strict)--strict[End with 75 where an aligned recording says too little]' \
            '(--from)--from=[Begin with this moment]:time: ' \
            '(--to)--to=[End with this moment]:time: ' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--report)--report=[Write a page that shows what came of it (.html)]:file:_files' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':old:_files' \
            ':new:_files'
          ;;
        approve)
          _arguments -s \
            '(--goldens)--goldens=[The folder of the goldens]:folder:_files -/' \
            '(--keep)--keep=[What is kept of each film]:what:(all timeline frames strip texts)' \
            '*--ignore=[Leave out a box of recordings, in their pixels]:x,y,w,h: ' \
            '(--sheet)--sheet=[Read PNGs as sheets of frames that have so many pixels]:WxH: ' \
            '(--gap)--gap=[Pixels between the frames of sheets]:pixels: ' \
            '(--fps)--fps=[Frames per second of sheets and of folders of PNGs]:rate: ' \
            '(--filter)--filter=[Only cases whose name has these words in it]:words: ' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--jobs -j)--jobs=[How many cases are drawn at once]:count: ' \
            '(--jobs -j)-j+[How many cases are drawn at once]:count: ' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--shard)--shard=[Do one of n equal parts of the work]:i/n: ' \
            '(--shards)--shards=[Where the results of shards go]:folder:_files -/' \
            '(--cache)--cache=[Where results are kept, and found again]:folder:_files -/' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            '*:film:_files'
          ;;
        goldens)
          _arguments -s \
            '(--goldens)--goldens=[The folder of the goldens]:folder:_files -/' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':action:(list prune)' \
            '*:film:_files'
          ;;
        map)
          _arguments -s \
            '(--as)--as=[What the map is written in]:format:(text mermaid dot svg)' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            '*:scene:_files -g "*.json(|5)"'
          ;;
        tokens)
          _arguments -s \
            '*--context=[Choose a context of a modifier, or a mode of Figma'\''s]:name=value: ' \
            '(--as)--as=[What the tokens are printed in]:notation:(dtcg css scene swiftui compose flutter style-dictionary resolver figma)' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            '*:tokens:_files'
          ;;
        preview)
          _arguments -s \
            '(--output -o)--output=[Where the pages go]:path:_files -/' \
            '(--output -o)-o+[Where the pages go]:path:_files -/' \
            '(--single-file)--single-file[Write one page with everything in it]' \
            '(--watch)--watch[Draw again what is saved, until interrupted]' \
            '(--port)--port=[The port of the server that redraws]:number: ' \
            '(--quality)--quality=[How much films may differ from their frames]:name:(draft standard high small)' \
            '(--filter)--filter=[Only cases whose name has these words in it]:words: ' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--rtl)--rtl[Mirror the scene for people who read from right to left]' \
            '(--jobs -j)--jobs=[How many frames are drawn at once]:count: ' \
            '(--jobs -j)-j+[How many frames are drawn at once]:count: ' \
            '(--shard)--shard=[Do one of n equal parts of the work]:i/n: ' \
            '(--shards)--shards=[Where the results of shards go]:folder:_files -/' \
            '(--cache)--cache=[Where results are kept, and found again]:folder:_files -/' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            '*:scene:_files -g "*.json(|5)"'
          ;;
        plan)
          _arguments -s \
            '(--output -o)--output=[Where the plan goes]:path:_files' \
            '(--output -o)-o+[Where the plan goes]:path:_files' \
            '(--emit)--emit=[Print a job that does the plan on an engine]:engine:(slurm openjd github gitlab kubernetes parallel make)' \
            '(--shards)--shards=[How many shards the job has]:n: ' \
            '(--goldens)--goldens=[The folder of the goldens]:folder:_files -/' \
            '(--keep)--keep=[What is kept of each film]:what:(all timeline frames strip texts)' \
            '*--ignore=[Leave out a box of recordings, in their pixels]:x,y,w,h: ' \
            '(--sheet)--sheet=[Read PNGs as sheets of frames that have so many pixels]:WxH: ' \
            '(--gap)--gap=[Pixels between the frames of sheets]:pixels: ' \
            '(--filter)--filter=[Only cases whose name has these words in it]:words: ' \
            '(--against)--against=[Hold recordings to what a scene draws, not to goldens]:scene:_files -g "*.json(|5)"' \
            '(--aligned)--aligned[Find the scene in the recording of a device, and compare]' \
            '(--strict)--strict[End with 75 where an aligned recording says too little]' \
            '(--mode)--mode=[Which goldens are written]:which:(all missing failed)' \
            '(--profile)--profile=[Whose guidelines the scenes are held to]:name:(device hig material3 strict a11y none)' \
            '(--display)--display=[The diagonal of the display, such as 6.1in, for flashes]:length: ' \
            '(--distance)--distance=[The distance of the eyes from the display, such as 30cm]:length: ' \
            '*--set=[Give a variable of the scene a value]:name=value: ' \
            '(--root)--root=[The folder that no asset may lie outside of]:folder:_files -/' \
            '(--reduce-motion)--reduce-motion[Show what replaces motion for those who want less]' \
            '(--rtl)--rtl[Mirror the scene for people who read from right to left]' \
            '(--format)--format=[What is written, where the ending does not say]:name:(mp4 apng webp gif png rgba y4m)' \
            '(--codec)--codec=[What a movie is compressed with]:name:(h264 h264-lossless ffv1 prores vp9 av1)' \
            '(--quality)--quality=[How much an H.264 movie or a WebP may differ from its frames]:name:(draft standard high small)' \
            '(--plays)--plays=[How often an animated picture is shown; 0 is forever]:n: ' \
            '(--hold-first)--hold-first=[How long the film stands still before it moves]:time: ' \
            '(--hold-last)--hold-last=[How long the film stands still at its end]:time: ' \
            '(--at)--at=[Draw this one moment]:time: ' \
            '(--strip)--strip[Draw some moments of the film side by side]' \
            '(--grid)--grid=[Put all frames into one PNG, so many in a row]:columns: ' \
            '(--moments)--moments=[How many moments a strip has]:n: ' \
            '(--by)--by=[What is even about the moments of a strip]:name:(time movement)' \
            '(--from)--from=[Begin with this moment]:time: ' \
            '(--to)--to=[End with this moment]:time: ' \
            '(--frames)--frames=[Draw these frames alone]:list: ' \
            '(--every)--every=[Draw one frame of n]:n: ' \
            '(--fps)--fps=[Frames per second, in place of the scene'\''s]:rate: ' \
            '(--motion-blur --no-motion-blur)--motion-blur[Blur what moves, as a camera does]' \
            '(--motion-blur --no-motion-blur)--no-motion-blur[Blur what moves, as a camera does]' \
            '(--shutter-angle)--shutter-angle=[How long the shutter of --motion-blur is open]:degrees: ' \
            '(--shutter-samples)--shutter-samples=[How many moments a blurred frame is the mean of]:n: ' \
            '(--scale)--scale=[Device pixels per point, instead of the scene'\''s]:factor: ' \
            '(--background)--background=[The color below all layers, in place of the scene'\''s]:color: ' \
            '(--width)--width=[How many pixels wide the output is]:pixels: ' \
            '(--height)--height=[How many pixels high the output is]:pixels: ' \
            '(--max-size)--max-size=[The most bytes of a movie or an animated picture]:size: ' \
            '(--for)--for=[Where the film will be looked at]:name:(github slack docs)' \
            '(--memory)--memory=[How much memory the run may take]:size: ' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':task:(draw record verify audit preview)' \
            '*:film:_files'
          ;;
        run)
          _arguments -s \
            '(--shard)--shard=[Do one of n equal parts of the work]:i/n: ' \
            '(--output -o)--output=[Where the results of shards go]:folder:_files -/' \
            '(--output -o)-o+[Where the results of shards go]:folder:_files -/' \
            '(--cache)--cache=[Where results are kept, and found again]:folder:_files -/' \
            '(--jobs -j)--jobs=[How many frames are drawn at once]:count: ' \
            '(--jobs -j)-j+[How many frames are drawn at once]:count: ' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':plan:_files'
          ;;
        merge)
          _arguments -s \
            '(--output -o)--output=[Where films go]:folder:_files -/' \
            '(--output -o)-o+[Where films go]:folder:_files -/' \
            '(--gather)--gather=[Only put the results into one folder, to be merged again]:folder:_files -/' \
            '(--report)--report=[Write a page that shows what came of it (.html)]:file:_files' \
            '(--junit)--junit=[Write what came of it for CI systems (JUnit XML)]:file:_files' \
            '(--summary)--summary=[Add what came of it to a file, in Markdown]:file:_files' \
            '(--comment)--comment=[Write a comment for a pull request into a folder (Markdown)]:folder:_files -/' \
            '(--comment-address)--comment-address=[Where the folder of the comment can be seen]:url: ' \
            '(--sarif)--sarif=[Write what was found for code scanning (SARIF 2.1.0)]:file:_files' \
            '(--fail-on)--fail-on=[From which findings on the run ends with 1]:severity:(error warning remark never)' \
            '(--json)--json[Write JSON for programs in place of text]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            '*:folder:_files -/'
          ;;
        new)
          _arguments -s \
            '(--template -t)--template=[What the new scene shows]:name:(blank fade slide spring between flow gesture suite)' \
            '(--template -t)-t+[What the new scene shows]:name:(blank fade slide spring between flow gesture suite)' \
            '(--from)--from=[The design that becomes a scene\: JSON of Figma'\''s]:file:_files' \
            '(--clobber --no-clobber)--clobber[Replace the file if it exists]' \
            '(--clobber --no-clobber)--no-clobber[Replace the file if it exists]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':file:_files'
          ;;
        schema)
          _arguments -s \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':kind:(scene suite draw presets explain check audit tree fonts curve fit verify compare goldens map tokens help plan atlas)'
          ;;
        mcp)
          _arguments -s \
            '(--root)--root=[The folder that agents may write into]:folder:_files -/' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)'
          ;;
        skill)
          _arguments -s \
            '(--output -o)--output=[The folder of the skill, which is made where it is missing]:folder:_files -/' \
            '(--output -o)-o+[The folder of the skill, which is made where it is missing]:folder:_files -/' \
            '(--clobber --no-clobber)--clobber[Replace files that exist]' \
            '(--clobber --no-clobber)--no-clobber[Replace files that exist]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)'
          ;;
        help)
          _arguments -s \
            '(--json)--json[Write the table of verbs and options as JSON]' \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            '*:subject:(draw between presets explain check audit tree fonts curve fit verify record compare approve goldens map tokens preview plan run merge new schema mcp skill help completions manual easings springs words)'
          ;;
        completions)
          _arguments -s \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)' \
            ':shell:(bash zsh fish)'
          ;;
        manual)
          _arguments -s \
            '(--help -h)--help[Explain briefly (-h) or in full (--help)]' \
            '(--help -h)-h[Explain briefly (-h) or in full (--help)]' \
            '(--version)--version[Print the version, the commit and the libraries]' \
            '(--quiet -q)--quiet[Say nothing but results and errors]' \
            '(--quiet -q)-q[Say nothing but results and errors]' \
            '(--verbose -v)--verbose[Say more about what is done]' \
            '(--verbose -v)-v[Say more about what is done]' \
            '(--color)--color=[Color messages\: auto, always or never]:when:(auto always never)'
          ;;
      esac
      ;;
  esac
}

_render_presets() {
  compadd -- ${(f)"$(render presets --names 2> /dev/null)"}
}

_render_families() {
  compadd -- ${(f)"$(render presets --families 2> /dev/null)"}
  _render_presets
}

_render_subjects() {
  _files -g "*.json(|5)"
  _render_presets
}

if [[ $funcstack[1] == _render ]]; then
  _render "$@"
else
  compdef _render render
fi
