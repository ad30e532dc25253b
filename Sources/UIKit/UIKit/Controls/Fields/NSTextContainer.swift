public import HeadlessCoreGraphics
import ObjectiveC

/// The area that the lines of a text view fill.
open class NSTextContainer: NSObject {
  open var size: CGSize
  /// Padding on both sides of a line.
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []

  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
