internal import Foundation
internal import SegueGeometry

/// Contents of a picture's first bytes: its size, and the orientation of its pixels.
struct ImageFileHeader {
  let size: Size
  private(set) var orientation = UIImage.Orientation.up

  private init?(_ width: Int, _ height: Int) {
    guard width > 0, height > 0 else { return nil }
    size = Size(Double(width), Double(height))
  }

  private init(_ size: OutlineSize) { self.size = Size(size.width, size.height) }

  /// The header of a file; `nil` for one that cannot be read.
  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data)
  }

  /// The header of a PNG, JPEG, GIF, WebP or SVG picture; `nil` for what is none.
  init?(_ data: Data) {
    let bytes = PictureBytes([UInt8](data))
    if bytes.text(0, 8) == "\u{89}PNG\r\n\u{1A}\n" {
      self.init(bytes.big(16, 4), bytes.big(20, 4))
    } else if bytes.text(0, 4) == "GIF8" {
      self.init(bytes.little(6, 2), bytes.little(8, 2))
    } else if bytes.text(0, 4) == "RIFF", bytes.text(8, 4) == "WEBP" {
      self.init(webP: bytes)
    } else if bytes.big(0, 2) == 0xFFD8 {
      self.init(jpeg: bytes)
    } else if let size = OutlineSize(data) {
      self.init(size)
    } else {
      return nil
    }
  }

  private init?(webP bytes: PictureBytes) {
    switch bytes.text(12, 4) {
    case "VP8X": self.init(bytes.little(24, 3) + 1, bytes.little(27, 3) + 1)
    case "VP8L":
      let bits = bytes.little(21, 4)
      self.init((bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1)
    case "VP8 ": self.init(bytes.little(26, 2) & 0x3FFF, bytes.little(28, 2) & 0x3FFF)
    default: return nil
    }
  }

  private init?(jpeg bytes: PictureBytes) {
    var (place, orientation) = (2, UIImage.Orientation.up)
    while place + 4 <= bytes.count, bytes.big(place, 1) == 0xFF {
      let marker = bytes.big(place + 1, 1)
      if marker == 0xFF {
        place += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        self.init(bytes.big(place + 7, 2), bytes.big(place + 5, 2))
        self.orientation = orientation
        return
      }
      if marker == 0xE1, let found = bytes.exifOrientation(at: place + 4) { orientation = found }
      place += 2 + max(bytes.big(place + 2, 2), 2)
    }
    return nil
  }
}

/// Numbers and words in the bytes of a picture; zero beyond their end.
private struct PictureBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  func big(_ start: Int, _ length: Int) -> Int {
    part(start, length).reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ start: Int, _ length: Int) -> Int {
    part(start, length).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func text(_ start: Int, _ length: Int) -> String {
    String(String.UnicodeScalarView(part(start, length).map { Unicode.Scalar($0) }))
  }

  private func part(_ start: Int, _ length: Int) -> ArraySlice<UInt8> {
    start >= 0 && start + length <= bytes.count ? bytes[start..<start + length] : []
  }

  /// The orientation in the first directory of an Exif segment.
  func exifOrientation(at start: Int) -> UIImage.Orientation? {
    guard text(start, 6) == "Exif\0\0" else { return nil }
    let base = start + 6
    let isLittle = text(base, 2) == "II"
    func number(_ place: Int, _ length: Int) -> Int {
      isLittle ? little(base + place, length) : big(base + place, length)
    }
    let directory = number(4, 4)
    for entry in 0..<number(directory, 2) {
      let place = directory + 2 + entry * 12
      guard number(place, 2) == 0x0112 else { continue }
      // The numbers of Exif in UIKit's words.
      let kinds: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      let value = number(place + 8, 2)
      return (1...8).contains(value) ? kinds[value - 1] : nil
    }
    return nil
  }
}

/// The extents of an SVG in points, as its outermost element says them.
private struct OutlineSize {
  let width: Double
  let height: Double

  init?(_ data: Data) {
    let text = String(decoding: data.prefix(4096), as: UTF8.self)
    guard let start = text.range(of: "<svg"),
      let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else { return nil }
    let head = text[start.upperBound..<end.lowerBound]
    let box = (OutlineSize.value("viewBox", in: head) ?? "")
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let sides = ["width", "height"].map {
      OutlineSize.value($0, in: head).flatMap(OutlineSize.length)
    }
    guard let width = sides[0] ?? (box.count == 4 ? box[2] : nil),
      let height = sides[1] ?? (box.count == 4 ? box[3] : nil), width > 0, height > 0
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// The value of an attribute.
  private static func value(_ name: String, in head: Substring) -> String? {
    guard let attribute = head.range(of: " \(name)=") ?? head.range(of: "\n\(name)="),
      let quote = head[attribute.upperBound...].first
    else { return nil }
    let rest = head[attribute.upperBound...].dropFirst()
    return rest.firstIndex(of: quote).map { String(rest[..<$0]) }
  }

  /// A length in points; `nil` for a share of what is around.
  private static func length(_ text: String) -> Double? {
    Double(text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : text)
  }
}
