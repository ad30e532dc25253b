import SegueJSON
package import SegueMotion
package import SegueSceneGraph
import SegueTextSupport

/// One animation of one property in plain words.
package struct MovementDescription {
  let property: Property
  private let animation: Animation
  /// The property's own value, without animations.
  private let model: Value?

  package init(_ property: Property, _ animation: Animation, on properties: LayerProperties) {
    self.property = property
    self.animation = animation
    model = properties[property]
  }

  /// The values that are passed through; empty on a way along an outline.
  private var values: [ValueDescription] {
    let values: [Value]
    switch animation.course {
    case .basic(let basic):
      let ends = basic.ends(model: model ?? .number(0))
      values = [ends.from, ends.to]
    case .keyframes(let keyframes): values = keyframes.values
    case .along: values = []
    case .coasting(let coast):
      let start = coast.start ?? model ?? .number(0)
      values = [start, Value.numbers(coast.way).added(to: start)]
    }
    return values.map { value in
      ValueDescription(animation.boxPart?.value(ofCorners: value) ?? value, of: property)
    }
  }

  // MARK: - Text

  /// From where to where.
  package var way: String {
    if case .along(let course) = animation.course {
      return "along an outline of \(course.length.plain) points"
    }
    let texts = values.map(\.text)
    return (PiecesDescription(animation)?.told.map { texts[$0] } ?? texts).joined(separator: " → ")
  }

  /// The duration, and the delay before it.
  var span: String {
    if animation.groups.count == 1, animation.groups[0].lead != nil { return "led" }
    let (delay, duration) = (animation.timing.begin, animation.timing.duration)
    return duration.plain + (delay == .zero ? "" : " after \(delay.plain)")
  }

  /// Returns the timing curve, and everything that is unusual about the movement.
  package func manner(_ legend: inout CurveLegend) -> String {
    var words = courseRemarks(&legend) + timingRemarks
    if !animation.isCoasting { words.insert(legend.word(for: animation.pace), at: 0) }
    if animation.composition == .add { words.append("added to what is there") }
    if animation.isCumulative { words.append("each time further") }
    if let section = animation.section { words.append(section.words) }
    if let lastStep { words.append(lastStep.text) }
    return (words + groupRemarks(&legend)).joined(separator: ", ")
  }

  /// The step with which a spring ends because its platform's do.
  private var lastStep: LastStepDescription? {
    LastStepDescription(animation, of: property, model: model ?? .number(0))
  }

  private func courseRemarks(_ legend: inout CurveLegend) -> [String] {
    switch animation.course {
    case .basic(let basic): return basic.arc == .linear ? [] : ["on an arc"]
    case .along: return []
    case .coasting(let coast): return [CoastDescription(coast, of: property).text]
    case .keyframes(let keyframes):
      if let pieces = PiecesDescription(animation) { return [pieces.remark] }
      let times = keyframes.times.map { ($0 * 100).plain }.joined(separator: ", ")
      let curves = keyframes.easings.filter { $0 != .linear }.map { legend.word(for: .easing($0)) }
      let between = curves.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      return ["at \(times) %"] + keyframes.mode.remark
        + (between.isEmpty ? [] : ["between them \(between.joined(separator: ", "))"])
    }
  }

  private var timingRemarks: [String] {
    let timing = animation.timing
    var remarks: [String] = []
    if let whole = timing.repeatDuration {
      remarks.append("again and again for \(whole.plain)")
    } else if timing.repeatCount != 1 {
      let isEndless = !timing.repeatCount.isFinite
      remarks.append(isEndless ? "again and again" : "\(timing.repeatCount.plain) times")
    }
    if timing.autoreverses { remarks.append("there and back") }
    if timing.speed != 1 { remarks.append("at speed \(timing.speed.plain)") }
    if timing.offset != .zero { remarks.append("from \(timing.offset.plain) into it") }
    if timing.fill != .both { remarks.append("fill \(timing.fill.rawValue)") }
    return remarks
  }

  /// Returns remarks on clocks of groups, and of fingers, that differ from the film's.
  private func groupRemarks(_ legend: inout CurveLegend) -> [String] {
    animation.groups.map { group in
      if let lead = group.lead {
        return "led by \(lead.property.name) of \(Quote(lead.layer.name)) from \(lead.start.plain)"
          + " to \(lead.end.plain)"
      }
      let delay = group.timing.begin == .zero ? "" : " after \(group.timing.begin.plain)"
      let pace = group.pace == .linear ? "" : " by \(legend.word(for: group.pace))"
      return "its time passes from \(group.start.milliseconds.plain) to \(group.end.plain)"
        + " within \(group.timing.duration.plain)\(delay)\(pace)"
    }
  }

  // MARK: - JSON

  /// The same for programs.
  var json: JSONValue {
    let timing = animation.timing
    var members: [JSONValue.Member] = [.init("property", .string(property.name))] + course
    members += [
      .init("delay", .plain(timing.begin.milliseconds)),
      .init("duration", .plain(timing.duration.milliseconds)),
      .init("curve", curve),
    ]
    if timing.repeatCount != 1 {
      members.append(
        .init("repeat", timing.repeatCount.isFinite ? .plain(timing.repeatCount) : .null))
    }
    if timing.autoreverses { members.append(.init("autoreverses", true)) }
    if timing.speed != 1 { members.append(.init("speed", .plain(timing.speed))) }
    if timing.fill != .both { members.append(.init("fill", .string(timing.fill.rawValue))) }
    if animation.composition == .add { members.append(.init("additive", true)) }
    if let section = animation.section {
      members.append(.init("section", [.plain(section.start), .plain(section.end)]))
    }
    if let lastStep { members.append(.init("lastStep", lastStep.json)) }
    if !animation.groups.isEmpty { members.append(.init("clocks", .array(clocks))) }
    return .object(members)
  }

  private var curve: JSONValue {
    if case .coasting(let coast) = animation.course {
      return CoastDescription(coast, of: property).json
    }
    return TimingCurveDescription(animation.pace).json
  }

  private var course: [JSONValue.Member] {
    switch animation.course {
    case .basic, .coasting: [.init("from", values[0].json), .init("to", values[1].json)]
    case .along(let along): [.init("along", .plain(along.length))]
    case .keyframes(let keyframes):
      [
        .init("values", .array(values.map(\.json))),
        .init("times", .array(keyframes.times.map { .plain($0) })),
        .init("easings", .array(keyframes.easings.map { .string("\($0)") })),
      ]
    }
  }

  private var clocks: [JSONValue] {
    animation.groups.map { group in
      var members: [JSONValue.Member] = [
        .init("delay", .plain(group.timing.begin.milliseconds)),
        .init("duration", .plain(group.timing.duration.milliseconds)),
        .init("from", .plain(group.start.milliseconds)),
        .init("to", .plain(group.end.milliseconds)),
        .init("curve", TimingCurveDescription(group.pace).json),
      ]
      if let lead = group.lead { members.append(.init("lead", json(of: lead))) }
      return .object(members)
    }
  }

  /// The number that leads a clock.
  private func json(of lead: LeadingNumber) -> JSONValue {
    [
      "layer": .string(lead.layer.name), "property": .string(lead.property.name),
      "from": .plain(lead.start), "to": .plain(lead.end),
    ]
  }
}

extension TrackSection {
  /// The passed section of the path, in words.
  fileprivate var words: String {
    "from \((start * 100).plain) % of the way to \((end * 100).plain) %"
  }
}

extension Keyframes.Mode {
  /// The remark on an unusual path between two values.
  fileprivate var remark: [String] {
    switch self {
    case .linear: []
    case .discrete: ["each held"]
    case .paced: ["at even speed"]
    case .cubic: ["on a smooth curve"]
    case .cubicPaced: ["on a smooth curve at even speed"]
    case .catmullRom: ["on a smooth curve without loops"]
    case .monotone: ["on a smooth curve without overshoot"]
    }
  }
}

/// A bent way that a transition tells by so many values that nobody wants to read all of them.
private struct PiecesDescription {
  private let count: Int

  /// Up to how many values are told one by one.
  private static let limit = 100
  /// Into how many parts a longer way is divided for people.
  private static let parts = 8

  /// The pieces of an animation's way; `nil` where its values may be told one by one, or where there is
  /// more to say of them than that they follow each other evenly.
  init?(_ animation: Animation) {
    guard case .keyframes(let keyframes) = animation.course,
      keyframes == Keyframes(keyframes.values), keyframes.values.count > Self.limit
    else { return nil }
    count = keyframes.values.count
  }

  /// The values that are told.
  var told: [Int] { (0...Self.parts).map { $0 * (count - 1) / Self.parts } }

  /// The remark about the other values.
  var remark: String { "bent, \(told.count) of \(count) values" }
}

/// The step with which a spring ends, in plain numbers.
private struct LastStepDescription {
  private let step: LastStep
  private let property: Property

  /// The step of an animation; `nil` if it has none, or so small a one that it reads as zero.
  init?(_ animation: Animation, of property: Property, model: Value) {
    guard let step = animation.lastStep(model: model), step.share.plain != "0" else { return nil }
    self.step = step
    self.property = property
    if distance?.plain == "0" { return nil }
  }

  /// The step as the end of a sentence about the animation.
  var text: String { "ends with a step of \(size), as \(step.platform.rawValue)'s springs do" }

  private var size: String {
    guard let distance else { return "\((step.share * 100).plain) % of the way" }
    return distance.plain + (property.unit.map { $0 == "°" ? $0 : " \($0)" } ?? "")
  }

  /// Length of the step, for properties whose values are lengths, angles and other amounts.
  private var distance: Double? {
    guard let change = step.change else { return nil }
    switch property.kind {
    case .point, .place, .size, .unitPoint:
      return (change.x * change.x + change.y * change.y).squareRoot()
    case .number, .count, .distance, .length, .fraction, .filterAmount, .angle, .factors, .radii,
      .rect:
      return (0..<4).map { change[$0].magnitude }.max()
    case .color, .paint, .transform, .path, .flag: return nil
    }
  }

  /// The same for programs.
  var json: JSONValue {
    [
      "share": .plain(step.share), "distance": distance.map { .plain($0) } ?? .null,
      "platform": .string(step.platform.rawValue),
    ]
  }
}

extension Property {
  /// The unit of the property's numbers; `nil` for shares and factors.
  fileprivate var unit: String? {
    switch kind {
    case .distance, .length, .point, .place, .size, .radii: "points"
    case .angle: "°"
    case .number, .count, .fraction, .filterAmount, .unitPoint, .factors, .rect, .color, .paint,
      .transform,
      .path, .flag:
      nil
    }
  }
}
