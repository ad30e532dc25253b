import SegueTextSupport

/// The size of an SVG, in its own units.
struct SVGSize {
  let width: Double
  let height: Double

  /// The longest side.
  private static let limit = 1e6

  /// The size that the outermost element of a document says, or that of what it draws; it is written
  /// there in plain numbers, beside the view box that belongs to it.
  init(takenFrom root: inout XMLElement) throws(PictureError) {
    let box = root["viewBox"].flatMap(Self.box)
    let sides = Self.sides(of: &root)
    switch (sides.width, sides.height, box) {
    case (let width?, let height?, _): (self.width, self.height) = (width, height)
    case (let width?, nil, let box?): (self.width, height) = (width, width * box.height / box.width)
    case (nil, let height?, let box?):
      (width, self.height) = (height * box.width / box.height, height)
    case (nil, nil, let box?): (width, height) = (box.width, box.height)
    case (_, _, nil):
      (width, height) = try SVGCanvas.extent(of: root.bytes)
      guard width > 0, height > 0 else {
        throw .damaged(.svg, "it has neither a size nor a 'viewBox', and draws nothing")
      }
    }
    guard width > 0, height > 0, width <= Self.limit, height <= Self.limit else {
      throw .damaged(.svg, "it is \(width) by \(height) units large")
    }
    if box == nil { root.set("viewBox", to: "0 0 \(width) \(height)") }
    root.set("width", to: "\(width)")
    root.set("height", to: "\(height)")
  }

  /// The sides that attributes and styles give, which are taken away.
  private static func sides(of root: inout XMLElement) -> (width: Double?, height: Double?) {
    var sides = (width: root["width"].flatMap(side), height: root["height"].flatMap(side))
    var others: [Substring] = []
    for declaration in (root["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0.trimmed()) }
      switch parts.first {
      case "width": sides.width = parts.last.flatMap { side($0) } ?? sides.width
      case "height": sides.height = parts.last.flatMap { side($0) } ?? sides.height
      default: others.append(declaration)
      }
    }
    if root["style"] != nil { root.set("style", to: others.joined(separator: ";")) }
    return sides
  }

  /// A length that a side can have; less than nothing is no length.
  private static func side(_ text: String) -> Double? { length(text).flatMap { $0 < 0 ? nil : $0 } }

  /// The extents of a view box.
  private static func box(_ text: String) -> (width: Double, height: Double)? {
    let numbers = text.split { $0 == " " || $0 == "," || $0.isWhitespace }.map {
      number(String($0))
    }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0
    else { return nil }
    return (width, height)
  }

  private static let units = [
    "px": 1.0, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "em": 16,
    "ex": 8,
  ]

  /// A length in pixels of CSS; `nil` for a share of what is around.
  static func length(_ text: String) -> Double? {
    let text = String(text.trimmed())
    if let unit = units[String(text.suffix(2)).lowercased()] {
      return number(String(text.dropLast(2).trimmed())).map { $0 * unit }
    }
    return number(text)
  }

  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    return isPlain ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
  }
}
