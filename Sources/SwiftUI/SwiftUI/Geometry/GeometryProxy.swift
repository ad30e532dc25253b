public import HeadlessCoreGraphics

/// The size and the place of a view, for views and closures that depend on them.
nonisolated public struct GeometryProxy: Sendable {
  let source: GeometrySource

  public var size: CGSize { MainActor.assumeIsolated { source.size } }
  public var safeAreaInsets: EdgeInsets { MainActor.assumeIsolated { source.safeAreaInsets } }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let space = Carried(coordinateSpace)
    return MainActor.assumeIsolated { source.frame(in: space.value) }
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let space = Carried(coordinateSpace.coordinateSpace)
    return MainActor.assumeIsolated { source.bounds(of: space.value) }
  }

  public subscript<T>(anchor: Anchor<T>) -> T {
    let value = Carried(anchor.value)
    return MainActor.assumeIsolated { Carried(source.local(value.value)) }.value
  }
}

/// An element whose size and place somebody asks for, as the last layout has left them.
@MainActor
final class GeometrySource {
  private weak var element: Element?

  init(_ element: Element?) { self.element = element }

  var size: CGSize { element?.frame.size ?? .zero }

  var safeAreaInsets: EdgeInsets {
    element.map { $0.safeAreaInsets(of: $0.frame, in: $0.space, .all) } ?? EdgeInsets()
  }

  /// The map from the element's corner into the space of the window.
  private var toWindow: CGAffineTransform { element?.toWindow ?? .identity }

  func frame(in space: CoordinateSpace) -> CGRect {
    let box = CGRect(origin: .zero, size: size)
    switch space {
    case .local: return box
    case .global: return box.applying(toWindow)
    case .named(let name):
      // The other one may be elsewhere without a movement.
      element?.node.forgetLayout()
      let named = element?.node.elementOfSpace(named: name)?.toWindow ?? .identity
      return box.applying(toWindow.concatenating(named.inverted()))
    }
  }

  /// The box of a space around, in the element's own coordinates; `nil` if there is none of the name.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard case .named(let name) = space, let named = element?.node.elementOfSpace(named: name)
    else { return nil }
    element?.node.forgetLayout()
    return CGRect(origin: .zero, size: named.frame.size)
      .applying(named.toWindow.concatenating(toWindow.inverted()))
  }

  /// A value of the window's space in the element's own.
  func local<Value>(_ value: Value) -> Value {
    let map = toWindow.inverted()
    let mapped = (value as? any PlacedValue)?.mapped { $0.applying(map) }
    return mapped as? Value ?? value
  }
}

/// A value that is made of places.
protocol PlacedValue {
  func mapped(_ map: (CGPoint) -> CGPoint) -> Self
}

extension CGPoint: PlacedValue {
  func mapped(_ map: (CGPoint) -> CGPoint) -> CGPoint { map(self) }
}

extension CGRect: PlacedValue {
  func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
    Anchor<CGRect>.Source.bounds.mapped(self, map)
  }
}

extension Optional: PlacedValue where Wrapped: PlacedValue {
  func mapped(_ map: (CGPoint) -> CGPoint) -> Wrapped? { self.map { $0.mapped(map) } }
}

extension Array: PlacedValue where Element: PlacedValue {
  func mapped(_ map: (CGPoint) -> CGPoint) -> [Element] { self.map { $0.mapped(map) } }
}

extension Element {
  /// The map from the element's corner into the hosting view.
  final var toRoot: CGAffineTransform {
    node.noteSurroundings()
    return CGAffineTransform(translationX: frame.minX, y: frame.minY).concatenating(space.toRoot)
  }

  /// The map from the element's corner into the window.
  final var toWindow: CGAffineTransform {
    let origin = node.host.originInWindow()
    return toRoot.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  /// A value of the element for readers elsewhere.
  final func anchor<Value>(_ source: Anchor<Value>.Source) -> Anchor<Value> {
    let map = toWindow
    return Anchor(inWindow: source.mapped(source.value(frame.size)) { $0.applying(map) })
  }
}
