/// A space in which places are given.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A space in which places are given, by its type.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view around that has given it a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  public let coordinateSpace: CoordinateSpace

  init(_ space: CoordinateSpace) { coordinateSpace = space }
}

/// Names of spaces that no app can give.
enum SystemSpace: Hashable {
  case scrollView
  case scrollViewAlong(Axis)
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(.named(AnyHashable(name)))
  }

  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(.named(SystemSpace.scrollView))
  }

  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(.named(SystemSpace.scrollViewAlong(axis)))
  }
}
