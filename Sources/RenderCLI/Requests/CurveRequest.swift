/// Draw this curve.
package struct CurveRequest: Hashable, Sendable {
  /// An easing or a spring, as a scene file writes it.
  package let curve: String

  /// Nil is what suits the curve.
  package let duration: Duration?

  /// How many values are listed.
  package let samples: Int

  /// The columns of the graph; nil is the width of the terminal.
  package let width: Int?

  /// The rows of the graph.
  package let height: Int
  /// Where a picture of the graph goes; nil for a graph of characters.
  package let output: String?
  package let replaces: Bool
  package let isJSON: Bool

  package init(
    curve: String, duration: Duration? = nil, samples: Int, width: Int? = nil, height: Int,
    output: String? = nil, replaces: Bool = true, isJSON: Bool = false
  ) {
    self.curve = curve
    self.duration = duration
    self.samples = samples
    self.width = width
    self.height = height
    self.output = output
    self.replaces = replaces
    self.isJSON = isJSON
  }

  init(_ invocation: Invocation) {
    curve = invocation.operands.first.present
    duration = invocation.time(.duration)
    samples = invocation.integer(.samples).present
    width = invocation.integer(.width)
    height = invocation.integer(.height).present
    output = invocation.text(.graph)
    replaces = invocation.isOn(.replacing)
    isJSON = invocation.isOn(.json)
  }
}
