import SegueFilms
import SegueSceneFile

/// Draw the exchange of two pictures.
package struct BetweenVerb: Verb {
  package static let row = VerbRow(
    "between", summary: "Draw the exchange of two pictures",
    details: """
      Shows the first picture, lets the second take its place, and writes the film in any of the ways \
      that 'draw' knows. The canvas is as large as the pictures, which must be of one size; what is \
      transparent in them is seen before white, and where a transition leaves room around them there \
      is black.
      """,
    operands: [
      Operand(
        "before", is: .path(.file), summary: "The picture that is there first (PNG, JPEG or WebP)"),
      Operand("after", is: .path(.file), summary: "The picture that takes its place"),
    ],
    options: [
      .preset, .operation, .easing, .exchangeDuration, .quantized, .pictureDevice, .pictureScale,
      .rightToLeft, .reduceMotion,
    ] + Option.film.filter { $0 != .scale },
    examples: [
      Example("render between a.png b.png -o out.mp4", "A movie of a cross-fade"),
      Example(
        "render between a.png b.png --with ios.push --operation pop -o pop.mp4",
        "The way back of a transition that has a name"),
      Example(
        "render between a.png b.png --easing ease-in-out -d 500ms -o strip.png --strip",
        "Five moments of a slower cross-fade"),
    ])

  package let before: String
  package let after: String
  /// The name of a transition, or a JSON object.
  package let transition: String
  /// An easing or a spring, as a scene file writes it; nil where none is named.
  package let easing: String?
  /// Nil is what suits the transition.
  package let duration: Duration?
  /// Whether curves are drawn as Flutter's solver draws them.
  package let isQuantized: Bool
  package let stage: StageRequest
  /// How many pixels a point has; nil for what suits the pictures.
  package let scale: String?
  package let film: FilmRequest

  /// The transition that is meant where none is named.
  static let crossFade = "classic.cross-fade"

  package init(_ invocation: Invocation) {
    before = invocation.operands.first.present
    after = invocation.operands.last.present
    transition = invocation.text(.preset).present
    easing = invocation.text(.easing)
    duration = invocation.time(.exchangeDuration)
    isQuantized = invocation.isOn(.quantized)
    stage = StageRequest(invocation, device: .pictureDevice)
    scale = invocation.text(.pictureScale)
    film = FilmRequest(invocation)
  }

  package func run(on terminal: Terminal) async throws(Failure) -> ExitCode {
    try await film.produce(from: before, on: terminal) { (timings) throws(Failure) in
      try Film(self, terminal, &timings)
    }
    return .done
  }
}

extension Option {
  package static let preset = Option(
    "with", takes: .transition(.transition), called: "transition",
    default: .text(BetweenVerb.crossFade), in: .transition,
    summary: "How the screens are exchanged",
    details: """
      A name that 'render presets' lists, or a JSON object as a scene has it under 'transition', \
      such as '{"composed": "swing", "duration": 600}'.
      """)

  package static let easing = Option(
    "easing", takes: .text, called: "curve", in: .transition, summary: "The curve of a cross-fade",
    details: """
      An easing or a spring, as a scene file writes it; 'render curve' draws it. Linear unless \
      given. Other transitions have curves of their own.
      """)

  package static let exchangeDuration = Option(
    "duration", short: "d", takes: .time, in: .transition, summary: "How long the exchange takes",
    details: """
      Unless given, a cross-fade takes 350ms, or with a spring the time that it needs to settle, and \
      other transitions take the time that they say.
      """)

  package static let pictureDevice = Option(
    "device", takes: .choice(Device.choices), called: "name", in: .transition,
    summary: "The device that the pictures are of",
    details: """
      It settles how many pixels a point has, and the display's corners and safe area. Unless it or \
      --scale is given, it is the first device with as many pixels as the pictures have; with none, \
      a point is a pixel.
      """)

  package static let pictureScale = Option(
    "scale", takes: .text, called: "factor", in: .transition,
    summary: "How many pixels of the pictures a point has",
    details: """
      Distances and shadows of transitions are measured in points. The output has the pixels of the \
      pictures at any scale.
      """)
}
