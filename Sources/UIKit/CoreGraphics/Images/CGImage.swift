public import Foundation
package import SegueGeometry
package import SegueSceneGraph
internal import SegueTextSupport

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

  /// True for a picture of grays without alpha.
  package let isGray: Bool

  /// A picture of so many pixels, or a part of it.
  package init(_ content: Content, pixels: Size, part: Rect? = nil, isGray: Bool = false) {
    (self.content, self.pixels, self.isGray) = (content, pixels, isGray)
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
  public var colorSpace: CGColorSpace? { isGray ? .deviceGray : .standard }
  /// Position of the alpha component.
  public var alphaInfo: CGImageAlphaInfo { isGray ? .none : .premultipliedLast }

  /// The part within a box of pixels, counted from the top left; `nil` if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let wanted = Rect(rect.integral).offset(by: part.origin - .zero)
    return part.intersection(wanted).map {
      CGImage(content, pixels: pixels, part: $0, isGray: isGray)
    }
  }

  /// A picture of the same.
  public func copy() -> CGImage? { self }

  /// Returns true if both show the same.
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a.content == b.content && a.pixels == b.pixels && a.part == b.part && a.isGray == b.isGray
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

extension CGImage {
  /// A layer that shows the picture, stretched to a box.
  ///
  /// - Parameter tint: a color in which its opaque parts are shown instead of their own.
  package func layer(
    _ id: LayerID, in rect: Rect, tint: Color? = nil,
    sampling: ImageContent.Sampling = .trilinear
  ) -> Layer {
    if case .drawing(let layers, let size) = content {
      return drawn(layers, size: size, id: id, in: rect, tint: tint)
    }
    return Layer(id) {
      $0.frame = rect
      if let picture = loaded(tint: tint, sampling: sampling) { $0.content = .image(picture) }
    }
  }

  private func drawn(
    _ layers: [Layer], size: Size, id: LayerID, in rect: Rect, tint: Color?
  ) -> Layer {
    guard !part.isEmpty, !pixels.isEmpty else { return Layer(id) }
    // Points of the canvas for each pixel, and points of the box for each pixel.
    let (across, down) = (size.width / pixels.width, size.height / pixels.height)
    let (x, y) = (rect.width / part.width, rect.height / part.height)
    let canvas = Layer(
      LayerID("\(id)-canvas"), children: layers.map { $0.prefixed("\(id)-") }
    ) {
      $0.anchor = .topLeft
      $0.position = Point(-part.minX * x, -part.minY * y)
      $0.size = size
      $0.transform.scale = [x / across, y / down, 1]
    }
    var layer = Layer(id, children: [canvas]) {
      $0.frame = rect
      $0.clipsToBounds = true
    }
    guard let tint else { return layer }
    // The color shows where the drawing is opaque.
    layer.properties.frame = Rect(origin: .zero, size: rect.size)
    return Layer(LayerID("\(id)-tint"), mask: layer) {
      $0.frame = rect
      $0.background = .color(tint)
    }
  }
}

extension Layer {
  /// The layer with all names within behind a prefix, so that a drawing can be shown more than once.
  package func prefixed(_ prefix: String) -> Layer {
    var layer = self
    layer.id = LayerID(prefix + id.name)
    layer.mask = mask?.prefixed(prefix)
    layer.children = children.map { $0.prefixed(prefix) }
    return layer
  }
}

/// A file with a picture in it, and what films call it.
///
/// A film is the same on every machine, so that its pictures have names and no paths.
package struct PictureFile: Hashable, Sendable {
  /// The name in films.
  package let name: String
  /// The path on this machine.
  package let path: String

  /// The files by their names.
  private static let paths = Locked<[String: String]>([:])

  /// The file at a path.
  ///
  /// - Parameter name: what films call it; the last part of the path unless given. A name that another
  ///   file has already gets the folders around it in front.
  package init(_ path: String, as name: String? = nil) {
    self.path = path
    let parts = path.split(separator: "/")
    var count = name.map { $0.split(separator: "/").count } ?? 1
    self.name = PictureFile.paths.withLock { paths in
      while true {
        let name = parts.suffix(count).joined(separator: "/")
        if paths[name] == nil || paths[name] == path || count >= parts.count {
          paths[name] = path
          return name
        }
        count += 1
      }
    }
  }

  /// The path of the file that films call by a name; `nil` if there is none.
  package static func path(of name: String) -> String? { paths.withLock { $0[name] } }
}
