internal import Foundation
internal import HeadlessCoreGraphics

/// A picture in several scales and appearances.
struct PictureSet {
  let variants: [Variant]
  private(set) var isTemplate = false

  /// The files of one name.
  init(_ variants: [Variant]) { self.variants = variants }

  /// The folder of a picture in a catalog.
  init?(contentsOf folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let list = try? JSONDecoder().decode(List.self, from: data)
    else { return nil }
    let parts = folder.split(separator: "/")
    let catalog = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? parts.count - 1
    let name = parts[catalog...].joined(separator: "/")
    variants = list.images.filter(\.suitsPhones).compactMap { image in
      image.filename.map {
        Variant(
          path: "\(folder)/\($0)", name: "\(name)/\($0)", scale: image.factor, isDark: image.isDark,
          insets: image.resizing?.insets)
      }
    }
    isTemplate = list.properties?.intent == "template"
  }

  /// The variant for light or dark that is fine enough for a screen, or else the finest.
  func variant(isDark: Bool, scale: CGFloat) -> Variant? {
    let suiting = variants.filter { $0.isDark == isDark }
    return suiting.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
      ?? suiting.max { $0.scale < $1.scale }
  }

  /// Catalog entry of a picture.
  private struct List: Decodable {
    struct Properties: Decodable {
      let intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    let images: [Entry]
    let properties: Properties?
  }

  private struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let idiom: String?
    let appearances: [Appearance]?
    let resizing: Resizing?

    var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
    var suitsPhones: Bool { ["universal", "iphone", nil].contains(idiom) }
    var isDark: Bool { appearances?.contains { $0.value == "dark" } == true }
  }

  private struct Appearance: Decodable { let value: String? }

  /// Cut of a picture with edges that keep their size, in pixels.
  private struct Resizing: Decodable {
    struct Caps: Decodable { let top, left, bottom, right: CGFloat? }

    let caps: Caps?

    enum CodingKeys: String, CodingKey { case caps = "cap-insets" }

    var insets: UIEdgeInsets? {
      caps.map {
        UIEdgeInsets(
          top: $0.top ?? 0, left: $0.left ?? 0, bottom: $0.bottom ?? 0, right: $0.right ?? 0)
      }
    }
  }
}

extension PictureSet {
  /// One file of a picture.
  struct Variant {
    let path: String
    /// Name of the variant in films.
    let name: String
    /// Number of pixels per point.
    let scale: CGFloat
    var isDark = false
    /// The edges that keep their size, in pixels.
    var insets: UIEdgeInsets?

    private static let scales: [(suffix: String, scale: CGFloat)] = [("@3x", 3), ("@2x", 2)]
  }
}

extension PictureSet.Variant {
  /// A file outside of catalogs.
  init(file path: String, name: String) {
    self.init(path: path, name: name, scale: PictureSet.Variant.scale(of: path))
  }

  /// Returns the number of pixels per point of a file, as its name says: `@2x` or `@3x`.
  static func scale(of path: String) -> CGFloat {
    let stem = (path as NSString).deletingPathExtension
    return scales.first { plain(stem).hasSuffix($0.suffix) }?.scale ?? 1
  }

  /// A name without what it says about scale and device.
  static func withoutScale(_ stem: String) -> String {
    let stem = plain(stem)
    return scales.contains { stem.hasSuffix($0.suffix) } ? String(stem.dropLast(3)) : stem
  }

  private static func plain(_ stem: String) -> String {
    stem.hasSuffix("~iphone") ? String(stem.dropLast(7)) : stem
  }
}
