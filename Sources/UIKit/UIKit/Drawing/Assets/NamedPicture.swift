internal import Foundation
internal import HeadlessCoreGraphics
internal import HeadlessQuartzCore

/// A picture that has been found by its name.
struct NamedPicture {
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
