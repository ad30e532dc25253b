import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Figma's smart animate.
@Suite struct SmartAnimateTests {
  private static func box(_ name: String, _ x: Double, _ children: [Layer] = []) -> Layer {
    var layer = Layer(LayerID(name), children: children) { $0.background = .color(.black) }
    layer.properties.frame = Rect(x: x, y: 0, width: 100, height: 100)
    return layer
  }

  private static func probe(from old: [Layer], to new: [Layer]) throws -> PlanProbe {
    try PlanProbe(try preset("figma.smart-animate"), from: old, to: new)
  }

  private static let share = Easing.easeOut.value(at: 0.5)

  @Test func `names that begin with the screen's are equal behind it`() throws {
    let probe = try Self.probe(
      from: [Self.box("old.card", 0)], to: [Self.box("new.card", 200)])
    #expect(try isClose(probe.frame("shared.card", at: 150).minX, 200 * Self.share))
  }

  @Test func `what has no partner dissolves, above what it was above`() throws {
    let probe = try Self.probe(
      from: [Self.box("old.card", 0), Self.box("old.gone", 9)],
      to: [Self.box("new.fresh", 50), Self.box("new.card", 200)])
    #expect(try isClose(probe.opacity("shared.gone", at: 150), 1 - Self.share))
    #expect(try isClose(probe.opacity("shared.fresh", at: 150), Self.share))
    let order = probe.scene(at: 150).items.map(\.id.name).filter { $0.hasPrefix("shared.") }
    #expect(order == ["shared.fresh", "shared.card", "shared.gone"])
  }

  /// The card moves behind the title; the face still lies on the list, which lies above the title.
  @Test func `what leaves keeps its order where the screens disagree`() throws {
    let probe = try Self.probe(
      from: ["title", "list", "card", "face"].map { Self.box("old.\($0)", 0) },
      to: ["card", "title"].map { Self.box("new.\($0)", 0) })
    let order = probe.scene(at: 150).items.map(\.id.name).filter { $0.hasPrefix("shared.") }
    #expect(order == ["card", "title", "list", "face"].map { "shared.\($0)" })
  }

  @Test func `layers inside move inside`() throws {
    let probe = try Self.probe(
      from: [Self.box("old.card", 0, [Self.box("old.card.dot", 10)])],
      to: [Self.box("new.card", 200, [Self.box("new.card.dot", 50)])])
    #expect(try isClose(probe.frame("shared.card.dot", at: 150).minX, 10 + 240 * Self.share))
    #expect(try isClose(probe.layer("shared.card.dot", at: 150).frame.minX, 10 + 40 * Self.share))
  }

  /// However deep it is inside of something that moves: it goes along.
  @Test func `what has no partner stays inside of what has one`() throws {
    let inside = Self.box("new.card.map", 10, [Self.box("new.card.map.river", 20)])
    let probe = try Self.probe(
      from: [Self.box("old.card", 0)], to: [Self.box("new.card", 200, [inside])])
    let names = probe.scene(at: 150).items.map(\.id.name)
    #expect(!names.contains("shared.card.map") && !names.contains("shared.card.map.river"))
    let scene = probe.scene(at: 150)
    // The same layer rests, hidden, on its screen.
    let river = try #require(scene.items.last { $0.id.name == "new.card.map.river" })
    let origin = try #require(scene.projection(of: river).map(Point.zero))
    #expect(isClose(origin.x, 30 + 200 * Self.share))
  }
}
