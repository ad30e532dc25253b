import SegueCaseRuns
import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueMotion
import SegueReports
import SegueTextSupport

/// All that can be turned about a scene, and the scene as it is turned.
struct TuningSheet {
  private let source: SourceText
  private let springs: [TunableSpring]
  private let times: [TunableTimes]
  private let variables: [TunableVariable]

  /// Creates the sheet of tunable values of the scene in a file; `nil` where it cannot be read.
  ///
  /// - Parameter fixed: variables that stay as the plan has them.
  init?(_ plan: CasePlan, leavingOut fixed: Set<String> = []) {
    guard let file = try? InputFile.read(plan.scene, limit: SceneFolder.textLimit) else {
      return nil
    }
    source = SourceText(name: plan.scene, bytes: file.bytes)
    var reader = JSONReader(JSONDialect(fileName: plan.scene))
    reader.limits.depth = 1024
    var diagnostics = Diagnostics()
    guard let root = reader.read(source, into: &diagnostics), !diagnostics.hasErrors else {
      return nil
    }
    let settings = plan.input.assignments.map { ($0.name, $0.value) }
    springs = TunableSpring.all(in: root)
    times = TunableTimes.all(in: root)
    variables = TunableVariable.all(in: root, Dictionary(settings) { $1 })
      .filter { !fixed.contains($0.name) }
  }

  /// The sliders of a page.
  var panel: PreviewedTuning {
    let held = held([:])
    var groups = springs.map { spring in
      PreviewedTuning.Group(
        id: spring.id, name: spring.name, place: "line \(spring.line(in: source))",
        knobs: spring.numbers.map { number, value in
          let range = number.range(holding: value)
          return .init(
            id: spring.id(of: number), name: number.rawValue,
            kind: .number(value, in: range.bounds, step: range.step), unit: number.unit)
        }, curve: spring.pace([:], held).flatMap { PreviewedCurve($0, name: spring.name) })
    }
    groups += times.map { movement in
      .init(
        id: movement.id, name: movement.name, place: "line \(movement.line(in: source))",
        knobs: movement.entries.map { entry in
          let range = entry.kind.range(holding: entry.value)
          return .init(
            id: movement.id(of: entry.kind), name: entry.kind.rawValue,
            kind: .number(entry.value, in: range.bounds, step: range.step), unit: "ms")
        })
    }
    if !variables.isEmpty {
      groups.append(
        .init(
          id: "vars", name: "Variables", place: "",
          knobs: variables.map { .init(id: $0.id, name: $0.name, kind: $0.kind, unit: $0.unit) }))
    }
    return PreviewedTuning(groups: groups.filter { !$0.knobs.isEmpty || $0.curve != nil })
  }

  /// The scene as it is turned.
  struct Turned {
    /// The file, with other numbers for its springs.
    let source: SourceText
    /// The values of variables.
    let settings: [Assignment]
    /// The changes in the file, and on the command line, that make the new values permanent.
    let edits: [(place: String, text: String)]
    /// The curves of springs, by the names of their groups: as saved and as turned.
    let curves: [(id: String, saved: PreviewedCurve, turned: PreviewedCurve)]
  }

  /// The scene with these values; `nil` where it has no such values.
  func turned(_ values: [String: JSONValue]) -> Turned? {
    var rest = values
    var settings: [Assignment] = []
    var own: [SceneEdit] = []
    var outside: [(place: String, text: String)] = []
    for variable in variables {
      guard let asked = rest.removeValue(forKey: variable.id) else { continue }
      guard let value = variable.value(from: asked) else { return nil }
      if value == variable.value { continue }
      let setting = Assignment(name: variable.name, value: value.plainWords)
      settings.append(setting)
      if let edit = variable.edit(value) {
        own.append(edit)
      } else {
        let words = "\(setting.name)=\(setting.value)"
        outside.append(("command line", "--set \(words.shellWord)"))
      }
    }
    var edits: [SceneEdit] = []
    var curves: [(String, PreviewedCurve, PreviewedCurve)] = []
    let held = (saved: held([:]), turned: held(values))
    for spring in springs {
      var numbers: [SpringNumber: Double] = [:]
      for (number, _) in spring.numbers {
        guard let asked = rest.removeValue(forKey: spring.id(of: number)) else { continue }
        guard case .number(let value) = asked, value.isFinite else { return nil }
        numbers[number] = value
      }
      edits += spring.edits(numbers)
      if let old = spring.pace([:], held.saved).flatMap({ PreviewedCurve($0, name: spring.name) }),
        let new = spring.pace(numbers, held.turned).flatMap({
          PreviewedCurve($0, name: spring.name)
        })
      {
        curves.append((spring.id, old, new))
      }
    }
    guard let timeEdits = timeEdits(&rest), rest.isEmpty else { return nil }
    edits += timeEdits
    let name = source.name.split(separator: "/").last ?? ""
    let lines = EditedScene(source, edits + own).lines.map {
      (place: "\(name), line \($0.number)", text: $0.text)
    }
    return Turned(
      source: EditedScene(source, edits).source, settings: settings, edits: lines + outside,
      curves: curves)
  }

  /// Returns the edits for the times among these values, which are taken out; `nil` where one is no time.
  private func timeEdits(_ rest: inout [String: JSONValue]) -> [SceneEdit]? {
    var edits: [SceneEdit] = []
    for movement in times {
      var values: [TunableTimes.Kind: Double] = [:]
      for entry in movement.entries {
        guard let asked = rest.removeValue(forKey: movement.id(of: entry.kind)) else { continue }
        guard case .number(let value) = asked, value.isFinite else { return nil }
        values[entry.kind] = value
      }
      edits += movement.edits(values)
    }
    return edits
  }

  /// Returns the values of variables when these values are turned.
  private func held(_ values: [String: JSONValue]) -> [String: JSONValue] {
    let all = variables.map { variable in
      (variable.name, values[variable.id].flatMap(variable.value) ?? variable.value)
    }
    return Dictionary(all) { $1 }
  }
}
