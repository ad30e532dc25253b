package import SegueGeometry
package import SegueSceneGraph

/// Sizes of words that layouts depend on, which nobody knows before fonts are opened.
///
/// A scene whose rows are as wide as their words is read twice: once to know which words, and once with their sizes.
package struct TextMeasures: Sendable {
  /// A text, and the column that it stands in.
  package struct Request: Hashable, Sendable {
    /// The text.
    package let content: TextContent
    /// Width of the column, in points; `nil` for one that breaks no line.
    package let width: Double?
  }

  /// The sizes that are known.
  package var known: [Request: Size] = [:]
  /// Texts whose sizes are asked for and not known, each once, in order.
  package private(set) var wanted: [Request] = []

  /// No sizes yet.
  package init() {}

  /// The size of a text; none at all as long as it is not known.
  mutating func size(of content: TextContent, width: Double?) -> Size {
    let request = Request(content: content, width: width)
    if let size = known[request] { return size }
    if !wanted.contains(request) { wanted.append(request) }
    return .zero
  }

  /// Forgets what was asked for, before the scene is read anew.
  package mutating func begin() { wanted = [] }
}
