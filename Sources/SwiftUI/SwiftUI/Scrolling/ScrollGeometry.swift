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

/// An action when something that follows from a scroll view inside has changed.
nonisolated struct ScrollChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: @MainActor (ScrollElement, Element?) -> Value
  let action: (Value, Value) -> Void
  /// True where the scroll view is around the view, not inside of it.
  var isAround = false

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    ScrollChangeNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class ScrollChangeNode<Content: View, Value: Equatable>: ModifiedNode<
  Content, ScrollChangeModifier<Value>
>, LayoutObserver
{
  private var last: Value?

  override func update() {
    super.update()
    host.observe(self)
  }

  func didLayOut(in update: TreeUpdate) {
    guard isMounted,
      let scrolling = (modifier.isAround ? scrollingAround : scrollingInside)?.scrolling
    else { return }
    let value = modifier.value(scrolling, elements.first)
    let before = last
    guard value != before else { return }
    last = value
    let action = modifier.action
    host.actions.append { action(before ?? value, value) }
  }
}

extension View {
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      ScrollChangeModifier(value: { scrolling, _ in transform(scrolling.geometry) }, action: action)
    )
  }

  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      ScrollChangeModifier(
        value: { scrolling, element in
          element.map { scrolling.seenShare(of: $0) >= threshold } ?? false
        }, action: { action($1) }, isAround: true))
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
