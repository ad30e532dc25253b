import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

/// Between which places layers move.
@Suite struct LayoutTests {
  private static let canvas = Canvas(size: Size(100, 200))

  private static func box(_ name: LayerID, _ frame: Rect, _ children: [Layer] = []) -> Layer {
    Layer(name, children: children) { $0.frame = frame }
  }

  /// A card of 50 x 60 at (10, 20) with a word at (5, 6).
  private static let card = box(
    "card", Rect(x: 10, y: 20, width: 50, height: 60),
    [box("word", Rect(x: 5, y: 6, width: 7, height: 8))])

  private static func move(
    _ from: Double, _ to: Double, begin: Double = 0, for duration: Double = 100,
    fill: Fill = .both
  ) -> Animation {
    Animation(
      from: .number(from), to: .number(to),
      timing: Timing(
        begin: .milliseconds(begin), duration: .milliseconds(duration), fill: fill))
  }

  private static func layout(
    of layer: Layer = card, clock: LayerClock? = nil,
    moving movements: [(layer: Int, Property, Animation)] = []
  ) -> Layout {
    var timeline = Timeline()
    for (layer, property, animation) in movements {
      timeline.add(animation, of: property, onLayer: layer)
    }
    if let clock { timeline.setClock(clock, ofLayer: 0) }
    return Epoch(tree: LayerTree([layer]), timeline: timeline).layout(on: canvas)
  }

  /// Where a layer rests, from left to right on its page.
  private static func places(_ layout: Layout, of layer: Int) -> [Double] {
    layout.rests[layer].compactMap { $0.map.map(Point.zero)?.x }
  }

  @Test func `what nothing moves rests where it is`() {
    let layout = Self.layout()
    #expect(Self.places(layout, of: 0) == [10])
    #expect(Self.places(layout, of: 1) == [15])
    #expect(layout.rests[1][0].size == Size(7, 8))
    #expect(layout.isPage == [false, false])
  }

  @Test func `what moves rests at both ends, with what is inside`() {
    let layout = Self.layout(moving: [(0, .translateX, Self.move(0.5, 8))])
    #expect(Self.places(layout, of: 0) == [10.5, 18])
    #expect(Self.places(layout, of: 1) == [15.5, 23])
  }

  @Test func `before a delay it rests where it waits`() {
    let move = Self.move(3, 8, begin: 50, fill: .forwards)
    #expect(Self.places(Self.layout(moving: [(0, .translateX, move)]), of: 0) == [10, 13, 18])
  }

  @Test func `between two movements it rests too`() {
    let first = Self.move(0, 3.5)
    let second = Self.move(3.5, 9, begin: 200, fill: .forwards)
    let layout = Self.layout(moving: [(0, .translateX, first), (0, .translateX, second)])
    #expect(Self.places(layout, of: 0) == [10, 13.5, 19])
  }

  @Test func `one movement that follows another at once does not rest`() {
    let first = Self.move(0, 3.5)
    let second = Self.move(3.5, 9, begin: 100, fill: .forwards)
    let layout = Self.layout(moving: [(0, .translateX, first), (0, .translateX, second)])
    #expect(Self.places(layout, of: 0) == [10, 19])
  }

  @Test func `what never ends rests at its beginning only`() {
    var endless = Self.move(0, 9)
    endless.timing.repeatCount = .infinity
    #expect(Self.places(Self.layout(moving: [(0, .translateX, endless)]), of: 0) == [10])
  }

  @Test func `what is under way when the epoch begins rests at its end only`() {
    let layout = Self.layout(
      clock: LayerClock(begin: .milliseconds(-40)), moving: [(0, .translateX, Self.move(0, 9))])
    #expect(Self.places(layout, of: 0) == [19])
  }

  @Test func `what is paused rests where it is`() {
    let clock = LayerClock(speed: 0, offset: .milliseconds(50))
    let layout = Self.layout(clock: clock, moving: [(0, .translateX, Self.move(0, 8))])
    #expect(Self.places(layout, of: 0) == [14])
  }

  @Test func `colors do not move anything`() {
    let layout = Self.layout(moving: [(0, .opacity, Self.move(0, 1))])
    #expect(Self.places(layout, of: 0) == [10])
  }

  @Test func `a size has its rests, and what changes it is no page`() {
    let full = Self.box("full", Rect(x: 0, y: 0, width: 100, height: 200), [Self.card])
    let layout = Self.layout(of: full, moving: [(0, .width, Self.move(50, 100))])
    #expect(layout.isPage == [false, false, false])
    #expect(layout.rests[0].map(\.size.width) == [50, 100])
  }

  @Test func `on a page that moves layers rest`() {
    let full = Self.box("full", Rect(x: 0, y: 0, width: 100, height: 200), [Self.card])
    let layout = Self.layout(of: full, moving: [(0, .translateX, Self.move(0, 77.7))])
    #expect(layout.isPage == [true, false, false])
    #expect(Self.places(layout, of: 0) == [0])
    #expect(Self.places(layout, of: 1) == [10])
    #expect(Self.places(layout, of: 2) == [15])
  }

  @Test func `a perspective that changes moves what is inside`() {
    var tilted = Self.card
    tilted.children[0].transform.rotationY = .degrees(40)
    let layout = Self.layout(of: tilted, moving: [(0, .perspective, Self.move(100, 300))])
    #expect(layout.rests[0].count == 1)
    #expect(layout.rests[1].count == 2)
  }

  @Test func `of many movements the first and the last count`() {
    let hops = (0..<50).map {
      (
        0, Property.translateX,
        Self.move(Double($0), Double($0) + 1, begin: Double($0) * 300, fill: .forwards)
      )
    }
    let places = Self.places(Self.layout(moving: hops), of: 0)
    #expect(places == [10, 11, 12, 13, 60])
  }
}
