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
  private var known: (layout: Int, setting: TextSetting)?

  private var setting: TextSetting {
    if let known, known.layout == node.host.layoutNumber { return known.setting }
    let setting = TextSetting(view, in: node.environment)
    known = (node.host.layoutNumber, setting)
    return setting
  }

  override func viewChanged(from before: Text) { known = nil }

  // MARK: Layout

  override var spacing: ViewSpacing {
    let font = setting.font
    return ViewSpacing(
      all: .text(
        ascent: font.ascender, descent: -font.descender, capHeight: font.capHeight,
        leading: font.leading, pixel: node.environment.pixelLength))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let text = setting.fitted(width: proposal.width, height: proposal.height)
    return setting.size(of: text, width: proposal.width)
  }

  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    let text = setting.fitted(width: proposal.width, height: proposal.height)
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
    let text = setting.fitted(width: placedProposal.width, height: placedProposal.height)
    guard !node.environment.isRedacted else {
      let baselines = text.baselines(width: min(box.width, StyledText.endless))
      content.show(
        ShownPlaceholder(
          lines: baselines, capHeight: setting.font.capHeight, in: box.size, node.environment),
        of: self, in: layer, painter)
      return painter.add(layer)
    }
    content.show(
      ShownText(text, in: box.size, color: setting.color), of: self, in: layer, painter)
    painter.add(layer)
  }
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
