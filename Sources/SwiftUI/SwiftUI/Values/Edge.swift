/// An edge of a box, by the direction of reading.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Edges together.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    /// Returns true if the edge is one of them.
    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }

  /// The edge on the other side.
  package var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

/// An edge at a side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading, trailing

  /// Edges together.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge above or below.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case top, bottom

  /// Edges together.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// A direction in which things are laid out.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal, vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Directions together.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)

    /// Returns true if the axis is one of them.
    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  /// The other axis.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
