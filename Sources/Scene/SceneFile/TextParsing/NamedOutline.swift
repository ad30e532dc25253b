package import SegueGeometry
import SegueSceneGraph
import SegueTextSupport

/// Outlines by name in a box of their own: `material.heart 120`, or `material.heart 120 90` where it is stretched.
package enum NamedOutline {
  private static let family = "material."

  /// The outline that a text names; `nil` for a text that begins as path data does.
  package static func parse(_ text: String) throws(SceneError) -> Path? {
    guard text.hasPrefix(family) else { return nil }
    let words = text.dropFirst(family.count).split(separator: " ")
    guard let name = words.first.map(String.init), let shape = MaterialShape(rawValue: name) else {
      let names = MaterialShape.allCases.map(\.rawValue)
      throw SceneError(
        "there is no shape \(Quote(words.first.map(String.init) ?? ""))",
        hint: Spelling.question(for: words.first.map(String.init) ?? "", among: names)
          ?? "the shapes are \(names.joined(separator: ", "))")
    }
    let sizes = words.dropFirst().compactMap { Double($0) }
    guard sizes.count == words.count - 1, (1...2).contains(sizes.count),
      sizes.allSatisfy({ $0 > 0 && $0 <= PathText.coordinateLimit })
    else {
      throw SceneError(
        "found \(Quote(text)), expected the width of the shape, or width and height",
        hint: "such as '\(family)\(name) 120', or '\(family)\(name) 120 90'")
    }
    return shape.outline(in: Rect(x: 0, y: 0, width: sizes[0], height: sizes[sizes.count - 1]))
  }
}
