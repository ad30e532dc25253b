public import Foundation
internal import HeadlessCoreGraphics
internal import HeadlessQuartzCore
internal import SegueGeometry
internal import SegueSceneGraph

extension UIImage {
  /// The picture with this name among the app's; `nil` if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// The picture with this name among those of the bundle and the app's; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = NamedPicture(name, in: bundle)?.image(for: traitCollection) else {
      return nil
    }
    self.init(image.cgImage, image.look)
  }

  /// The picture with this name among those of the bundle and the app's; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// The picture of a file; `nil` if it is none.
  public convenience init?(contentsOfFile path: String) {
    guard let header = ImageFileHeader(contentsOf: path) else { return nil }
    self.init(
      CGImage(.file(PictureFile(path)), pixels: header.size), header,
      scale: PictureSet.Variant.scale(of: path))
  }

  /// The picture that bytes mean; `nil` if they mean none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture that bytes mean; `nil` if they mean none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageFileHeader(data), let path = UIImage.stored(data) else {
      return nil
    }
    self.init(CGImage(.file(PictureFile(path)), pixels: header.size), header, scale: scale)
  }

  private convenience init(_ image: CGImage, _ header: ImageFileHeader, scale: CGFloat) {
    self.init(image, Look(scale: scale, orientation: header.orientation))
  }

  /// A square with round corners in place of a symbol, whose outlines are Apple's.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A square with round corners in place of a symbol, whose outlines are Apple's.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let size = Double((configuration as? SymbolConfiguration)?.pointSize ?? 17)
    let side = (size * 1.2).rounded()
    let glyph = Layer("symbol") {
      $0.frame = Rect(x: 0, y: 0, width: side, height: side)
      $0.content = .shape(
        ShapeContent(
          Path(
            roundedRect: Rect(
              x: size * 0.1, y: size * 0.1, width: side - size * 0.2, height: side - size * 0.2),
            radii: CornerRadii(all: size * 0.25)),
          fill: nil, stroke: Stroke(.color(.black), width: size * 0.1)))
    }
    let scale = Double(GraphicsStack.screenScale)
    let image = CGImage(
      .drawing([glyph], Size(side, side)), pixels: Size(side * scale, side * scale))
    self.init(image, Look(scale: CGFloat(scale), isSymbol: true))
  }

  /// The first of the pictures, which stands for all of them.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
}

/// A picture that has been found by its name.
private struct NamedPicture {
  private let set: PictureSet

  /// The picture with a name; says so if there is none, or none that can be drawn.
  init?(_ name: String, in bundle: Bundle?) {
    guard let set = AppAssets.first(in: bundle, { $0.picture(named: name) }) else {
      AppSession.current.noteMissing(.picture, name)
      return nil
    }
    self.set = set
    let scale = GraphicsStack.screenScale
    guard let file = set.variant(isDark: false, scale: scale) ?? set.variants.first,
      ImageFileHeader(contentsOf: file.path) != nil
    else {
      AppSession.current.noteUndrawable(name, set.variants.first?.path)
      return nil
    }
  }

  /// The picture for surroundings; where dark ones have a picture of their own, it knows both.
  func image(for traits: UITraitCollection?) -> UIImage? {
    let (light, dark) = (image(isDark: false), image(isDark: true))
    guard let light, let dark else { return light ?? dark }
    let asset = UIImageAsset()
    asset.register(light, with: UITraitCollection())
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    return asset.image(with: traits ?? .current)
  }

  private func image(isDark: Bool) -> UIImage? {
    guard let file = set.variant(isDark: isDark, scale: GraphicsStack.screenScale),
      let header = ImageFileHeader(contentsOf: file.path)
    else { return nil }
    var look = UIImage.Look(scale: file.scale, orientation: header.orientation)
    if set.isTemplate { look.renderingMode = .alwaysTemplate }
    if let pixels = file.insets {
      look.capInsets = UIEdgeInsets(
        top: pixels.top / file.scale, left: pixels.left / file.scale,
        bottom: pixels.bottom / file.scale, right: pixels.right / file.scale)
    }
    let picture = PictureFile(file.path, as: file.name)
    return UIImage(CGImage(.file(picture), pixels: header.size), look)
  }
}

extension AppSession {
  /// Kinds of assets that code asks for by name.
  enum Asset: String { case picture, color }

  /// Says that nothing has a name, where the code names it.
  func noteMissing(_ asset: Asset, _ name: String) {
    note(
      AppFinding(
        .resourceMissing, "there is no \(asset.rawValue) '\(name)' in the app's folders",
        at: SourcePlaces.place(naming: name)))
  }

  /// Says that a picture is there, and in a format that is not drawn.
  func noteUndrawable(_ name: String, _ path: String?) {
    let file = path.map { " ('\(($0 as NSString).lastPathComponent)')" } ?? ""
    note(
      AppFinding(
        .resourceMissing,
        "the picture '\(name)'\(file) cannot be drawn: a PNG, JPEG, WebP, GIF or SVG can",
        at: SourcePlaces.place(naming: name)))
  }
}

extension UIImage {
  /// The path of bytes that came from no file, which are stored so that a film can name them.
  static func stored(_ data: Data) -> String? {
    // FNV-1a: the same bytes have the same name in every run.
    let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("picture-\(String(hash, radix: 16))")
    do {
      try data.write(to: file, options: .atomic)
      return file.path
    } catch {
      return nil
    }
  }
}
