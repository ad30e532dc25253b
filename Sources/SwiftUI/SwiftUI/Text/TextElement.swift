import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit
import SegueMotion
import SegueSceneGraph

extension Text: LeafView {
  @MainActor func makeElement(in node: Node) -> LeafElement<Text> { TextElement(self, in: node) }
}

/// The element of a text: its size is there at once, and only its place moves.
private final class TextElement: LeafElement<Text> {
  private let layer = CALayer()
  private let content = ChangingContent()
  private let rolling = RollingText()
  /// The words in their surroundings, and how they have been set in columns.
  private struct Known {
    let layout: Int
    let setting: TextSetting
    var fitted: [ProposedViewSize: StyledText] = [:]
  }

  private var known: Known?
  /// True if the words follow the clock, so that every layout sets them anew.
  private lazy var isCounting = view.timeOfChange(after: .distantPast) != nil

  private var setting: TextSetting {
    if isCounting { node.forgetLayout() }
    if let known, !isCounting || known.layout == node.host.layoutNumber { return known.setting }
    let setting = TextSetting(view, in: node.environment)
    known = Known(layout: node.host.layoutNumber, setting: setting)
    return setting
  }

  /// The words in the room of a proposal.
  private func fitted(_ proposal: ProposedViewSize) -> StyledText {
    let setting = setting
    if let text = known?.fitted[proposal] { return text }
    let text = setting.fitted(width: proposal.width, height: proposal.height)
    known?.fitted[proposal] = text
    return text
  }

  override func viewChanged(from before: Text) {
    known = nil
    isCounting = view.timeOfChange(after: .distantPast) != nil
  }

  // MARK: Layout

  override var spacing: ViewSpacing {
    let font = setting.font
    return ViewSpacing(
      all: .text(
        ascent: font.ascender, descent: -font.descender, capHeight: font.capHeight,
        leading: font.leading, pixel: node.environment.pixelLength))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let text = fitted(proposal)
    return setting.size(of: text, width: proposal.width)
  }

  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    let text = fitted(proposal)
    let lines = text.baselines(width: min(proposal.width ?? StyledText.endless, StyledText.endless))
    guard let first = lines.first, let last = lines.last else { return [:] }
    let pixels = node.environment.displayScale
    return [
      VerticalAlignment.firstTextBaseline.key: (first * pixels).rounded() / pixels,
      VerticalAlignment.lastTextBaseline.key: (last * pixels - 1e-6).rounded(.up) / pixels,
    ]
  }

  // MARK: Drawing

  override func paint(into painter: inout Painter) {
    let box = CGRect(origin: painter.rounded(frame).origin, size: frame.size)
    nameLayer(layer)
    layer.anchorPoint = .zero
    layer.bounds.size = box.size
    layer.position = box.origin
    move(
      "place", of: layer, to: [Double(box.minX), Double(box.minY)], in: painter,
      [LaneProperty(.position) { .pair($0[0], $0[1]) }])
    let text = fitted(placedProposal)
    defer { waitForChange() }
    guard !node.environment.isRedacted else {
      let baselines = text.baselines(width: min(box.width, StyledText.endless))
      content.show(
        ShownPlaceholder(
          lines: baselines, capHeight: setting.font.capHeight, in: box.size, node.environment),
        of: self, in: layer, painter)
      return painter.add(layer)
    }
    if case .numeric(let countsDown) = node.environment.contentTransition.form,
      text.lines(width: box.width) <= 1,
      let letters = view.letters(in: node.environment, height: box.height)
    {
      rolling.show(
        letters, height: box.height, countsDown: countsDown, of: self, in: layer, painter)
      return painter.add(layer)
    }
    content.show(
      ShownText(text, in: box.size, color: setting.color), of: self, in: layer, painter)
    painter.add(layer)
  }

  // MARK: Dates that count

  private var isWaiting = false

  /// Has the words set anew as soon as they are others, as the clock goes on.
  private func waitForChange() {
    guard !isWaiting, let seconds = view.timeOfChange(after: VirtualDate.now) else { return }
    isWaiting = true
    AppSession.current.clock.schedule(after: .seconds(seconds) + Self.moment) {
      [weak self, weak node] in
      MainActor.assumeIsolated {
        guard let self, let node, node.isMounted else { return }
        self.isWaiting = false
        node.host.enqueue(Transaction()) { [weak node] in node?.markDirty() }
      }
    }
  }

  /// Time after a change at which the words are set, so that no rounding of the clock is before it.
  private static let moment = Time.milliseconds(1)
}

/// Words in a box, and the color that all of them have.
struct ShownText: ShownContent {
  private let text: StyledText
  private let size: CGSize
  private let color: Color.Resolved?

  init(_ text: StyledText, in size: CGSize, color: Color.Resolved?) {
    (self.text, self.size, self.color) = (text, size, color)
  }

  private var box: CGRect { text.box(in: CGRect(origin: .zero, size: size)) }

  /// The words without their color where that moves by itself.
  private var plain: TextContent {
    var content = text.content
    if text.isPlain, color != nil {
      for index in content.runs.indices { content.runs[index].paint = .color(.black) }
    }
    return content
  }

  func isAlike(_ other: ShownText) -> Bool {
    plain == other.plain && text.isPlain == other.text.isPlain
      && (color == nil) == (other.color == nil)
      && (text.isPlain || text.content == other.text.content)
  }

  @MainActor
  func draw(in layer: CALayer, of element: any LayeredElement, lane: String, _ painter: Painter) {
    layer.anchorPoint = .zero
    guard text.isPlain else {
      layer.bounds.size = size
      layer.position = .zero
      layer.backdrop = .layers(text.layers(in: CGRect(origin: .zero, size: size)), size: size)
      return
    }
    let box = box
    layer.bounds.size = box.size
    layer.position = box.origin
    layer.sceneLooks.content = .text(text.content)
    if let color {
      element.move(
        "\(lane).color", of: layer, to: color.lightNumbers, in: painter,
        weight: AnimatableWeight.unit, [LaneProperty.color(.textColor)])
    }
  }
}
