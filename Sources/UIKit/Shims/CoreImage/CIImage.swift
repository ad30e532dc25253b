@_exported public import HeadlessUIKit

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Pictures that filters change. A film's filters are its layers': what a filter gives here is its input, as it
// was.

open class CIImage: NSObject {
  public let picture: CGImage?
  public init(cgImage image: CGImage) {
    picture = image
    super.init()
  }
  public init?(image: UIImage) {
    picture = image.cgImage
    super.init()
  }
  public init?(data: Data) {
    picture = UIImage(data: data)?.cgImage
    super.init()
  }
  open var extent: CGRect {
    CGRect(x: 0, y: 0, width: picture?.width ?? 0, height: picture?.height ?? 0)
  }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    self
  }
}

open class CIContext: NSObject {
  public init(options: [String: Any]? = nil) { super.init() }
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.picture }
}

open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]
  public init?(name: String) {
    self.name = name
    super.init()
  }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
  open func setDefaults() {}
  open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open override func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
}

open class CIColor: NSObject {
  public init(color: UIColor) { super.init() }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { super.init() }
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
