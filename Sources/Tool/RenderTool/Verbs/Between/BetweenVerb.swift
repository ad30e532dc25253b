package import SegueCommandLine
package import SegueFilmRequests
import SegueFilms
import SegueSceneFile
package import SegueTransitions

/// Draw the transition between two pictures.
package struct BetweenVerb: Verb {
  package static let row = VerbRow(
    "between", in: .draw, summary: "Draw the transition between two pictures",
    details: """
      Shows the first picture, lets the second take its place, and writes the film in any of the ways \
      that 'draw' knows. The canvas is as large as the first picture; what is transparent in them is \
      seen before white, and where a transition leaves room around them there is black.
      """,
    operands: [
      Operand(
        "before", is: .path(.file), summary: "The picture that is there first (PNG, JPEG or WebP)"),
      Operand("after", is: .path(.file), summary: "The picture that takes its place"),
    ],
    options: [
      .preset, .operation, .easing, .transitionDuration, .quantized, .finger, .showsFinger,
      .pictureDevice, .pictureScale, .bezel, .caption, .fit, .fromBox, .fromRadius, .statusBar,
      .cropsStatusBar, .rightToLeft, .reduceMotion,
    ] + Option.film,
    examples: [
      Example("render between a.png b.png -o out.mp4", "A movie of a cross-fade"),
      Example(
        "render between a.png b.png --with ios.push --operation pop -o pop.mp4",
        "The way back of a transition that has a name"),
      Example(
        "render between a.png b.png --with ios.push --with material.shared-axis-x -o both.gif",
        "Two transitions side by side"),
      Example(
        "render between a.png b.png --with ios.zoom --from-box 48,630,345,345 -o zoom.mp4",
        "A thumbnail that becomes a screen"),
      Example(
        "render between a.png b.png --with ios.push --gesture cancel --touch --bezel -o x.mp4",
        "A finger that changes its mind, on a device"),
      Example(
        "render between a.png b.png --easing ease-in-out -d 500ms -o strip.png --strip",
        "Five moments of a slower cross-fade"),
    ])

  package let before: String
  package let after: String
  /// The names of transitions, or JSON objects; several are shown side by side.
  package let transitions: [String]
  /// An easing or a spring, as a scene file writes it; nil where none is named.
  package let easing: String?
  /// Nil is what suits the transition.
  package let duration: Duration?
  /// True if curves are drawn as Flutter's solver draws them.
  package let isQuantized: Bool
  package let stage: StageRequest
  /// The finger's gesture; nil where the transition runs by itself.
  package let finger: Gesture.Phrase?
  package let showsFinger: Bool
  /// The request that turns the pictures into screens.
  package let pictures: PictureRequest
  /// True if the device is seen around the film.
  package let hasBezel: Bool
  /// The words above each film.
  package let captions: [String]
  package let film: FilmRequest

  /// The transition that is meant where none is named.
  static let crossFade = "classic.cross-fade"

  package init(_ invocation: Invocation) {
    before = invocation.operands.first.present
    after = invocation.operands.last.present
    transitions = invocation.texts(.preset)
    easing = invocation.text(.easing)
    duration = invocation.time(.transitionDuration)
    isQuantized = invocation.isOn(.quantized)
    stage = StageRequest(invocation, device: .pictureDevice)
    finger = invocation.choice(.finger, of: Gesture.Phrase.self)
    showsFinger = invocation.isOn(.showsFinger)
    pictures = PictureRequest(invocation)
    hasBezel = invocation.isOn(.bezel)
    captions = invocation.texts(.caption)
    film = FilmRequest(invocation)
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    let output = try film.output(of: before, on: terminal)
    async let libraries: Void = output.loadLibraries()
    var timings = Timings(stopwatch: terminal.stopwatch)
    let loaded = try Film(self, on: terminal, &timings)
    await libraries
    try await film.produce(output, of: loaded, from: before, after: timings, on: terminal)
    return .done
  }
}

extension Option {
  package static let preset = Option(
    "with", takes: .transition(.transition), called: "transition",
    default: .text(BetweenVerb.crossFade), isRepeatable: true, in: .transition,
    summary: "How the screens are exchanged",
    details: """
      Given several times, the films are shown side by side. A name that 'render presets' lists, ios.sheet for the newest of its sheets, or a JSON object as a scene has it \
      under 'transition', such as '{"composed": "swing", "duration": 600}'.
      """)

  package static let easing = Option(
    "easing", takes: .text, called: "curve", in: .transition, summary: "The curve of a cross-fade",
    details: """
      An easing or a spring, as a scene file or the code of a platform writes it; 'render curve' draws \
      it. Linear unless given. Other transitions have curves of their own.
      """)

  package static let transitionDuration = Option(
    "duration", short: "d", takes: .time, in: .transition, summary: "How long the transition takes",
    details: """
      Unless given, a cross-fade takes 350ms, or with a spring the time that it needs to settle, and \
      other transitions take the time that they say.
      """)

  package static let finger = Option(
    "gesture", takes: .choice(of: Gesture.Phrase.self), called: "name", in: .transition,
    summary: "Let a finger lead the transition",
    details: "Unless --operation is given, the app then goes back: fingers seldom push.")

  package static let showsFinger = Option(
    "touch", in: .transition, summary: "Show the finger")

  package static let bezel = Option(
    "bezel", in: .transition, summary: "Show the device around the film")

  package static let caption = Option(
    "caption", takes: .text, isRepeatable: true, in: .transition,
    summary: "Words above the film",
    details: "Given once for each film; several transitions have their names there unless it is.")
}

extension Gesture.Phrase: ChoiceList {
  package var summary: String {
    switch self {
    case .commit: "it carries the screen away"
    case .cancel: "it looks behind the screen, and goes back"
    case .flick: "it throws the screen away"
    }
  }
}
