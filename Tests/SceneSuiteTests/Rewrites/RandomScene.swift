import SegueJSON
import TestSupport

/// Small random scenes, as texts: layers in layers that move, with everything that decides whether
/// they need a surface of their own.
///
/// Times and the values of linear animations are such that all of their arithmetic is exact.
struct RandomScene {
  private var random: SeededGenerator
  private var count = 0

  /// The scene that follows from a seed.
  static func text(seed: UInt64) -> JSONValue {
    var scene = RandomScene(random: SeededGenerator(seed: seed))
    let layers = (0..<scene.random.int(in: 2...4)).map { _ in scene.layer(depth: 0) }
    return [
      "version": 1,
      "canvas": [
        "size": [80, 60], "scale": .number(scene.random.pick([1, 1, 2, 1.5])), "fps": 32,
        "background": .string(scene.color(isOpaque: true)),
      ],
      "duration": 1_000, "layers": .array(layers),
    ]
  }

  private mutating func chance(_ share: Double) -> Bool { random.double(in: 0...1) < share }

  private mutating func whole(_ range: ClosedRange<Int>) -> JSONValue {
    .number(Double(random.int(in: range)))
  }

  /// A multiple of a quarter.
  private mutating func quarter(_ range: ClosedRange<Int>) -> JSONValue {
    .number(Double(random.int(in: range.lowerBound * 4...range.upperBound * 4)) / 4)
  }

  private mutating func color(isOpaque: Bool = false) -> String {
    let digits = String(random.int(in: 0...0xFFFFFF) + 0x1000000, radix: 16).dropFirst()
    return "#\(digits)" + (isOpaque || chance(0.7) ? "" : "80")
  }

  private mutating func layer(depth: Int, isMask: Bool = false) -> JSONValue {
    count += 1
    var members: [JSONValue.Member] = [
      .init("id", .string("layer-\(count)")),
      .init(
        "frame", [quarter(-10...50), quarter(-10...40), quarter(4...50), quarter(4...40)]),
    ]
    look(&members)
    move(&members)
    if !isMask { group(&members) }
    let children = depth < 3 ? random.int(in: 0...(depth == 0 ? 3 : 2)) : 0
    if children > 0 {
      let list = (0..<children).map { _ in layer(depth: depth + 1) }
      members.append(.init("children", .array(list)))
    }
    if !isMask, depth < 3, chance(0.1) {
      members.append(.init("mask", layer(depth: depth + 1, isMask: true)))
    }
    return .object(members)
  }

  private mutating func look(_ members: inout [JSONValue.Member]) {
    if chance(0.75) { members.append(.init("background", .string(color()))) }
    if chance(0.3) { members.append(.init("cornerRadius", quarter(1...16))) }
    if chance(0.3) { members.append(.init("clip", true)) }
    if chance(0.2) {
      members.append(.init("border", ["width": quarter(1...4), "color": .string(color())]))
    }
    if chance(0.2) {
      members.append(
        .init("shadow", ["blur": whole(0...16), "offset": [whole(-4...4), whole(-4...4)]]))
    }
    if chance(0.1) {
      members.append(
        .init("path", ["data": "M 0 0 L 30 4 C 30 30 4 20 0 30 Z", "fill": .string(color())]))
    }
  }

  private mutating func move(_ members: inout [JSONValue.Member]) {
    switch random.int(in: 0...7) {
    case 0, 1: members.append(.init("translateX", line(-24...24)))
    case 2: members.append(.init("translateY", line(-24...24)))
    case 3: members.append(.init("rotate", line(-90...90)))
    case 4: members.append(.init("scale", line(0...2)))
    case 5: members.append(.init("rotate", whole(-180...180)))
    default: break
    }
  }

  private mutating func line(_ range: ClosedRange<Int>) -> JSONValue {
    [
      "from": quarter(range), "to": quarter(range),
      "duration": .number(random.pick([250, 500, 1_000])), "easing": "linear",
    ]
  }

  private mutating func group(_ members: inout [JSONValue.Member]) {
    switch random.int(in: 0...11) {
    case 0: members.append(.init("opacity", .number(random.pick([0.25, 0.5, 0.75]))))
    case 1:
      members.append(.init("opacity", ["from": 0, "to": 1, "duration": 1_000, "easing": "linear"]))
    case 2: members.append(.init("isolate", true))
    case 3: members.append(.init("filters", [["blur": quarter(0...6)]]))
    case 4: members.append(.init("backdropFilters", [["blur": quarter(0...6)], ["invert": 1]]))
    case 5: members.append(.init("blendMode", .string(random.pick(["multiply", "screen", "hue"]))))
    default: break
    }
  }
}
