import SegueGeometry
import SegueSceneGraph

extension Scene {
  /// The scene with parts of texts as they are drawn: those that stand alike as one, and the others turned and
  /// stretched about their own middle.
  func settlingSlices(_ texts: (any TextSource)?) -> Scene {
    var scene = joiningSlices
    guard let texts else { return scene }
    for index in scene.items.indices {
      let properties = scene.items[index].properties
      guard case .text(let text) = properties.content, let slice = text.slice,
        !properties.isHidden, !properties.transform.isShift
      else { continue }
      let set = texts.text(text.whole, width: properties.size.width)
      guard let middle = set.middle(of: slice, text, in: properties.bounds) else { continue }
      scene.change(index) { $0.moveAnchor(to: middle) }
    }
    return scene
  }
}

extension LayerProperties {
  /// Puts the anchor on a point of the box, which stays where it is.
  fileprivate mutating func moveAnchor(to point: Point) {
    guard size.width > 0, size.height > 0 else { return }
    let before = anchor.offset(in: size)
    anchor = UnitPoint(point.x / size.width, point.y / size.height)
    position = position + (Vector(point.x, point.y) - before)
  }
}

extension SetText {
  /// The middle of the letters of a part, in a box; `nil` where it has none.
  fileprivate func middle(of slice: TextSlice, _ text: TextContent, in bounds: Rect) -> Point? {
    let top = text.top(set: self, in: bounds)
    let boxes = lines.enumerated().flatMap { number, line in
      line.pieces.flatMap { piece -> [Rect] in
        let letters = piece.places.filter { slice.shows(byte: Int($0.byte), onLine: number) }
          .compactMap { box(of: $0) }
        let colored = piece.colored.filter { slice.shows(byte: Int($0.byte), onLine: number) }
          .map(\.box)
        return (letters + colored).map { $0.offset(by: Vector(bounds.minX, top + line.baseline)) }
      }
    }
    return boxes.isEmpty ? nil : Rect(around: boxes.flatMap(\.corners.points)).center
  }

  /// A box around a letter, from the left of the column and from the baseline; `nil` for a space.
  private func box(of place: PlacedLetter) -> Rect? {
    let outline = outline(of: place)
    return outline.isEmpty ? nil : outline.controlBox
  }
}
