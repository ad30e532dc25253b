public import Foundation

/// A value in a view's space that other views can read in theirs.
public struct Anchor<Value> {
  /// The value in the space of the window.
  package let value: Value

  package init(inWindow value: Value) { self.value = value }

  /// A value of a view, by its size.
  public struct Source {
    /// Returns the value in the view's own space.
    package let value: (_ size: CGSize) -> Value
    /// Returns the value with every place mapped.
    package let mapped: (Value, _ map: (CGPoint) -> CGPoint) -> Value

    package init(
      _ value: @escaping (_ size: CGSize) -> Value,
      mapped: @escaping (Value, _ map: (CGPoint) -> CGPoint) -> Value
    ) {
      (self.value, self.mapped) = (value, mapped)
    }

    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
      self.init(
        { size in array.map { $0.value(size) } },
        mapped: { values, map in zip(array, values).map { $0.mapped($1, map) } })
    }

    public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
      self.init(
        { size in source.map { $0.value(size) } },
        mapped: { value, map in value.flatMap { value in source.map { $0.mapped(value, map) } } })
    }
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
  private static func box(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
  }

  public static var bounds: Anchor<CGRect>.Source {
    .init({ CGRect(origin: .zero, size: $0) }, mapped: box)
  }

  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init({ _ in rect }, mapped: box)
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init({ _ in point }, mapped: { $1($0) })
  }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init({ point.point(in: $0) }, mapped: { $1($0) })
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
