// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public import HeadlessCoreGraphics
internal import SegueGeometry

/// A picture with its scale, and how it is meant to be drawn.
open class UIImage: NSObject, @unchecked Sendable {
  /// Attributes of a picture besides its pixels.
  package struct Look {
    package var scale: CGFloat = 1
    package var orientation = Orientation.up
    package var renderingMode = RenderingMode.automatic
    package var tint: UIColor?
    package var capInsets = UIEdgeInsets.zero
    package var resizingMode = ResizingMode.tile
    package var alignmentInsets = UIEdgeInsets.zero
    package var isSymbol = false
    package var isFlipped = false
    /// The asset that has the picture for other surroundings too.
    package var asset: UIImageAsset?
  }

  public let cgImage: CGImage?
  package let look: Look

  package init(_ image: CGImage?, _ look: Look) { (cgImage, self.look) = (image, look) }

  /// No picture.
  public override init() { (cgImage, look) = (nil, Look()) }

  public convenience init(cgImage: CGImage) { self.init(cgImage, Look()) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, Look(scale: scale, orientation: orientation))
  }

  /// Creates a picture of the drawing in a context.
  convenience init?(drawnIn context: CGContext) {
    guard let image = context.makeImage() else { return nil }
    self.init(image, Look(scale: CGFloat(context.scale)))
  }

  /// The picture that `#imageLiteral` means.
  public required convenience init(imageLiteralResourceName name: String) {
    if let image = UIImage(named: name) {
      self.init(image.cgImage, image.look)
    } else {
      self.init(nil, Look())
    }
  }

  // MARK: Facts

  open var scale: CGFloat { look.scale }
  open var imageOrientation: Orientation { look.orientation }
  open var renderingMode: RenderingMode { look.renderingMode }
  open var capInsets: UIEdgeInsets { look.capInsets }
  open var resizingMode: ResizingMode { look.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentInsets }
  open var isSymbolImage: Bool { look.isSymbol }
  open var flipsForRightToLeftLayoutDirection: Bool { look.isFlipped }
  open var images: [UIImage]? { nil }
  open var duration: TimeInterval { 0 }

  /// The size in points, as the picture is seen.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return look.orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (cgImage != nil && cgImage == other.cgImage && scale == other.scale)
  }

  open override var hash: Int { cgImage?.hashValue ?? 0 }

  // MARK: Drawing

  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paint(in: rect, blendMode: blendMode, alpha: alpha)
  }

  // MARK: Others of the same pixels

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = alignmentInsets }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.isFlipped = true }
  }

  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// The picture itself: nothing has to be decoded.
  open func preparingForDisplay() -> UIImage? { self }

  func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(cgImage, look)
  }

  /// The bytes of a picture that is a PNG file as it is; `nil` for others, which are not drawn here.
  open func pngData() -> Data? { fileData([".png"]) }

  /// The same for JPEG, whatever quality is asked for.
  open func jpegData(compressionQuality: CGFloat) -> Data? { fileData([".jpg", ".jpeg"]) }

  private func fileData(_ endings: [String]) -> Data? {
    guard case .file(let file)? = cgImage?.content,
      endings.contains(where: file.path.lowercased().hasSuffix)
    else { return nil }
    return FileManager.default.contents(atPath: file.path)
  }
}
