public import Foundation
package import SegueGeometry
package import SegueSceneGraph

/// A picture, which is not drawn before the film is: a name of one, or the layers that make it.
public final class CGImage: Hashable, Sendable {
  /// Kinds of a picture's content.
  package enum Content: Hashable, Sendable {
    /// A file.
    case file(PictureFile)
    /// The picture that the scene knows by a name.
    case picture(String)
    /// Layers on a canvas of a size in points.
    case drawing([Layer], Size)
  }

  /// Content of the picture.
  package let content: Content
  /// The size of all of it, in pixels.
  package let pixels: Size
  /// The part of it that is shown, in pixels.
  package let part: Rect

  /// A picture of so many pixels, or a part of it.
  package init(_ content: Content, pixels: Size, part: Rect? = nil) {
    (self.content, self.pixels) = (content, pixels)
    self.part = part ?? Rect(origin: .zero, size: pixels)
  }

  /// Number of pixels in a row.
  public var width: Int { Int(part.width.rounded()) }
  /// Number of rows.
  public var height: Int { Int(part.height.rounded()) }
  /// Number of bits in a component.
  public var bitsPerComponent: Int { 8 }
  /// Number of bits in a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Number of bytes in a row.
  public var bytesPerRow: Int { width * 4 }
  /// Color space of the components.
  public var colorSpace: CGColorSpace? { .standard }
  /// Position of the alpha component.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The part within a box of pixels, counted from the top left; `nil` if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let wanted = Rect(rect.integral).offset(by: part.origin - .zero)
    return part.intersection(wanted).map { CGImage(content, pixels: pixels, part: $0) }
  }

  /// A picture of the same.
  public func copy() -> CGImage? { self }

  /// Returns true if both show the same.
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a.content == b.content && a.pixels == b.pixels && a.part == b.part
  }

  /// Hashes what is shown.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pixels)
    hasher.combine(part)
  }

  /// Returns the content that a film shows for a picture that it loads; `nil` for what is drawn.
  package func loaded(
    mode: ImageContent.Mode = .stretch, tint: Color? = nil,
    sampling: ImageContent.Sampling = .trilinear
  ) -> ImageContent? {
    let crop = part == Rect(origin: .zero, size: pixels) ? nil : part
    let name: String
    switch content {
    case .file(let file): name = file.name
    case .picture(let known): name = known
    case .drawing: return nil
    }
    return ImageContent(AssetID(name), mode: mode, crop: crop, tint: tint, sampling: sampling)
  }
}
