import HeadlessCoreGraphics

/// The distances that a view likes to keep to its neighbors.
nonisolated public struct ViewSpacing: Sendable {
  /// Kind of an edge, by which its distance to another one follows.
  enum Side: Hashable, Sendable {
    /// The edge of a view without text, or of one with a frame.
    case plain
    /// An edge that keeps no distance by itself.
    case none
    /// An edge of a text, in points of its font.
    case text(
      ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, pixel: CGFloat)
  }

  /// Distance between two plain edges.
  private static let usualDistance: CGFloat = 8

  private var sides: [Edge: Side] = [:]
  private var isPlain = true

  public static let zero = ViewSpacing(all: .none)

  public init() {}

  init(all side: Side) {
    isPlain = side == .plain
    if !isPlain { for edge in Edge.allCases { sides[edge] = side } }
  }

  /// The kind of an edge.
  subscript(edge: Edge) -> Side {
    get { sides[edge] ?? .plain }
    set { sides[edge] = newValue }
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      switch (self[edge], other[edge]) {
      case (.none, let side), (let side, .none): self[edge] = side
      case (.plain, _), (_, .plain): self[edge] = .plain
      case (let side, _): self[edge] = side
      }
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return Self.distance(from: self[end], to: next[start], along: axis)
  }

  /// Distances between lines of text and others follow from their fonts; beside each other all keep the usual one.
  private static func distance(from before: Side, to after: Side, along axis: Axis) -> CGFloat {
    func up(_ value: CGFloat, to pixel: CGFloat) -> CGFloat {
      (value / pixel - 1e-9).rounded(.up) * pixel
    }
    switch (before, after) {
    case (.none, _), (_, .none): return 0
    case (.text, .text(_, _, _, let leading, let pixel)) where axis == .vertical:
      return up(leading, to: pixel)
    case (_, .text(let ascent, let descent, _, _, let pixel)) where axis == .vertical:
      let line = ascent + descent
      return line + up(0.1 * line, to: pixel) - ascent
    case (.text(let ascent, let descent, let capHeight, _, let pixel), _) where axis == .vertical:
      let line = ascent + descent
      let tenth = up(0.1 * line, to: pixel)
      return max(line + tenth - capHeight, tenth + descent)
    default: return usualDistance
    }
  }
}
