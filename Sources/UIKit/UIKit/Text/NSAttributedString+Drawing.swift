public import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Settings and results that measuring and drawing share.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
  public override init() { super.init() }
}

extension NSAttributedString {
  /// The extents of the words without any line that has to be broken.
  public func size() -> CGSize { StyledText(self, TextLooks()).size() }

  /// The extents of the words in a column as wide as `size`, and no higher.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var looks = TextLooks()
    let isColumn = options.contains(.usesLineFragmentOrigin)
    if !isColumn { looks.lines = 1 }
    let width =
      isColumn && size.width > 0 ? min(size.width, StyledText.endless) : StyledText.endless
    var text = StyledText(self, looks)
    if isColumn, size.height > 0, options.contains(.truncatesLastVisibleLine) {
      text = text.fitting(size.height, width: width)
    }
    let box = CGRect(origin: .zero, size: text.size(width: width))
    context?.totalBounds = box
    return box
  }

  /// Draws the words in a rectangle of the current context.
  public func draw(in rect: CGRect) {
    draw(StyledText(self, TextLooks()).fitting(rect.height, width: rect.width), in: rect)
  }

  /// Draws the words in a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
    draw(at: rect.origin)
  }

  /// Draws the words from a point on, without breaking their lines.
  public func draw(at point: CGPoint) {
    let text = StyledText(self, TextLooks())
    let size = text.size()
    // The box is a little wider than the words, so that rounding breaks no line.
    draw(text, in: CGRect(origin: point, size: CGSize(width: size.width + 1, height: size.height)))
  }

  private func draw(_ text: StyledText, in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(text.layers(in: rect))
  }
}

// MARK: - Plain strings

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }
}
