import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit

/// The rows of a section of a list, in a box that grows and shrinks with them.
@MainActor
final class ListSectionElement: Element, LayeredElement {
  let lanes = Lanes()
  var looks: ListLooks
  /// The rows, those that leave among them.
  var rows: [ListRowElement] = []
  /// Color behind all rows; `nil` where each has its own.
  var fill: UIColor?
  /// True in an update whose second step shows views that have come.
  var isFirstStep = false
  private let layer = CALayer()
  private lazy var innerSpace = Space(in: space)
  private var wasShown = false

  init(_ looks: ListLooks, in node: Node) {
    self.looks = looks
    super.init(node: node)
    layer.name = plainName
  }

  var plainName: String { "ListSection" }
  override var isLeaving: Bool { !rows.isEmpty && rows.allSatisfy(\.isLeaving) }
  override var children: [Element] { rows }

  private var isBox: Bool { looks.isInset && looks.rowSpacing == 0 }
  private var shown: [ListRowElement] { rows.filter { !$0.isLeaving } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let heights = shown.map { $0.size(for: row(proposal)).height }
    let gaps = looks.rowSpacing * CGFloat(max(heights.count - 1, 0))
    return CGSize(width: proposal.width ?? 0, height: heights.reduce(0, +) + gaps)
  }

  private func row(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width ?? 0, height: nil)
  }

  override func placeChildren() {
    innerSpace.toParent = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    var y: CGFloat = 0
    for element in rows {
      if element.isLeaving {
        element.placeAgain()
        continue
      }
      element.place(at: CGPoint(x: 0, y: y), row(placedProposal), in: innerSpace)
      y += element.frame.height + looks.rowSpacing
    }
  }

  override func hit(at point: CGPoint) -> [GestureSite]? {
    super.hit(at: point.applying(innerSpace.toParent.inverted()))
  }

  override func paint(into painter: inout Painter) {
    setFrame(painter.rounded(frame), of: layer, in: painter)
    layer.cornerRadius = isBox ? looks.radius : 0
    layer.masksToBounds = isBox
    setFill(.color(fill.map { Color(uiColor: $0) } ?? .clear, in: node), of: layer, in: painter)
    let isComing = !wasShown && isFirstStep
    fade("opacity", of: layer, to: isComing || isLeaving ? 0 : 1, in: painter)
    wasShown = true
    painter.add(layer, around: rows)
  }
}

/// The words above a section of a list, or below it.
@MainActor
final class ListTitleElement: Element, LayeredElement {
  let lanes = Lanes()
  let kind: SectionPart.Kind
  var looks: ListLooks
  var parts: [Element] = []
  private let layer = CALayer()

  init(_ kind: SectionPart.Kind, _ looks: ListLooks, in node: Node) {
    (self.kind, self.looks) = (kind, looks)
    super.init(node: node)
    layer.name = plainName
  }

  var plainName: String { kind == .header ? "ListHeader" : "ListFooter" }
  override var isLeaving: Bool { !parts.isEmpty && parts.allSatisfy(\.isLeaving) }
  override var children: [Element] { parts }
  private var shown: [Element] { parts.filter { !$0.isLeaving } }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - looks.titleInsets(kind).horizontal, 0) }, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let heights = shown.map { $0.size(for: inner(proposal)).height }
    let least = looks.titleHeight(kind, isThere: !heights.isEmpty)
    guard !heights.isEmpty else { return CGSize(width: proposal.width ?? 0, height: least) }
    return CGSize(
      width: proposal.width ?? 0,
      height: max(heights.reduce(0, +) + looks.titleInsets(kind).vertical, least))
  }

  override func placeChildren() {
    let insets = looks.titleInsets(kind)
    let (proposal, elements) = (inner(placedProposal), shown)
    let height = elements.map { $0.size(for: proposal).height }.reduce(0, +)
    let box = frame.inset(by: insets)
    // Words stand next to the rows that they belong to; among plain rows in the middle.
    var y =
      looks.isPlain
      ? box.midY - height / 2 : kind == .header ? box.maxY - height : box.minY
    for element in elements {
      element.place(at: CGPoint(x: box.minX, y: y), proposal, in: space)
      y += element.frame.height
    }
    for element in parts where element.isLeaving { element.placeAgain() }
  }

  override func paint(into painter: inout Painter) {
    if looks.isPlain, !shown.isEmpty {
      setFrame(painter.rounded(frame), of: layer, in: painter)
      setFill(.color(Color(uiColor: .systemBackground), in: node), of: layer, in: painter)
      painter.add(layer)
    }
    painter.paint(parts)
  }
}
