import SegueGeometry
import SegueSceneGraph

/// Boxes that hold everything that layers and their children draw but shadows, found when they are
/// asked for.
struct DrawnBoxes {
  private let scene: Scene
  private let texts: (any TextSource)?
  private var known: [Int: Rect?] = [:]

  /// Letters and baselines that move to the canvas's grid leave their box by a little, in points.
  private static let textMargin = 2.0

  init(_ scene: Scene, _ texts: (any TextSource)?) {
    self.scene = scene
    self.texts = texts
  }

  /// Returns `true` if an item and what is inside it draw nothing outside of the item's bounds.
  mutating func areInside(_ index: Int) -> Bool {
    box(of: index).map { scene.items[index].properties.bounds.contains($0) } ?? false
  }

  /// A box around what an item and its children draw, in the item's own points; `nil` where none is
  /// known.
  private mutating func box(of index: Int) -> Rect? {
    if let box = known[index] { return box }
    let box = measured(index)
    known.updateValue(box, forKey: index)
    return box
  }

  private mutating func measured(_ index: Int) -> Rect? {
    scene.items[index].properties.filters.isEmpty ? unfiltered(index) : nil
  }

  /// A box around what an item draws before its filters act, in its own points; `nil` where none is
  /// known.
  mutating func unfiltered(_ index: Int) -> Rect? {
    // Nothing of this copies the properties, which are many.
    let bounds = scene.items[index].properties.bounds
    if scene.items[index].properties.clipsToBounds { return bounds }
    if scene.items[index].properties.backdropFilters.contains(where: \.merges) { return nil }
    guard let content = contentBox(scene.items[index].properties.content, in: bounds) else {
      return nil
    }
    var corners = content.corners.points
    if scene.items[index].properties.drawsBox { corners += bounds.corners.points }
    for child in scene.children(of: index) where !scene.items[child].properties.isHidden {
      guard let inner = box(of: child),
        let map = scene.projectionInParent(at: child).affine
      else { return nil }
      corners += inner.corners.points.map { map.map($0) }
    }
    return Rect(around: corners)
  }

  /// Returns the box of an item's content between its background and its children; `nil` where it is not known.
  private func contentBox(_ content: Content, in bounds: Rect) -> Rect? {
    switch content {
    case .none: Rect(origin: bounds.center, size: .zero)
    case .paint, .image, .field: bounds
    case .text(let text):
      texts.map {
        text.box(set: $0.text(text.whole, width: bounds.width), in: bounds)
          .outset(by: DrawnBoxes.textMargin)
      } ?? bounds
    case .shape(let shape): shape.stroke == nil ? shape.outline(in: bounds).controlBox : nil
    }
  }
}

extension Filter {
  /// True if it draws glass wherever the layers inside are.
  fileprivate var merges: Bool {
    if case .refraction(let glass) = self { glass.merges } else { false }
  }
}

extension LayerProperties {
  /// True if something is drawn all over the box, or along its edge.
  fileprivate var drawsBox: Bool { background != nil || hasBorder || !backdropFilters.isEmpty }
}
