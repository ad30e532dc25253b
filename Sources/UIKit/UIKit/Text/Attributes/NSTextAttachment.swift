public import HeadlessCoreGraphics
public import ObjectiveC

/// A picture among words.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  /// The picture's box, empty for its own size; the origin is on the base line, and y points up.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public override init() { super.init() }
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The character that stands for a picture.
  public static let character = 0xFFFC

  /// The box in which the picture is shown.
  var box: CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// The character that stands for a picture, with the picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A shadow of letters.
open class NSShadow: NSObject, NSCopying {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  open func copy(with zone: NSZone?) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
    copy.shadowColor = shadowColor
    return copy
  }
}
