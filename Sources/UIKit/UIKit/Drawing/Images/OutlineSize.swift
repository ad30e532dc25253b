internal import Foundation

/// The extents of an SVG in points, as its outermost element says them.
struct OutlineSize {
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
