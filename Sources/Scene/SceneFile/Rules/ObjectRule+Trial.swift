import SegueJSON

/// A line that a hint is about to say, to be tried in an object.
struct ObjectTrial {
  /// The members to write.
  var line: [JSONValue.Member]
  /// The names of members that it takes the place of.
  var replacing: [String]
  /// Members that other hints say of the same object.
  var besides: [JSONValue.Member] = []
}

extension ObjectRule {
  /// Returns what would be wrong with an object if it had these members in place of others; nil where they are right.
  ///
  /// The object is written anew and read by its own rule. Mistakes inside of what its author wrote besides are not
  /// those of the line, and are told where they stand.
  ///
  /// - Parameter start: what the members are read into, as it was before.
  func mistake(
    of attempt: ObjectTrial, in object: JSONObject, on start: Target, _ reading: inout ReadContext
  ) -> String? {
    let line = attempt.line
    let kept = object.members.filter { member in
      shape.place(of: member.key) != nil && !attempt.replacing.contains(member.key)
        && !(shape.kind == "a layer" && ObjectShape.untried.contains(member.key))
        && !(line + attempt.besides).contains { $0.key == member.key }
    }
    let bytes = kept.reduce(0) { $0 + Int($1.node.range.end - $1.node.range.start) }
    guard bytes <= ObjectShape.trialLimit else { return "the object is too long to try it" }
    let besides = attempt.besides + kept.map { JSONValue.Member($0.key, JSONValue($0.node)) }
    let source = SourceText(name: "line", text: JSONValue.object(line + besides).compact)
    guard reading.spendTrial(of: source) else {
      return "the lines before it were too long to try this one"
    }
    var trial = reading.trying(source)
    guard let root = JSONReader(forSceneIn: source).read(source, into: &trial.diagnostics),
      let tried = root.object
    else { return trial.diagnostics.all.first?.message ?? "it is no JSON" }
    var target = start
    if shape.isTriedInParts {
      for member in tried.members where line.contains(where: { $0.key == member.key }) {
        guard let place = shape.place(of: member.key) else { return "it is unknown here" }
        fields[place].read(member.node, &trial, &target)
      }
    } else {
      fill(&target, from: root, &trial)
      settle?(target, &trial)
    }
    let others = tried.members.dropFirst(line.count).map(\.node.range)
    return trial.diagnostics.all.first { found in
      guard found.severity < .note else { return false }
      guard let range = found.place?.range, found.place?.file == source.name else { return true }
      return !others.contains { $0.start <= range.start && range.end <= $0.end }
    }?.asReason
  }
}

extension ObjectShape {
  /// Members of layers that a trial leaves out: they may be long, and have nothing to do with others.
  fileprivate static let untried: Set = [
    "children", "mask", "stack", "use", "ready", "with", "repeat", "vars", "match", "time",
  ]

  /// The most bytes of an object in which a line is tried: each of a hundred hints reads one.
  fileprivate static let trialLimit = 1 << 16

  /// True for objects too large to be read once more for one of their members.
  fileprivate var isTriedInParts: Bool { kind == "a scene" }
}

extension Diagnostic {
  /// The message with its hint, as part of another hint.
  fileprivate var asReason: String { hint.map { "\(message) (\($0))" } ?? message }
}
