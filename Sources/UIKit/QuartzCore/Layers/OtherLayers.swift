public import HeadlessCoreGraphics
import ObjectiveC
import SegueSceneGraph

/// A layer that holds others in one space; here each is flattened, as in any layer.
open class CATransformLayer: CALayer {}

/// A layer that scrolls what is inside.
open class CAScrollLayer: CALayer {
  open func scroll(_ p: CGPoint) { bounds.origin = p }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows a text.
open class CATextLayer: CALayer {
  open var string: Any? { didSet { noteChange() } }
  open var font: AnyObject?
  open var fontSize: CGFloat = 36 { didSet { noteChange() } }
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { noteChange() }
  }
  open var isWrapped = false { didSet { noteChange() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { noteChange() } }

  public required init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    (foregroundColor, isWrapped) = (other.foregroundColor, other.isWrapped)
    alignmentMode = other.alignmentMode
  }

  override var content: Content {
    guard let text = string as? String ?? (string as? NSAttributedString)?.string else {
      return .none
    }
    let run = TextRun(
      text, font: Font(.family("sans-serif"), size: Double(fontSize)),
      paint: .color(foregroundColor?.color ?? .white))
    return .text(
      TextContent(
        [run], alignment: alignment, wrapping: isWrapped ? .word : TextContent.Wrapping.none))
  }

  private var alignment: TextContent.Alignment {
    switch alignmentMode {
    case .right: .trailing
    case .center: .center
    case .justified: .justified
    default: .leading
    }
  }
}
