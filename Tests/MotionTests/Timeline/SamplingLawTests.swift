import SegueGeometry
import SegueMotion
import SegueSceneGraph
import TestSupport
import Testing

/// Laws of films: what is shown depends on the time alone, and the end is the end.
@Suite struct SamplingLawTests {
  static let properties = [
    Property.opacity, .positionX, .rotate, .scaleX, .translateY, .borderWidth, .zPosition,
  ]

  static func scene(
    _ random: inout SeededGenerator, rate: FrameRate = .sixty, clocks: Bool = false
  ) -> AnimatedScene {
    let layers = (0..<6).map { index in
      Layer(LayerID("l\(index)"), children: [Layer(LayerID("c\(index)"))])
    }
    var timeline = Timeline()
    for _ in 0..<random.int(in: 0...20) {
      var animation = random.animation()
      animation.composition = random.pick([.replace, .add])
      timeline.add(
        animation, of: random.pick(properties), onLayer: random.int(in: 0...11))
    }
    if clocks {
      for layer in 0..<12 where random.int(in: 0...1) == 0 {
        timeline.setClock(random.clock(), ofLayer: layer)
      }
    }
    return AnimatedScene(
      canvas: Canvas(size: Size(10, 10)), frameRate: rate,
      epochs: [Epoch(tree: LayerTree(layers), timeline: timeline)])
  }

  @Test(arguments: SeededGenerator.seeds)
  func `sampling is pure and does not depend on the order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = Self.scene(&random, clocks: true)
    let times = (0..<40).map { _ in random.time() }
    let forward = times.map { scene.scene(at: $0) }
    let places = times.indices.shuffled(using: &random)
    for place in places { #expect(scene.scene(at: times[place]) == forward[place]) }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the last frame is the end, and so is everything after it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = Self.scene(&random, rate: random.frameRate(), clocks: true)
    let end = scene.scene(at: scene.duration)
    #expect(scene.scene(frame: scene.frameCount - 1) == end)
    #expect(scene.scene(frame: scene.frameCount + random.int(in: 0...1000)) == end)
    #expect(scene.scene(at: scene.duration + random.time()) == end)
  }

  @Test func `what has ended by the end of the film shows its final value there exactly`() throws {
    for seed in SeededGenerator.seeds {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<50 {
        let animation = random.animation()
        let end = try #require(animation.end)
        var timeline = Timeline()
        timeline.add(animation, of: .positionX, onLayer: 0)
        let scene = AnimatedScene(
          canvas: Canvas(size: Size(1, 1)), frameRate: random.frameRate(),
          duration: random.pick([end, end + random.time(), end + Time(nanoseconds: 1)]),
          epochs: [Epoch(tree: LayerTree([Layer("a")]), timeline: timeline)])
        guard case .basic(let basic) = animation.course else { continue }
        // A number of whole runs ends where the last one does.
        let final = animation.timing.autoreverses ? basic.from : basic.to
        let last = scene.scene(frame: scene.frameCount - 1).items[0].properties
        #expect(last[.positionX] == final, "\(animation)")
      }
    }
  }

  @Test func `behind clocks, too, the derived end is where everything has ended`() {
    for seed in SeededGenerator.seeds {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<20 {
        let animation = random.animation()
        var timeline = Timeline()
        timeline.add(animation, of: .positionX, onLayer: 1)
        timeline.setClock(random.clock(), ofLayer: 0)
        timeline.setClock(random.clock(), ofLayer: 1)
        let tree = LayerTree([Layer("a", children: [Layer("b")])])
        let scene = AnimatedScene(
          canvas: Canvas(size: Size(1, 1)), epochs: [Epoch(tree: tree, timeline: timeline)])
        guard case .basic(let basic) = animation.course else { continue }
        let final = animation.timing.autoreverses ? basic.from : basic.to
        #expect(scene.scene(at: scene.duration).items[1].properties[.positionX] == final)
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a layer's clock shows its own time`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (animation, clock) = (random.animation(), random.clock())
    let tree = LayerTree([Layer("a")])
    var outside = Timeline()
    outside.add(animation, of: .positionX, onLayer: 0)
    var inside = outside
    inside.setClock(clock, ofLayer: 0)
    for _ in 0..<40 {
      let seconds = random.double(in: 0...5)
      #expect(
        inside.properties(of: tree, at: seconds)
          == outside.properties(of: tree, at: clock.local(seconds)))
    }
  }

  @Test func `a clock that stands still holds what it shows`() {
    var timeline = Timeline()
    timeline.add(
      Animation(from: .number(0), to: .number(10), timing: Timing(duration: .seconds(1))),
      of: .positionX, onLayer: 0)
    timeline.setClock(LayerClock(speed: 0, offset: .milliseconds(250)), ofLayer: 0)
    let tree = LayerTree([Layer("a")])
    #expect(
      [0, 1, 7].map { timeline.properties(of: tree, at: $0)[0].position.x } == [2.5, 2.5, 2.5])
    #expect(timeline.end(in: tree) == .zero)
  }
}

extension SeededGenerator {
  /// A clock that runs forward.
  fileprivate mutating func clock() -> LayerClock {
    LayerClock(
      begin: time(from: 0), speed: pick([1, 0.5, 2, double(in: 0.1...5)]),
      offset: pick([.zero, time()]))
  }
}
