import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit
import SegueGeometry
import SegueSceneGraph

/// Looks of what stands in the place of words and pictures: guesses from looking at devices.
private enum PlaceholderLooks {
  /// Opacity of the color of what lies in front.
  static let opacity = 0.16
  static let radius: Double = 3
  /// Distance by which a bar reaches beyond capital letters.
  static let overhang: CGFloat = 2
  /// Share of the width that the last of several lines has.
  static let lastLine: CGFloat = 0.6
}

extension EnvironmentValues {
  /// True where words and pictures are not shown as they are.
  var isRedacted: Bool { redactionReasons.contains(.placeholder) }
}

/// Boxes in the place of words or of a picture.
struct ShownPlaceholder: ShownContent {
  private let boxes: [CGRect]
  private let size: CGSize
  private let color: Color.Resolved
  private let radius: Double

  /// A box in the place of a picture.
  @MainActor init(picture size: CGSize, in environment: EnvironmentValues) {
    (boxes, radius) = ([CGRect(origin: .zero, size: size)], 0)
    self.size = size
    color = Self.color(in: environment)
  }

  /// Bars in the place of lines of words, which have their baselines there.
  @MainActor init(
    lines baselines: [CGFloat], capHeight: CGFloat, in size: CGSize,
    _ environment: EnvironmentValues
  ) {
    let overhang = PlaceholderLooks.overhang
    boxes = baselines.enumerated().map { index, baseline in
      let isShort = index > 0 && index == baselines.count - 1
      return CGRect(
        x: 0, y: baseline - capHeight - overhang,
        width: size.width * (isShort ? PlaceholderLooks.lastLine : 1),
        height: capHeight + 2 * overhang)
    }
    self.size = size
    radius = PlaceholderLooks.radius
    color = Self.color(in: environment)
  }

  @MainActor private static func color(in environment: EnvironmentValues) -> Color.Resolved {
    var color = environment.foregroundPaint(level: 0).mainColor ?? .invisible
    color.opacity *= Float(PlaceholderLooks.opacity)
    return color
  }

  func isAlike(_ other: ShownPlaceholder) -> Bool {
    boxes == other.boxes && size == other.size && color == other.color
  }

  @MainActor
  func draw(in layer: CALayer, of element: any LayeredElement, lane: String, _ painter: Painter) {
    layer.anchorPoint = .zero
    layer.position = .zero
    layer.bounds.size = size
    layer.contents = nil
    layer.sceneLooks = SceneLooks()
    let fill = color.cgColor.color
    let layers = boxes.enumerated().map { index, box in
      Layer(LayerID("bar-\(index)")) {
        $0.frame = Rect(
          x: Double(box.minX), y: Double(box.minY), width: Double(box.width),
          height: Double(box.height))
        $0.cornerRadii = CornerRadii(all: radius)
        $0.background = .color(fill)
      }
    }
    layer.backdrop = .layers(layers, size: size)
  }
}
