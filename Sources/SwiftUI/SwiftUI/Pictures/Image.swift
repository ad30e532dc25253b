public import HeadlessCoreGraphics
public import HeadlessUIKit

/// A picture of the app's, or one that code has made.
nonisolated public struct Image: View, Equatable, Sendable {
  public typealias Body = Never

  /// Origin of a picture.
  enum Source: Equatable, Sendable {
    case named(String, Bundle?)
    case symbol(String)
    case picture(UIImage)
  }

  /// Filling of a box with the picture.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// Ways of enlarging the middle of a picture.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Ways of drawing a picture: with its own colors, or only where it is opaque.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// Qualities of pictures that are enlarged or made smaller.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// Sizes of symbols, relative to letters.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// Orientations of a picture's pixels.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    /// The same in UIKit.
    fileprivate var ofUIKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  let source: Source
  var resizing: Resizing?
  var mode: TemplateRenderingMode?

  private init(_ source: Source) { self.source = source }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
  }
  public init(_ resource: ImageResource) { self.init(.named(resource.name, resource.bundle)) }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
  public init(systemName: String) { self.init(.symbol(systemName)) }
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
  public init(uiImage: UIImage) { self.init(.picture(uiImage)) }
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) { self.init(decorative: cgImage, scale: scale, orientation: orientation) }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      .picture(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.ofUIKit)))
  }

  /// True for a symbol of the system, or what stands in its place.
  var isSymbol: Bool { if case .symbol = source { true } else { false } }

  // MARK: Other ways to show it

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) } }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.mode = renderingMode }
  }
  // Inert: the scene samples pictures in one way, and the edges of all are smooth.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// Ways of coloring the layers of a symbol; symbols here have one.
nonisolated public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image.Scale {
  /// Factor of a symbol's size: a guess from looking at symbols beside letters.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension Image {
  /// The picture in these surroundings; `nil` if there is none of its name.
  func resolved(in environment: EnvironmentValues, font: UIFont? = nil) -> UIImage? {
    switch source {
    case .named(let name, let bundle):
      return UIImage(named: name, in: bundle, compatibleWith: environment.traits)
    case .symbol(let name):
      // A picture of that name takes the place of a symbol, whose outlines are Apple's.
      let variant = environment.symbolVariants.name(of: name)
      for name in [variant, name] where AppAssets.hasPicture(named: name) {
        return UIImage(named: name, in: nil, compatibleWith: environment.traits)
      }
      let points = (font ?? environment.textFont).pointSize * environment.imageScale.factor
      return UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: points))
    case .picture(let picture): return picture.resolved(for: environment.traits)
    }
  }
}
