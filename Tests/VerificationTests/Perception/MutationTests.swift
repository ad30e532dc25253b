import SegueGeometry
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueVerification
import TestSupport
import Testing

/// A screen with a bar, a card, separators, an icon and a dimmed layer, and what may go wrong with it.
private struct Screen {
  var dim = 0.10
  var hairline = 0.12
  var icon = Color(rgb: 0x0A84FF)
  var background = Color(rgb: 0xF2F2F7)
  var shadowBlur = 16.0
  var shadowOpacity = 0.2
  var cardX = 20.0
  var digit = 3

  func surface() throws -> Surface {
    try SceneRenderer().surface(
      of: Scene(canvas: Canvas(size: Size(195, 422), scale: 2), layers: layers))
  }

  private var layers: [Layer] {
    let page = Layer("page") {
      $0.frame = Rect(x: 0, y: 0, width: 195, height: 422)
      $0.background = .color(background)
    }
    let card = Layer("card") {
      $0.frame = Rect(x: cardX, y: 60, width: 150, height: 90)
      $0.background = .color(.white)
      $0.cornerRadii = CornerRadii(all: 14)
      $0.shadow = Shadow(
        color: .black, opacity: shadowOpacity, offset: Vector(0, 6), blur: shadowBlur)
    }
    let icon = Layer("icon") {
      $0.frame = Rect(x: 32, y: 76, width: 20, height: 20)
      $0.background = .color(self.icon)
      $0.cornerRadii = CornerRadii(all: 5)
    }
    let lines = (0..<6).map { row in
      Layer(LayerID("line-\(row)")) {
        $0.frame = Rect(x: 20, y: 190 + Double(row) * 30, width: 175, height: 0.5)
        $0.background = .color(Color(red: 0, green: 0, blue: 0, alpha: hairline))
      }
    }
    let bars = (0..<digit).map { bar in
      Layer(LayerID("digit-\(bar)")) {
        $0.frame = Rect(x: 60, y: 110 + Double(bar) * 5, width: 8, height: 2)
        $0.background = .color(.black)
      }
    }
    let dimmed = Layer("dim") {
      $0.frame = Rect(x: 0, y: 0, width: 195, height: 422)
      $0.background = .color(Color(red: 0, green: 0, blue: 0, alpha: dim))
    }
    return [page, card, icon] + lines + bars + [dimmed]
  }
}

/// What the perceptual rule finds and lets pass: the table that it was tuned on.
@Suite struct MutationTests {
  private static let mutations: [(name: String, screen: Screen)] = [
    ("the same again", Screen()),
    ("dim 10 → 12 %", Screen(dim: 0.12)),
    ("dim 10 → 15 %", Screen(dim: 0.15)),
    ("separators missing", Screen(hairline: 0)),
    ("icon color slightly off", Screen(icon: Color(rgb: 0x1A8CFF))),
    ("background F2F2F7 → F5F5F7", Screen(background: Color(rgb: 0xF5F5F7))),
    ("shadow blur 16 → 20", Screen(shadowBlur: 20)),
    ("shadow missing", Screen(shadowOpacity: 0)),
    ("card moved by 1 pixel", Screen(cardX: 20.5)),
    ("one digit changed", Screen(digit: 2)),
  ]

  @Test func `each mutation is found exactly, and what people see by the rule`() throws {
    let original = try Screen().surface()
    var table = ""
    for (name, screen) in Self.mutations {
      let mutated = try screen.surface()
      let exact = PictureComparison(expected: original, actual: mutated).finding
      let seen = PerceptualRule().reason(expected: original, actual: mutated)
      table += "\(name): \(exact?.words ?? "alike"); seen: \(seen.map { "\($0)" } ?? "no")\n"
      #expect((exact == nil) == (name == "the same again"))
      #expect((seen == nil) == (name == "the same again"), "\(name)")
    }
    for (name, levels) in [("noise of 1 level", 1), ("noise of 2 levels at edges", 2)] {
      let noisy = try Self.noisy(original, by: levels, everywhere: levels == 1)
      let seen = PerceptualRule().reason(expected: original, actual: noisy)
      table += "\(name): seen: \(seen.map { "\($0)" } ?? "no")\n"
      #expect(seen == nil)
      #expect(PictureComparison(expected: original, actual: noisy).finding != nil)
    }
    expectGolden(table, at: "snapshots/mutations.txt")
  }

  /// The surface with some levels more or less in each pixel, or in each that differs from the one on
  /// its left.
  private static func noisy(
    _ surface: Surface, by levels: Int, everywhere: Bool
  ) throws -> Surface {
    var random = SeededGenerator(seed: 7)
    let (width, height) = (surface.width, surface.height)
    let old = surface.pixels
    var words: [UInt32] = []
    for index in 0..<width * height {
      let word = old[index]
      let isEdge = index % width > 0 && old[index - 1] != word
      let amount = everywhere || isEdge ? UInt32.random(in: 0...UInt32(levels), using: &random) : 0
      let green = word >> 8 & 255
      words.append(word & ~0xFF00 | (green >= amount ? green - amount : green) << 8)
    }
    var result = try Surface(width: width, height: height)
    try result.withPixels { target in
      for index in 0..<width * height { target[index] = words[index] }
    }
    return result
  }
}
