import SegueGeometry
import SegueJSON
import SegueSceneGraph
import SegueTextSupport

extension Rule<Color> {
  /// A color as CSS writes it.
  static let color = Rule(
    schema: ["type": "string", "examples": ["#0A84FF", "#0A84FF80", "rgb(10, 132, 255)", "white"]]
  ) { node, reading in
    guard let text = node.string else {
      return reading.fail(node, expected: "a color such as '#0A84FF' or 'white'")
    }
    if let color = ColorText.parse(text) { return color }
    let mistake = ColorText.mistake(in: text)
    let question = mistake?.unknown.flatMap {
      Spelling.question(for: $0.word, among: $0.candidates)
    }
    return reading.refuse(
      node, mistake?.message ?? "\(Quote(text)) is not a color",
      hint: question ?? mistake?.hint
        ?? "colors look like '#0A84FF', 'rgb(10, 132, 255)' or 'white'")
  }.named("color")
}

extension Rule<Paint> {
  /// A color or a gradient.
  static let paint = choice(
    "a color such as '#0A84FF', or a gradient",
    [
      (\.isString, Rule<Color>.color.map { Paint.color($0) }),
      (\.isObject, Rule<Gradient>.gradient.map { Paint.gradient($0) }),
    ]
  ).named("paint")
}

/// A gradient in the making.
private struct GradientDraft {
  var kind: Kind?
  var interpolation = Gradient.Interpolation.premultiplied
  var spread = GradientSpread.pad

  struct Kind {
    var shape: Gradient.Shape
    var stops: [Gradient.Stop]
  }
}

/// The way and the colors of a gradient in the making.
private struct WayDraft {
  var start = UnitPoint.top
  var end = UnitPoint.bottom
  var center = UnitPoint.center
  var radii = Size(0.5, 0.5)
  var angle = 0.0
  var stops: [Gradient.Stop] = []
}

extension Rule<Gradient> {
  /// `{"linear": {...}}`, `{"radial": {...}}` or `{"conic": {...}}`.
  static let gradient = Rule(schema: shape.reference, definition: shape.definition) {
    node, reading in
    var draft = GradientDraft()
    let isWhole = reading.unbroken { shape.fill(&draft, from: node, &$0) ? true : nil }
    guard isWhole == true, let kind = draft.kind else { return nil }
    return Gradient(
      kind.shape, stops: kind.stops, interpolation: draft.interpolation, spread: draft.spread)
  }

  private static let shape = ObjectRule<GradientDraft>(
    "a gradient", help: "Colors that run into one another.", name: "gradient",
    exclusions: [
      Exclusion("linear", "radial", hint: "a gradient runs one way"),
      Exclusion("linear", "conic", hint: "a gradient runs one way"),
      Exclusion("radial", "conic", hint: "a gradient runs one way"),
    ],
    needs: [
      Need(
        "linear", "radial", "conic", hint: "such as {\"linear\": {\"stops\": [\"#fff\", \"#000\"]}}"
      )
    ],
    [
      MemberRule("linear", linear, help: "Colors along a straight way.") { $0.kind = $1 },
      MemberRule("radial", radial, help: "Colors from a center outward.") { $0.kind = $1 },
      MemberRule("conic", conic, help: "Colors around a center.") { $0.kind = $1 },
      MemberRule(
        "spread", .word("spread"),
        help:
          "What there is beyond the ends of the way, in SVG's words: the colors of the ends, or the "
          + "same way again, from its start or there and back."
      ) { $0.spread = $1 }.byDefault("pad"),
      MemberRule(
        "interpolation", .word("interpolation"),
        help: "How colors of different opacity are mixed: as CSS does, or as Core Animation does."
      ) { $0.interpolation = $1 }.byDefault("premultiplied"),
    ])

  private static let stops = MemberRule<WayDraft>(
    "stops", Rule<Gradient.Stop>.stops,
    help: "At least two colors, each alone or with its place: [\"#fff\", [\"#000\", 0.8]]."
  ) { $0.stops = $1 }.required

  private static let linear = ObjectRule<WayDraft>(
    "a linear gradient", help: "Colors along a straight way.",
    [
      MemberRule("start", .unitPoint, help: "Where the way begins, in fractions of the box.") {
        $0.start = $1
      }.byDefault([0.5, 0]),
      MemberRule("end", .unitPoint, help: "Where the way ends, in fractions of the box.") {
        $0.end = $1
      }
      .byDefault([0.5, 1]),
      stops,
    ]
  ).rule { WayDraft() }.complete { .linear(start: $0.start, end: $0.end) }

  private static let radial = ObjectRule<WayDraft>(
    "a radial gradient", help: "Colors from a center outward.",
    [
      MemberRule("center", .unitPoint, help: "The center, in fractions of the box.") {
        $0.center = $1
      }
      .byDefault([0.5, 0.5]),
      MemberRule(
        "radius", radii, help: "The radius as a fraction of width and height: one number or two."
      ) {
        $0.radii = $1
      }.byDefault(0.5),
      stops,
    ]
  ).rule { WayDraft() }.complete { .radial(center: $0.center, radii: $0.radii) }

  private static let conic = ObjectRule<WayDraft>(
    "a conic gradient", help: "Colors around a center.",
    [
      MemberRule("center", .unitPoint, help: "The center, in fractions of the box.") {
        $0.center = $1
      }
      .byDefault([0.5, 0.5]),
      MemberRule(
        "angle", .number(-3_600...3_600),
        help: "Where the first color is, in degrees, clockwise from the top."
      ) { $0.angle = $1 }.byDefault(0),
      stops,
    ]
  ).rule { WayDraft() }.complete { .conic(center: $0.center, start: .degrees($0.angle)) }

  private static let radii = Rule<Size>.choice(
    "a radius, or [x, y]",
    [
      (\.isNumber, Rule<Double>.number(0...1000, above: 0).map { Size($0, $0) }),
      (
        \.isArray,
        Rule<Double>.number(0...1000, above: 0).tuple(2, "[x, y]").map { Size($0[0], $0[1]) }
      ),
    ])
}

extension Rule<WayDraft> {
  /// The way with its colors, unless those are missing.
  fileprivate func complete(
    _ shape: @escaping @Sendable (WayDraft) -> Gradient.Shape
  ) -> Rule<GradientDraft.Kind> {
    Rule<GradientDraft.Kind>(schema: schema) { node, reading in
      guard let draft = read(node, &reading), !draft.stops.isEmpty else { return nil }
      return GradientDraft.Kind(shape: shape(draft), stops: draft.stops)
    }
  }
}

/// A color of a gradient, and its place where that is given.
private struct StopDraft {
  var color: Color
  var offset: Double?
}

extension Rule<Gradient.Stop> {
  /// At least two colors, spread evenly between those whose place is given.
  fileprivate static let stops = Rule<[Gradient.Stop]>(schema: drafts.schema) { node, reading in
    guard var found = drafts.read(node, &reading) else { return nil }
    if found.count < 2 { return nil }
    found[0].offset = found[0].offset ?? 0
    found[found.count - 1].offset = found[found.count - 1].offset ?? 1
    return spread(found, of: node, &reading)
  }

  private static let drafts: Rule<[StopDraft]> = Rule<StopDraft>.stop.list(2...256, of: "colors")

  private static func spread(
    _ drafts: [StopDraft], of node: JSONNode, _ reading: inout ReadContext
  ) -> [Gradient.Stop]? {
    var stops: [Gradient.Stop] = []
    var last = 0.0
    for (index, draft) in drafts.enumerated() {
      let offset = draft.offset ?? even(drafts, index, after: last)
      guard offset >= last else {
        return reading.refuse(
          node,
          "the places of the colors must not go back: \(offset.shortest) after "
            + last.shortest)
      }
      stops.append(Gradient.Stop(draft.color, at: offset))
      last = offset
    }
    return stops
  }

  /// The place of a color without one: an even share of the way to the next that has one.
  private static func even(_ drafts: [StopDraft], _ index: Int, after last: Double) -> Double {
    let next = drafts[index...].firstIndex { $0.offset != nil } ?? drafts.count - 1
    let target = drafts[next].offset ?? 1
    return last + (target - last) / Double(next - index + 1)
  }
}

extension Rule<StopDraft> {
  fileprivate static let stop = choice(
    "a color, or [color, place]",
    [
      (\.isString, Rule<Color>.color.map { StopDraft(color: $0) }),
      (\.isArray, placed),
    ])

  private static let placed = Rule(
    schema: .list([Rule<Color>.color.schema, Rule<Double>.fraction.schema], count: 2...2)
  ) { node, reading in
    guard let parts = node.array, parts.count == 2 else {
      return reading.fail(node, expected: "[color, place]")
    }
    let color = Rule<Color>.color(parts[0], &reading)
    let offset = Rule<Double>.fraction(parts[1], &reading)
    guard let color, let offset else { return nil }
    return StopDraft(color: color, offset: offset)
  }
}
