extension Option {
  package static let duration = Option(
    "duration", short: "d", takes: .time, in: .curve, "How long the curve takes",
    details: """
      An easing is drawn over one second unless this is given; a spring takes the time that it \
      needs to settle.
      """)

  package static let samples = Option(
    "samples", short: "n", takes: .integer(2...1000), default: .integer(11), in: .curve,
    "How many values to list, evenly spaced in time")

  package static let graph = Option(
    "output", short: "o", takes: .path(.output), called: "path", in: .output,
    "Where a picture of the graph goes",
    details: "A .png, in place of the graph of characters.")

  package static let width = Option(
    "width", takes: .integer(20...400), called: "columns", in: .output,
    "How wide the graph is",
    details: "As wide as the terminal unless given, and 80 columns where there is none.")

  package static let height = Option(
    "height", takes: .integer(5...200), called: "rows", default: .integer(16), in: .output,
    "How high the graph is")
}

extension Verb {
  package static let curve = Verb(
    "curve", "Draw an easing or a spring",
    details: """
      Draws how a curve runs from its start to its end, as a graph of characters, and lists its \
      values; or as a picture, with its velocity and the moment at which a spring has settled. The \
      curve is written as in a scene file.
      """,
    operands: [Operand("curve", is: .text, "An easing or a spring, as a scene file writes it")],
    options: [.duration, .samples, .width, .height, .graph, .replacing, .json],
    examples: [
      Example("render curve ease-in-out", "A curve by its name"),
      Example("render curve 'cubic-bezier(0.2, 0, 0, 1)' -n 21", "A curve by its numbers"),
      Example("render curve swiftui.bouncy -o bouncy.png", "A picture of a spring"),
    ])
}
