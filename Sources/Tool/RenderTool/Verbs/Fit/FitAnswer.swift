import SegueCaseRuns
import SegueCommandLine
import SegueFitting
import SegueJSON
import SegueMotion
import SegueRaster
import SegueTextSupport

/// The findings about the movements of a film.
struct FitAnswer: CurveFindings {
  let name: String
  let pictureCount: Int
  let found: [FoundMovement]
  /// Number of movements that are not told.
  private let untoldCount: Int
  let remarks: [String]

  /// - Parameter isTalkative: true if movements are told, too, of which too little was seen.
  init(
    name: String, pictureCount: Int, all: [FoundMovement], isTalkative: Bool, remarks: [String]
  ) {
    (self.name, self.pictureCount, self.remarks) = (name, pictureCount, remarks)
    found = isTalkative ? all : Self.told(of: all)
    untoldCount = all.count - found.count
  }

  /// The movements that are told: the largest of each stretch, and others only where their curve is certain.
  ///
  /// What is left over are parts of the same thing of which too little was seen.
  private static func told(of all: [FoundMovement]) -> [FoundMovement] {
    all.indices.filter { all[$0].curve.isCertain || isFirst(all, $0) }.map { all[$0] }
  }

  /// Returns `true` for the largest movement of a stretch.
  private static func isFirst(_ all: [FoundMovement], _ index: Int) -> Bool {
    index == 0 || all[index].stretch != all[index - 1].stretch
  }

  /// The largest movement of each stretch.
  private var largest: [FoundMovement] {
    found.indices.filter { Self.isFirst(found, $0) }.map { found[$0] }
  }

  /// True if the curve of the largest movement is certain, in each stretch.
  var isCertain: Bool { !found.isEmpty && largest.allSatisfy(\.curve.isCertain) }

  /// The reason why the largest movement is uncertain; nothing if it is certain.
  var reason: String? {
    guard !found.isEmpty else { return "nothing moves that could be followed" }
    let doubted = largest.first { !$0.curve.isCertain }
    return doubted.flatMap { found in
      found.curve.doubt.map { FitWords.doubt($0, found.movement.samples) }
    }
  }

  // MARK: - Text

  /// The movements, with their curves and the code of these.
  var text: String {
    var lines = ["\(name.visible): \(pictureCount.counted("picture"))\(stretches)"]
    if found.isEmpty, let reason { lines.append("  can't tell: \(reason)") }
    for index in found.indices {
      if index > 0 { lines.append("") }
      lines += Self.lines(found[index], isFirst: Self.isFirst(found, index))
    }
    if untoldCount > 0 {
      lines.append(
        "  note: \(untoldCount.counted("part")) left out of which too little was seen; -v tells")
    }
    lines += remarks.map { "  note: \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the times at which something moves, where that is not only once.
  private var stretches: String {
    let times = largest.compactMap { $0.movement.samples.movingTimes }
    guard times.count > 1 else { return "" }
    func number(_ seconds: Double) -> String { NumberText.format(seconds, atMost: 2) }
    let words = times.map { "\(number($0.lowerBound)) to \(number($0.upperBound)) s" }
    return ", \(times.count.counted("movement")): \(words.joined(with: "and"))"
  }

  private static func lines(_ found: FoundMovement, isFirst: Bool) -> [String] {
    let (movement, curve) = (found.movement, found.curve)
    let samples = movement.samples
    let seen =
      movement.edgeCount > 0 ? ", as \(movement.edgeCount.counted("edge shows", "edges show"))" : ""
    let does = FitWords.movement(movement.kind, times: curve.way)
    var lines = ["  \(does), within \(movement.area)\(seen)"]
    lines += movement.bodies.dropFirst().map { body in
      "  by the same curve, another part \(FitWords.body(body, times: curve.way)), within \(body.area)"
    }
    if let corners = found.corners, !corners.areSharp {
      lines.append("  \(FitWords.corners(corners))")
    }
    if let doubt = curve.doubt { lines.append("  can't tell: \(FitWords.doubt(doubt, samples))") }
    guard let best = curve.best else { return lines }
    let chosen = curve.plainest ?? best
    lines.append("  begins at \(FitWords.time(chosen.begin, chosen.uncertainty.begin))")
    lines.append("  \(curve.isCertain ? "" : "nearest: ")\(FitWords.curve(chosen))")
    lines.append(
      "  \(FitWords.distance(chosen.error, samples)) from what was measured as a rule,"
        + " \(FitWords.distance(chosen.worst, samples)) at most")
    for other in [best.names.isEmpty && !chosen.names.isEmpty ? best : nil, curve.other]
      .compactMap(\.self)
    {
      lines.append(
        "  as near, \(FitWords.distance(other.error, samples)): \(FitWords.curve(other))")
    }
    if let named = curve.named {
      let names = named.names.prefix(4).map { "'\($0)'" }.joined(with: "or")
      lines.append(
        chosen.names.isEmpty
          ? "  as near, \(FitWords.distance(named.error, samples)): \(names)\(Self.length(of: named))"
          : "  its name is \(names)")
    }
    // Nobody should paste what may be wrong.
    guard isFirst, curve.isCertain else { return lines }
    return lines + scene(found, chosen) + [""] + FitWords.codeLines(chosen)
  }

  /// Returns the duration that an easing's name leaves open.
  private static func length(of named: CurveFit) -> String {
    guard case .easing = named.pace else { return "" }
    return ", over \(FitWords.time(named.duration, named.uncertainty.duration))"
  }

  /// The animations, ready for a scene.
  private static func scene(_ found: FoundMovement, _ chosen: CurveFit) -> [String] {
    guard let scene = FitScene(found, chosen) else { return [] }
    return [""] + scene.text.split(separator: "\n").map { "  \($0)" }
  }

  /// Returns the code of the largest movement for one platform alone; empty where it is not certain.
  func code(in choice: LanguageChoice) throws(RunError) -> String {
    guard isCertain, let first = found.first, let best = first.curve.plainest ?? first.curve.best
    else { return "" }
    if choice == .scene, let scene = FitScene(first, best) {
      return scene.text + "\n"
    }
    return try choice.code(of: best)
  }

  // MARK: - JSON

  /// The same for programs.
  var json: JSONValue {
    [
      "schemaVersion": 1, "film": .string(name), "certain": .bool(isCertain),
      "movements": .array(found.map(Self.json)),
      "remarks": .array(remarks.map { .string($0) }),
    ]
  }

  private static func json(_ found: FoundMovement) -> JSONValue {
    let (movement, curve) = (found.movement, found.curve)
    let (area, samples) = (movement.area, movement.samples)
    var members: [JSONValue.Member] = [
      .init("does", .string(FitWords.movement(movement.kind, times: curve.way))),
      .init(
        "area",
        .array([area.minX, area.minY, area.width, area.height].map { .number(Double($0)) })),
      .init("edges", .number(Double(movement.edgeCount))),
      .init("certain", .bool(curve.isCertain)),
    ]
    if movement.bodies.count > 1 {
      members.append(
        .init("bodies", .array(movement.bodies.map { json($0, times: curve.way) })))
    }
    if let corners = found.corners { members.append(.init("corners", json(corners))) }
    if let doubt = curve.doubt {
      members.append(.init("doubt", .string(FitWords.doubt(doubt, samples))))
    }
    if let best = curve.best {
      members.append(.init("best", json(best, samples, withCode: curve.isCertain)))
      let chosen = curve.plainest ?? best
      if curve.isCertain, let scene = FitScene(found, chosen) {
        members.append(.init("animations", scene.json))
      }
    }
    if let other = curve.other {
      members.append(.init("other", json(other, samples, withCode: curve.isCertain)))
    }
    if let named = curve.named {
      members.append(.init("named", json(named, samples, withCode: curve.isCertain)))
    }
    members.append(
      .init(
        "samples",
        .array(
          zip(samples.times, samples.values).map {
            ["time": .listed($0 * 1000), "value": .listed($1)]
          })))
    return .object(members)
  }

  private static func json(_ body: MovingBody, times factor: Double) -> JSONValue {
    let area = body.area
    return [
      "does": .string(FitWords.body(body, times: factor)),
      "area": .array([area.minX, area.minY, area.width, area.height].map { .number(Double($0)) }),
      "edges": .number(Double(body.edgeCount)),
    ]
  }

  /// Round corners for programs.
  static func json(_ corners: CornerCourse) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("from", .listed(corners.first)), .init("to", .listed(corners.last)),
      .init("uncertainty", .listed(corners.uncertainty)),
    ]
    switch corners.pace {
    case .still: members.append(.init("moves", "not at all"))
    case .movement: members.append(.init("moves", "by the same curve"))
    case .own(let curve, let samples):
      members.append(.init("moves", "by its own curve"))
      if let best = curve.best {
        members.append(.init("best", json(best, samples, withCode: curve.isCertain)))
      }
    }
    return .object(members)
  }

  /// A curve for programs.
  static func json(
    _ fit: CurveFit, _ samples: ProgressSamples, withCode: Bool = true
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("kind", .string(fit.kind.rawValue)),
      .init("names", .array(fit.names.map { .string($0) })),
      .init("begin", .listed(fit.begin * 1000)), .init("duration", .listed(fit.duration * 1000)),
      .init("error", .listed(fit.error)), .init("worst", .listed(fit.worst)),
    ]
    if let pixels = samples.pixels {
      members.append(.init("errorPixels", .listed(fit.error * pixels)))
      members.append(.init("worstPixels", .listed(fit.worst * pixels)))
    }
    let off = fit.uncertainty
    switch fit.pace {
    case .spring(let spring, _):
      members += [
        .init("response", .listed(spring.duration * 1000)),
        .init("dampingRatio", .listed(spring.dampingRatio)),
        .init("initialVelocity", .listed(spring.initialVelocity)),
      ]
      if let constant = fit.timeConstant {
        members.append(.init("timeConstant", .listed(constant * 1000)))
      }
    case .easing(let easing): members.append(.init("easing", .string("\(easing)")))
    }
    let offs = [
      ("begin", off.begin * 1000), ("duration", off.duration.map { $0 * 1000 }),
      ("response", off.response.map { $0 * 1000 }), ("dampingRatio", off.dampingRatio),
      ("initialVelocity", off.velocity), ("timeConstant", off.timeConstant.map { $0 * 1000 }),
      ("curve", off.curve),
    ]
    members.append(
      .init(
        "uncertainty",
        .object(
          offs.compactMap { name, value in
            value.flatMap { $0.isFinite ? .init(name, .listed($0)) : nil }
          })))
    guard withCode else { return .object(members) }
    members.append(
      .init(
        "code",
        .object(
          CurveCode.all(fit.rounded, lasting: (fit.duration * 1000).rounded() / 1000).map {
            .init($0.language.rawValue, .string($0.text))
          })))
    return .object(members)
  }
}

extension LanguageChoice {
  /// Returns the call for a curve that was found, in whole milliseconds.
  func code(of fit: CurveFit) throws(RunError) -> String {
    try code(of: fit.rounded, lasting: .milliseconds(Int((fit.duration * 1000).rounded())))
  }
}

/// A movement that was found, as `animations` of a scene in which a pixel of the film is a point.
///
/// Nobody knows what moves: the layer is called `layer`, further bodies `layer-2` and so on, and each stands where the
/// movement begins.
private struct FitScene {
  /// The change of one property.
  private struct Change {
    var layer = "layer"
    let property: String
    /// The values as a scene writes them.
    let from: String
    let to: String

    init(layer: String = "layer", property: String, from: Double, to: Double) {
      (self.layer, self.property) = (layer, property)
      (self.from, self.to) = (FitScene.number(from), FitScene.number(to))
    }

    init(from: FilmColor, to: FilmColor) {
      property = "background"
      self.from = "\"\(FitWords.color(from))\""
      self.to = "\"\(FitWords.color(to))\""
    }
  }

  private let changes: [Change]
  private let fit: CurveFit
  /// The curve as a scene writes it.
  private let easing: String

  /// Nothing where the scene has no words for the curve.
  init?(_ found: FoundMovement, _ fit: CurveFit) {
    let (movement, factor) = (found.movement, found.curve.way(of: fit))
    guard let code = CurveCode(fit.rounded, in: .scene, lasting: fit.duration) else { return nil }
    easing = code.text
    self.fit = fit
    let bodies = movement.bodies.enumerated().flatMap { index, body in
      Self.shift(
        factor * body.x, factor * body.y, of: index == 0 ? "layer" : "layer-\(index + 1)")
    }
    let own = bodies.isEmpty ? Self.changes(of: movement.kind, times: factor) : bodies
    changes = own + Self.corners(of: found)
  }

  private static func shift(_ x: Double, _ y: Double, of layer: String = "layer") -> [Change] {
    [("translateX", x), ("translateY", y)].filter { abs($0.1) >= 0.5 }
      .map { Change(layer: layer, property: $0.0, from: 0, to: $0.1) }
  }

  /// The change of corners that go by the curve of all; those of a layer that is scaled grow with it.
  private static func corners(of found: FoundMovement) -> [Change] {
    guard case .shift = found.movement.kind, let corners = found.corners,
      case .movement = corners.pace
    else { return [] }
    return [Change(property: "cornerRadius", from: corners.first, to: corners.last)]
  }

  private static func changes(of kind: Movement.Kind, times factor: Double) -> [Change] {
    switch kind {
    case .fade: return [Change(property: "opacity", from: 0, to: 1)]
    case .recolor(let old, let new): return [Change(from: old, to: new)]
    case .shift(let x, let y): return shift(factor * x, factor * y)
    case .scale(let size, let x, let y):
      // Of what was out of sight nothing is known of the middle.
      return [Change(property: "scale", from: 1, to: max(0, 1 + factor * (size - 1)))]
        + shift(factor * x, factor * y)
    case .stretch(let width, let height, let x, let y):
      return [("scaleX", width), ("scaleY", height)].filter { abs($0.1 - 1) >= 0.01 }
        .map { Change(property: $0.0, from: 1, to: max(0, 1 + factor * ($0.1 - 1))) }
        + shift(factor * x, factor * y)
    case .turn(let degrees): return [Change(property: "rotate", from: 0, to: factor * degrees)]
    }
  }

  /// The text to put into a scene.
  var text: String {
    let lines = changes.map { change in
      "  {\"layer\": \"\(change.layer)\", \"property\": \"\(change.property)\", \"from\": \(change.from),"
        + " \"to\": \(change.to), \"delay\": \(Self.milliseconds(fit.begin)),"
        + " \(length)\"easing\": \(easing)}"
    }
    return "\"animations\": [\n\(lines.joined(separator: ",\n"))\n]"
  }

  /// The same for programs.
  var json: JSONValue {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "fit", bytes: Array("{\(text)}".utf8))
    guard let node = JSONReader(.json).read(source, into: &diagnostics)?.object?["animations"]
    else {
      preconditionFailure("what a scene is to read is no JSON")
    }
    return JSONValue(node)
  }

  /// The duration of an easing; empty for a spring, which states it itself.
  private var length: String {
    fit.isSpring ? "" : "\"duration\": \(Self.milliseconds(fit.duration)), "
  }

  private static func milliseconds(_ seconds: Double) -> String {
    NumberText.format(max(0, seconds) * 1000, atMost: 0)
  }

  fileprivate static func number(_ number: Double) -> String {
    NumberText.format(number, atMost: 2)
  }
}
