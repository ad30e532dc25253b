package import SegueCommandLine

extension HelpTopic {
  /// The words that people look for, each with where it leads.
  package static let words = HelpTopic(
    "words", summary: "The words that people look for, and what they are called here",
    details: """
      What other tools call otherwise is found by its name there: 'render help sprite sheet' answers \
      with one row of these.
      """,
    sections: [
      Section(
        title: "Words",
        terms: Keyword.all.map { Term($0.words.joined(separator: ", "), $0.answer + ".") })
    ])
}

extension Keyword {
  /// The rows of `render help words`.
  package static let all = looks + motion + outputs + verifying + platforms + files

  private static let looks = [
    Keyword(
      "rtl", "right to left", "arabic", "hebrew",
      leadTo: "'render card.json --rtl' mirrors a scene that is written from left to right; "
        + "\"layoutDirection\" in the scene says for whom it is made"),
    Keyword(
      "transparent", "transparency", "alpha", "no background",
      leadTo:
        "'render card.json --background transparent -o card.webm'; a .mov, .mkv, .apng, .webp "
        + "and .png keep what is transparent as well, a .mp4 has no room for it"),
    Keyword(
      "dark mode", "dark", "theme", "variant", "localization",
      leadTo:
        "a variable of the scene, '--set theme=dark'; 'render new suite.json --template suite' "
        + "begins a suite, whose \"matrix\" has a case for each value"),
    Keyword(
      "reduced motion", "accessibility", "a11y", "wcag",
      leadTo:
        "'--reduce-motion' draws what replaces motion; 'render audit card.json --profile a11y' "
        + "holds a scene to what people with sensitive balance or sight need"),
  ]

  private static let motion = [
    Keyword(
      "stagger", "cascade",
      leadTo:
        "\"repeat\": {\"count\": 5, \"delay\": 40} of a fragment has each copy begin later, and "
        + "\"appear\": {\"by\": \"letter\", \"stagger\": 22} each letter of a text"),
    Keyword(
      "motion blur", "shutter",
      leadTo:
        "'render card.json --fps 24 --motion-blur -o card.mp4', or \"motionBlur\": true in the canvas"
    ),
    Keyword(
      "curve editor", "slider", "tweak", "tune", "live", "hot reload", "watch", "serve", "server",
      "slow motion", "slow", "speed",
      leadTo:
        "'render preview card.json --watch' plays up to ten times slower, and has sliders for "
        + "springs"),
    Keyword(
      "transitions", "catalog", "list", "push", "zoom",
      leadTo: "'render presets' lists transitions; 'render between a.png b.png --with ios.push -o "
        + "push.mp4' draws one"),
    Keyword(
      "code", "css", "export code", "snippet",
      leadTo:
        "'render curve ease-in-out --as css' writes a curve for a platform; 'render fit film.mp4 "
        + "--as compose' writes that of a film"),
  ]

  private static let outputs = [
    Keyword(
      "sprite sheet", "sprite", "atlas", "texturepacker", "aseprite",
      leadTo:
        "'render card.json --grid 6 -o sheet.png' puts all frames into one picture, and their "
        + "places into sheet.atlas.json"),
    Keyword(
      "gif", "webm", "mp4", "mov", "prores", "apng", "webp", "video", "movie", "export", "convert",
      leadTo:
        "the ending of '-o' says what is made: 'render card.json -o card.gif'; '--for github' "
        + "keeps it small enough for a pull request"),
    Keyword(
      "screenshot", "still", "frame", "poster", "thumbnail", "strip", "look",
      leadTo:
        "'render card.json --at 350ms -o card.png' draws one moment, '--strip' some side by side"),
    Keyword(
      "scene", "format", "keys", "syntax", "json schema",
      leadTo:
        "'render new card.json' writes a scene to start from, and 'render schema' what editors "
        + "complete by"),
    Keyword(
      "json", "machine readable", "api",
      leadTo:
        "most verbs have '--json', as 'render check card.json --json'; 'render schema check' is "
        + "the schema of what it writes"),
    Keyword(
      "exit code", "exit codes", "status", leadTo: "'render --help' lists them at its end"),
  ]

  private static let verifying = [
    Keyword(
      "flake", "flaky", "flakiness", "deterministic", "reproducible",
      leadTo:
        "the same scene has the same pixels on every machine, and 'render verify scenes/' holds "
        + "them to it exactly; 'render card.json --hash' prints their digests"),
    Keyword(
      "test", "snapshot", "regression", "visual regression", "baseline", "suite",
      leadTo:
        "'render record scenes/' writes what is expected, and 'render verify scenes/' compares"),
    Keyword(
      "update", "accept", "bless", leadTo: "'render approve card.json' agrees to what is different"),
    Keyword(
      "diff", "difference", "what changed",
      leadTo:
        "'render compare before.json after.json' explains how two scenes, films or pictures differ"
    ),
    Keyword("validate", "lint", leadTo: "'render check card.json' finds mistakes"),
    Keyword(
      "align", "recording", "screen recording", "simulator", "phone", "device recording",
      "screenrecord", "measure",
      leadTo:
        "'render verify film.mp4 --against card.json --aligned' finds a scene in the recording of "
        + "a screen, and 'render fit film.mp4' the spring in it"),
    Keyword(
      "parallel", "cluster", "slurm", "shards",
      leadTo: "'render verify scenes/ --shard 2/7', or 'render plan verify scenes/ -o plan.json'"),
    Keyword(
      "ci", "github", "gitlab", "github actions", "junit", "report",
      leadTo:
        "'render verify scenes/ --report report.html --junit results.xml' on any machine; the "
        + "page of recipes has GitHub, GitLab and others"),
  ]

  private static let platforms = [
    Keyword(
      "swift", "uikit", "swiftui", "xcode", "xctest", ".swift", ".storyboard", "storyboard", ".xib",
      "xib", "previews",
      leadTo:
        "an app's own code is filmed by the Swift package: 'swift package render-transition', "
        + "as first-days/ios.md of the documentation shows"),
    Keyword(
      "android", "compose", "kotlin", "paparazzi", "roborazzi", "flutter", "dart", "playwright",
      ".kt", ".dart", "react native",
      leadTo:
        "films that their tests record are held to a scene: 'render verify film.png --against "
        + "card.json --aligned'"),
    Keyword(
      "figma", "sketch", "design",
      leadTo: "'render new card.json --from figma.json' makes a scene of a frame that moves, and "
        + "'render between list.png page.png' needs two exported pictures"),
    Keyword(
      "lottie", ".lottie", "rive", "after effects",
      leadTo:
        "their files are not read; what a player shows, as a film or as numbered pictures, is "
        + "compared: 'render verify frames/ --fps 60 --against card.json --aligned'"),
    Keyword(
      "agent", "claude", "llm",
      leadTo: "'render mcp' serves tools, and 'render skill' writes a skill"),
  ]

  private static let files = [
    Keyword(
      ".mov", ".mp4", ".m4v", ".webm", ".mkv", ".gif", ".apng",
      leadTo: "'render fit film.mp4' measures what moves in a film, and 'render verify film.mp4 "
        + "--against card.json --aligned' holds it to a scene"),
    Keyword(
      ".png", ".jpg", ".jpeg", ".webp",
      leadTo:
        "'render between a.png b.png --with ios.push -o push.mp4' makes a film of two pictures"),
    Keyword(
      ".svg", ".pdf", ".heic",
      leadTo:
        "a scene shows PNGs, JPEGs, WebPs and SVGs by their names under \"assets\"; 'render new "
        + "card.json' writes one to start from"),
  ]
}
