import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph

/// A view through which one sees a part of something larger.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    self.content = content()
  }

  /// The content that scrolls: several views follow each other.
  var scrolled: LayoutView<AnyLayout, Content> {
    let layout: AnyLayout
    switch axes {
    case .vertical: layout = AnyLayout(VStackLayout())
    case .horizontal: layout = AnyLayout(HStackLayout())
    default: layout = AnyLayout(ZStackLayout())
    }
    return LayoutView(layout: layout, content: content)
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { ScrollNode(self, in: context) }
}

/// The node of something that scrolls, as views inside know it.
@MainActor
protocol ScrollingNode: Node {
  var scrolling: ScrollElement { get }
}

private final class ScrollNode<Content: View>: ViewNode<ScrollView<Content>>, ScrollingNode,
  NamedSpaceNode, SafeAreaNode, HostedViewNode
{
  private var child: Node?
  private(set) lazy var scrolling = ScrollElement(node: self)

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var elements: [Element] { [scrolling] }
  override var transition: AnyTransition? { nil }
  var hostedView: UIView { scrolling.scrollView }
  // What is covered counts as an inset of the content.
  var safeAreaRegion: SafeAreaRegion? { nil }
  var endsSafeArea: Bool { true }

  override func update() {
    child = reconciled(child, with: view.scrolled)
    scrolling.axes = view.axes
    scrolling.content = child
    scrolling.settings = environment.scrolling
  }

  func element(ofSpace name: AnyHashable) -> Element? {
    let isAlong = Axis.allCases.contains {
      view.axes.contains($0) && name == AnyHashable(SystemSpace.scrollViewAlong($0))
    }
    return isAlong || name == AnyHashable(SystemSpace.scrollView) ? scrolling : nil
  }

  override func didUnmount() { scrolling.scrollView.removeFromSuperview() }
}

/// The element of something that scrolls, by a view of UIKit's.
@MainActor
final class ScrollElement: Element, LayeredElement {
  let scrollView = UIScrollView()
  let lanes = Lanes()
  var axes: Axis.Set = .vertical
  var content: Node?
  var settings = ScrollSettings() { didSet { takeSettings() } }
  /// Coordinates of the content, which move as it scrolls.
  private(set) lazy var contentSpace = Space(in: space)
  /// Size that views inside can be a part of.
  private(set) var containerSize = CGSize.zero
  private lazy var listener = ScrollListener(self)
  private var outer = CGRect.zero
  private var contentBox = CGRect.zero

  var plainName: String { settings.name }

  override init(node: Node) {
    super.init(node: node)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = listener
  }

  private func takeSettings() {
    scrollView.isScrollEnabled = !settings.isDisabled
    scrollView.isPagingEnabled = settings.isPaging
    scrollView.clipsToBounds = !settings.isClipDisabled
    scrollView.alwaysBounceVertical = settings.alwaysBounces
    if settings.background != scrollView.backgroundColor {
      scrollView.backgroundColor = settings.background
    }
  }

  private var across: Bool { axes.contains(.horizontal) }
  private var down: Bool { axes.contains(.vertical) }
  private var inside: [Element] { content?.elements ?? [] }
  override var children: [Element] { inside }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: settings.margins)
    for axis in Axis.allCases where axes.contains(axis) { inner[axis] = nil }
    return inner
  }

  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let sizes = inside.filter { !$0.isLeaving }.map { $0.size(for: inner) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    containerSize = proposal.replacingUnspecifiedDimensions(by: containerSize)
    var size = contentSize(proposal)
    size.width += settings.margins.horizontal
    size.height += settings.margins.vertical
    for axis in Axis.allCases where axes.contains(axis) {
      if let length = proposal[axis] { size[axis] = length }
    }
    return size
  }

  override func placeChildren() {
    // The content scrolls without a change in the tree.
    node.forgetLayout()
    containerSize = frame.inset(by: settings.margins).size
    let covered = safeAreaInsets(of: frame, in: space, .all)
    outer = frame.outset(by: covered)
    let size = contentSize(placedProposal)
    var insets = settings.margins
    for edge in Edge.allCases { insets[edge] += covered[edge] }
    arrange(size, insets)
    contentSpace.toParent = CGAffineTransform(
      translationX: outer.minX - scrollView.contentOffset.x,
      y: outer.minY - scrollView.contentOffset.y)
    for element in inside {
      if element.isLeaving {
        element.placeAgain()
      } else {
        element.place(
          in: contentBox, at: Alignment(horizontal: .center, vertical: .center),
          inner(placedProposal), in: contentSpace)
      }
    }
  }

  /// Tells the view of UIKit's how large its content is, and what covers it.
  private func arrange(_ size: CGSize, _ insets: EdgeInsets) {
    UIView.performWithoutAnimation {
      if scrollView.bounds.size != outer.size { scrollView.frame = outer }
      scrollView.contentSize = CGSize(
        width: across ? size.width : outer.width, height: down ? size.height : outer.height)
      scrollView.contentInset = UIEdgeInsets(
        top: down ? insets.top : 0, left: across ? insets.leading : 0,
        bottom: down ? insets.bottom : 0, right: across ? insets.trailing : 0)
    }
    contentBox = CGRect(
      x: across ? 0 : insets.leading, y: down ? 0 : insets.top,
      width: across ? size.width : outer.width - insets.horizontal,
      height: down ? size.height : outer.height - insets.vertical)
  }

  override func hit(at point: CGPoint) -> [GestureSite]? {
    guard outer.contains(point) || settings.isClipDisabled else { return nil }
    return super.hit(at: point.applying(contentSpace.toParent.inverted()))
  }

  override func paint(into painter: inout Painter) {
    node.host(scrollView)
    let layer = scrollView.layer
    nameLayer(layer)
    moveHosted(scrollView, to: painter.rounded(outer), in: painter)
    painter.add(layer, around: inside)
  }
}

extension ScrollElement {
  /// The visible part, in the coordinates of the content.
  var visibleBox: CGRect {
    CGRect(origin: scrollView.contentOffset, size: scrollView.bounds.size)
      .inset(by: EdgeInsets(scrollView.contentInset))
  }

  /// The box of an element of the content, in the coordinates of that.
  func box(of element: Element) -> CGRect {
    let map = element.toRoot.concatenating(contentSpace.toRoot.inverted())
    return CGRect(origin: .zero, size: element.frame.size).applying(map)
  }

  /// Shows an element of the content: at a point of the view, or with the least movement.
  func show(_ element: Element, at anchor: UnitPoint?, animated: Bool) {
    let (box, visible) = (box(of: element), visibleBox)
    var offset = scrollView.contentOffset
    func shift(
      _ least: CGFloat, _ most: CGFloat, _ from: CGFloat, _ to: CGFloat, _ part: CGFloat?
    )
      -> CGFloat
    {
      if let part { return least + part * (most - least) - (from + part * (to - from)) }
      if least < from { return least - from }
      return most > to ? most - to : 0
    }
    if axes.contains(.horizontal) {
      offset.x += shift(box.minX, box.maxX, visible.minX, visible.maxX, anchor?.x)
    }
    if axes.contains(.vertical) {
      offset.y += shift(box.minY, box.maxY, visible.minY, visible.maxY, anchor?.y)
    }
    scrollView.setContentOffset(bounded(offset), animated: animated)
  }

  /// Shows the content at an offset, along the axes for which there is one.
  func show(x: CGFloat?, y: CGFloat?, animated: Bool) {
    let inset = scrollView.contentInset
    var offset = scrollView.contentOffset
    if let x, axes.contains(.horizontal) { offset.x = x - inset.left }
    if let y, axes.contains(.vertical) { offset.y = y - inset.top }
    scrollView.setContentOffset(bounded(offset), animated: animated)
  }

  /// Shows an end of the content.
  func show(_ edge: Edge, animated: Bool) {
    let far = CGFloat.greatestFiniteMagnitude
    switch edge {
    case .top: show(x: nil, y: -far, animated: animated)
    case .bottom: show(x: nil, y: far, animated: animated)
    case .leading: show(x: -far, y: nil, animated: animated)
    case .trailing: show(x: far, y: nil, animated: animated)
    }
  }

  /// An offset at which nothing but content is seen.
  private func bounded(_ offset: CGPoint) -> CGPoint {
    let (inset, size) = (scrollView.contentInset, scrollView.contentSize)
    let most = CGPoint(
      x: size.width + inset.right - scrollView.bounds.width,
      y: size.height + inset.bottom - scrollView.bounds.height)
    return CGPoint(
      x: max(min(offset.x, most.x), -inset.left), y: max(min(offset.y, most.y), -inset.top))
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// Has the tree laid out anew when something scrolls, as views may depend on their places.
private final class ScrollListener: NSObject, UIScrollViewDelegate {
  private weak var element: ScrollElement?

  init(_ element: ScrollElement) { self.element = element }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let host = element?.node.host, !host.isUpdating else { return }
    host.enqueue(Transaction()) {}
  }
}
