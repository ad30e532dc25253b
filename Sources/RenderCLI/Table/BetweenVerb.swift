extension Option {
  package static let preset = Option(
    "with", takes: .choice(of: PresetName.self), called: "preset",
    default: .text(PresetName.crossFade.rawValue), in: .scene, "How the screens are exchanged")

  package static let easing = Option(
    "easing", takes: .text, called: "curve", default: .text("linear"), in: .scene,
    "The curve of the exchange",
    details: """
      An easing or a spring, as a scene file writes it; 'render curve' draws it.
      """)

  package static let exchangeDuration = Option(
    "duration", short: "d", takes: .time, in: .scene, "How long the exchange takes",
    details: "350ms unless given, or with a spring the time that it needs to settle.")
}

extension Verb {
  package static let between = Verb(
    "between", "Draw the exchange of two pictures",
    details: """
      Shows the first picture, lets the second take its place, and writes the film in any of the ways \
      that 'draw' knows. The canvas is as large as the pictures, which must be of one size; what is \
      transparent in them is seen before white.
      """,
    operands: [
      Operand("before", is: .path(.file), "The picture that is there first (PNG, JPEG or WebP)"),
      Operand("after", is: .path(.file), "The picture that takes its place"),
    ],
    options: [.preset, .easing, .exchangeDuration] + Option.film,
    examples: [
      Example("render between a.png b.png -o out.mp4", "A movie of a cross-fade"),
      Example(
        "render between a.png b.png --easing ease-in-out -d 500ms -o strip.png --strip",
        "Five moments of a slower one"),
    ])
}

/// The transitions that pictures can be exchanged with.
package enum PresetName: String, ChoiceList {
  case crossFade = "classic.cross-fade"

  package var summary: String {
    switch self {
    case .crossFade: "the second picture appears over the first"
    }
  }
}
