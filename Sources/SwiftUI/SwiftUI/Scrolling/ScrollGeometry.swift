public import HeadlessCoreGraphics
import HeadlessUIKit

/// Sizes of a scroll view and of its content, and which part of that is seen.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

extension ScrollElement {
  /// The geometry as it is now.
  var geometry: ScrollGeometry {
    let insets = scrollView.contentInset
    return ScrollGeometry(
      contentOffset: scrollView.contentOffset, contentSize: scrollView.contentSize,
      contentInsets: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      containerSize: scrollView.bounds.size)
  }
}

extension View {
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      LayoutChangeModifier(
        value: { ($0.scrollingInside?.scrolling).map { transform($0.geometry) } }, action: action))
  }

  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      LayoutChangeModifier(
        value: { node in
          (node.scrollingAround?.scrolling).map { scrolling in
            node.elements.first.map { scrolling.seenShare(of: $0) >= threshold } ?? false
          }
        }, action: { action($1) }))
  }
}

extension ScrollElement {
  /// Share of a view inside that is seen.
  fileprivate func seenShare(of element: Element) -> Double {
    let box = box(of: element)
    let seen = box.intersection(visibleBox)
    let area = box.width * box.height
    return seen.isNull || area <= 0 ? 0 : Double(seen.width * seen.height / area)
  }
}
