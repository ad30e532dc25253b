import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph

/// A row of a list: the content, what lies behind it, and the line to the next one.
///
/// A row that comes or goes fades at its place, while the others make room: as UIKit's tables have it.
@MainActor
final class ListRowElement: Element, LayeredElement, WrappingElement {
  /// Place of a row in its section, and the looks that follow from it.
  struct Surroundings {
    var looks: ListLooks
    /// Color behind the row, where the section has none for all.
    var fill: UIColor?
    /// The line below, with its color where that is not the system's.
    var line: (isShown: Bool, tint: Color?) = (true, nil)
    /// True for a row in a box of its own.
    var isAlone = false
    /// True if the row is chosen.
    var isSelected = false
    /// Has the row chosen; `nil` where that is not possible.
    var select: (() -> Void)?
    /// True in an update whose second step shows views that have come.
    var isFirstStep = false
  }

  let lanes = Lanes()
  /// The views of the row, with those that a transition has put around them.
  var content: Element
  var surroundings: Surroundings
  private let backing = CALayer()
  private let shade = CALayer()
  private let line = CALayer()
  private let chevron = CAShapeLayer()
  private lazy var backSpace = Space(in: space)
  private var wasShown = false
  private var isPressed = false

  init(_ content: Element, _ surroundings: Surroundings, in node: Node) {
    (self.content, self.surroundings) = (content, surroundings)
    super.init(node: node)
    for (layer, name) in [
      (backing, "ListRow"), (shade, "highlight"), (line, "separator"), (chevron, "disclosure"),
    ] { layer.name = name }
    chevron.path = RowChevron.path
    chevron.lineWidth = RowChevron.lineWidth
    chevron.lineCap = .round
    chevron.lineJoin = .round
    chevron.fillColor = nil
  }

  var plainName: String { "ListRow" }
  var wrapped: Element { content }
  override var isLeaving: Bool { content.isLeaving }
  override var children: [Element] { [content, background].compactMap { $0 } }
  private var background: Element? { content.trait(RowBackgroundTrait.self) }
  private var looks: ListLooks { surroundings.looks }

  // MARK: Layout

  /// Room around the content, with that of the mark at the end of a row that leads on.
  private var insets: EdgeInsets {
    var insets = content.trait(RowSettingsTrait.self).insets ?? ListLooks.rowInsets
    if showsDisclosure { insets.trailing += RowChevron.room }
    return insets
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal))
    return CGSize(
      width: proposal.width ?? size.width + insets.horizontal,
      height: max(size.height + insets.vertical, looks.leastRowHeight))
  }

  override func placeChildren() {
    if content.isLeaving {
      content.placeAgain()
    } else {
      content.place(in: frame.inset(by: insets), at: .leading, inner(placedProposal), in: space)
    }
    backSpace.toParent = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    background?.place(at: .zero, ProposedViewSize(frame.size), in: backSpace)
  }

  /// Start of the line below: where the row says, or where its first words begin.
  private var lineStart: CGFloat {
    let key = HorizontalAlignment.listRowSeparatorLeading.key
    if let own = content.guides(for: content.placedProposal)[key] {
      return content.frame.minX + own - frame.minX
    }
    guard let words = content.firstText else { return insets.leading }
    let map = words.toRoot.concatenating(space.toRoot.inverted())
    return CGPoint.zero.applying(map).x - frame.minX
  }

  private var lineEnd: CGFloat {
    let key = HorizontalAlignment.listRowSeparatorTrailing.key
    if let own = content.guides(for: content.placedProposal)[key] {
      return content.frame.minX + own - frame.minX
    }
    return frame.width - looks.lineEndInset
  }

  // MARK: Drawing

  override func paint(into painter: inout Painter) {
    paintBacking(in: painter)
    painter.add(backing)
    content.paint(into: &painter)
  }

  private func paintBacking(in painter: Painter) {
    setFrame(painter.rounded(frame), of: backing, in: painter)
    backing.cornerRadius = surroundings.isAlone ? looks.radius : 0
    backing.masksToBounds = surroundings.isAlone
    setFill(
      .color(surroundings.fill.map { Color(uiColor: $0) } ?? .clear, in: node), of: backing,
      in: painter)
    let isComing = !wasShown && surroundings.isFirstStep
    fade("opacity", of: backing, to: isComing || isLeaving ? 0 : 1, in: painter)
    wasShown = true
    var behind = Painter(update: painter.update, scale: painter.scale)
    if let background { behind.paint([background]) }
    backing.showLayers(
      behind.layers + [paintedShade(painter), paintedLine(painter)] + mark(painter))
  }

  private func paintedShade(_ painter: Painter) -> CALayer {
    place(shade, at: CGRect(origin: .zero, size: frame.size), "shade", in: painter)
    shade.backgroundColor = Color(uiColor: TableMetrics.selection).cgColor(in: node.environment)
    fade("shade.opacity", of: shade, to: isPressed || surroundings.isSelected ? 1 : 0, in: painter)
    return shade
  }

  private func paintedLine(_ painter: Painter) -> CALayer {
    let (pixel, start) = (1 / painter.scale, lineStart)
    let box = CGRect(
      x: start, y: frame.height - pixel, width: max(lineEnd - start, 0), height: pixel)
    place(line, at: painter.rounded(box), "line", in: painter)
    let color = surroundings.line.tint ?? Color(uiColor: .separator)
    line.backgroundColor = color.cgColor(in: node.environment)
    fade("line.opacity", of: line, to: surroundings.line.isShown ? 1 : 0, in: painter)
    return line
  }

  private func mark(_ painter: Painter) -> [CALayer] {
    guard showsDisclosure else { return [] }
    let size = RowChevron.size
    chevron.strokeColor = Color(uiColor: .tertiaryLabel).cgColor(in: node.environment)
    place(
      chevron,
      at: painter.rounded(
        CGRect(
          x: frame.width - TableMetrics.contentInset - size.width,
          y: (frame.height - size.height) / 2, width: size.width, height: size.height)),
      "disclosure", in: painter)
    return [chevron]
  }

  private func place(_ layer: CALayer, at box: CGRect, _ key: String, in painter: Painter) {
    layer.anchorPoint = .zero
    layer.bounds.size = box.size
    layer.position = box.origin
    move(key, of: layer, to: box.numbers, in: painter, LaneProperty.frame)
  }

  // MARK: Fingers

  private var showsDisclosure: Bool { content.trait(RowDisclosureTrait.self) }

  override func hit(at point: CGPoint) -> [GestureSite]? {
    let inside = content.hit(at: point)
    guard frame.contains(point) || inside != nil else { return nil }
    let others = (inside ?? []).filter { !(($0 as? any RowActing)?.isForRow ?? false) }
    // What acts by itself, inside of the row, has its finger to itself.
    guard others.isEmpty, surroundings.select != nil || !content.rowActions.isEmpty else {
      return others
    }
    return [self]
  }
}

extension ListRowElement: GestureSite {
  var rank: GestureRank { .usual }
  var isEnabled: Bool { node.environment.isEnabled }

  func local(_ point: CGPoint) -> CGPoint { localPlace(of: point) }

  func makeTracker(
    _ context: GestureContext, report: @escaping (_ isRecognized: Bool) -> Void
  ) -> AnyGestureTracker {
    let tracker = PressTracker(size: frame.size, context)
    tracker.report = { [weak self] phase in
      switch phase {
      case .possible(let isPressed): self?.press(isPressed ?? false)
      case .active: break
      case .ended:
        self?.press(false)
        context.atEnd { self?.act() }
      case .failed: self?.press(false)
      }
      if case .ended = phase { report(true) } else { report(false) }
    }
    return tracker
  }

  /// Shades the row at once, and lets the shade fade, as UIKit's tables do.
  private func press(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    let fading = Transaction(animation: .easeInOut(duration: TableMetrics.updateDuration))
    node.host.enqueue(isPressed ? Transaction() : fading) { [weak self] in
      self?.isPressed = isPressed
      self?.node.forgetLayout()
    }
  }

  /// Does what all buttons of the row do, and chooses it.
  private func act() {
    for action in content.rowActions { action() }
    surroundings.select?()
  }
}

extension Element {
  /// The first words inside, in the order of the views.
  fileprivate var firstText: Element? {
    if self is LeafElement<Text> { return self }
    for child in children where !child.isLeaving {
      if let found = child.firstText { return found }
    }
    return nil
  }
}

extension Color {
  /// The color as it is at a place.
  func cgColor(in environment: EnvironmentValues) -> CGColor {
    resolve(in: environment).cgColor
  }
}

extension ResolvedPaint {
  /// A color as it is at the place of a node.
  @MainActor
  static func color(_ color: Color, in node: Node) -> ResolvedPaint {
    .color(color.resolve(in: node.environment))
  }
}

extension LayeredElement {
  /// Shows a layer in part, or not at all.
  func fade(_ key: String, of layer: CALayer, to opacity: Double, in painter: Painter) {
    layer.opacity = Float(opacity)
    move(
      key, of: layer, to: [opacity], in: painter,
      [LaneProperty(.opacity) { .number(min(max($0[0], 0), 1)) }])
  }
}
