import SegueCaseRuns
import SegueCommandLine
import SegueFitting
import SegueJSON
import SegueMotion
import SegueRecordedValues
import SegueTextSupport

/// The findings about a timeline of values.
struct ValueFitAnswer: CurveFindings {
  let name: String
  private let frameCount: Int
  private let features: [FittedFeature]

  /// The most curves that are looked for in a file.
  private static let mostSearches = 64

  /// Fits all features of a timeline.
  init(
    _ timeline: ValueTimeline, name: String, during span: ClosedRange<Double>,
    kinds: CurveFinder.Kinds
  ) {
    self.name = name
    frameCount = timeline.frames.count
    var searches = Self.mostSearches
    features = timeline.features.map {
      FittedFeature($0, in: timeline, during: span, kinds: kinds, searches: &searches)
    }
  }

  /// True if something moves, and the curve of all that does is certain.
  var isCertain: Bool {
    let moving = features.filter { !$0.movements.isEmpty }
    return !moving.isEmpty && moving.allSatisfy(\.isCertain)
  }

  /// The movement whose code is printed: the first that is certain, or else the first.
  private var told: FittedFeature.Movement? {
    let all = features.flatMap(\.movements)
    return all.first(where: \.curve.isCertain) ?? all.first
  }

  /// The reason why the movement whose code is printed is uncertain; `nil` if it is certain.
  var reason: String? {
    guard let told else { return "nothing moves" }
    return told.curve.doubt.map { FitWords.doubt($0, told.shares) }
  }

  // MARK: - Text

  /// The features, with their curves, and the code of the first one.
  var text: String {
    let counts =
      "\(frameCount.counted("frame")), \(features.count.counted("feature"))"
    var lines = ["\(name.visible): \(counts)"]
    for feature in features { lines += Self.lines(feature) }
    if features.allSatisfy(\.movements.isEmpty) { lines.append("  can't tell: nothing moves") }
    if let told, let chosen = told.curve.plainest ?? told.curve.best, told.curve.isCertain {
      lines += [""] + FitWords.codeLines(chosen)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ feature: FittedFeature) -> [String] {
    let name = Quote(feature.name).description
    var lines: [String] = []
    for movement in feature.movements { lines += self.lines(movement, of: name) }
    if feature.movements.isEmpty, !feature.isCut { lines.append("  \(name): does not move") }
    if feature.isCut { lines.append("  note: \(name) has more numbers than were looked at") }
    return lines
  }

  private static func lines(_ movement: FittedFeature.Movement, of name: String) -> [String] {
    let curve = movement.curve
    var lines = ["  \(name): \(movement.words)"]
    if let doubt = curve.doubt {
      lines.append("    can't tell: \(FitWords.doubt(doubt, movement.shares))")
    }
    if movement.isCut {
      lines.append("    note: looked at its first \(movement.samples.times.count) frames")
    }
    guard let best = curve.best else { return lines }
    let chosen = curve.plainest ?? best
    lines.append("    begins at \(FitWords.time(chosen.begin, chosen.uncertainty.begin))")
    lines.append("    \(curve.isCertain ? "" : "nearest: ")\(FitWords.curve(chosen))")
    lines.append(
      "    \(FitWords.distance(chosen.error, movement.shares)) from what was recorded as a rule,"
        + " \(FitWords.distance(chosen.worst, movement.shares)) at most")
    if let named = curve.named {
      let names = named.names.prefix(4).map { "'\($0)'" }.joined(with: "or")
      lines.append(
        chosen.names.isEmpty
          ? "    as near, \(FitWords.distance(named.error, movement.shares)): \(names)"
          : "    its name is \(names)")
    }
    return lines
  }

  /// Returns the code of the first movement for one platform alone.
  func code(in choice: LanguageChoice) throws(RunError) -> String {
    guard let told, let best = told.curve.plainest ?? told.curve.best else { return "" }
    return try choice.code(of: best)
  }

  // MARK: - JSON

  /// The same for programs.
  var json: JSONValue {
    [
      "schemaVersion": 1, "film": .string(name), "certain": .bool(isCertain),
      "frames": JSONValue(frameCount), "features": .array(features.map { Self.json($0) }),
    ]
  }

  private static func json(_ feature: FittedFeature) -> JSONValue {
    var members: [JSONValue.Member] = [.init("name", .string(feature.name))]
    if let type = feature.type { members.append(.init("type", .string(type))) }
    members += [
      .init("certain", .bool(feature.isCertain)),
      .init("movements", .array(feature.movements.map { json($0) })),
    ]
    return .object(members)
  }

  private static func json(_ movement: FittedFeature.Movement) -> JSONValue {
    let curve = movement.curve
    let ways = movement.ways.map { way -> JSONValue in
      ["name": .string(way.name), "from": .number(way.first), "to": .number(way.last)]
    }
    var members: [JSONValue.Member] = [
      .init("values", .array(ways)), .init("certain", .bool(curve.isCertain)),
    ]
    if let doubt = curve.doubt {
      members.append(.init("doubt", .string(FitWords.doubt(doubt, movement.shares))))
    }
    let fits = [("best", curve.best), ("other", curve.other), ("named", curve.named)]
    for case (let name, let fit?) in fits {
      members.append(.init(name, FitAnswer.json(fit, movement.shares)))
    }
    return .object(members)
  }
}
