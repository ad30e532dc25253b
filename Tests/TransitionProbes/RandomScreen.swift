import SegueGeometry
package import SegueSceneGraph
package import SegueTransitions
package import TestSupport

/// Screens with things to share, of which no two are alike.
package enum RandomScreen {
  /// A screen that suits a stage of 200 by 400 points.
  package static func make(_ id: LayerID, _ random: inout SeededGenerator) -> Screen {
    var names: [LayerID] = (1...12).map { LayerID("\(id).\($0)") }
    var keys: [MatchKey?] = ["a", "b", "c", "d", "e", nil, nil].shuffled(using: &random)
    let layers = (0..<random.int(in: 2...4)).map { _ in layer(&names, &keys, depth: 0, &random) }
    return Screen(id, background: .color(.white), layers: layers)
  }

  private static func layer(
    _ names: inout [LayerID], _ keys: inout [MatchKey?], depth: Int,
    _ random: inout SeededGenerator
  ) -> Layer {
    let id = names.removeLast()
    let key = keys.isEmpty ? nil : keys.removeLast()
    var layer = Layer(id) {
      $0.frame = Rect(
        x: random.double(in: 0...120), y: random.double(in: 0...250),
        width: random.double(in: 20...90), height: random.double(in: 20...90))
      $0.background = .color(Color(rgb: UInt32(random.int(in: 0...0xFFFFFF))))
      if random.int(in: 0...2) == 0 { $0.cornerRadii = CornerRadii(all: random.double(in: 1...12)) }
      if random.int(in: 0...3) == 0 { $0.clipsToBounds = true }
      if random.int(in: 0...3) == 0 {
        $0.transform.rotationZ = .degrees(random.double(in: -40...40))
      }
      if random.int(in: 0...3) == 0 { $0.transform.scale = [1.5, 1.5, 1] }
      if random.int(in: 0...3) == 0 { $0.zPosition = random.double(in: -1...1) }
      if random.int(in: 0...3) == 0 { $0.opacity = random.double(in: 0.2...1) }
      if random.int(in: 0...3) == 0 {
        $0.shadow = Shadow(opacity: 0.3, offset: Vector(0, 3), blur: 6)
      }
      if random.int(in: 0...3) == 0 { $0.border = Border(width: 2, color: .black) }
    }.matched(key)
    guard depth < 2, names.count > 4, random.int(in: 0...1) == 0 else { return layer }
    layer.children = (0..<random.int(in: 1...2)).map { _ in
      self.layer(&names, &keys, depth: depth + 1, &random)
    }
    return layer
  }
}
