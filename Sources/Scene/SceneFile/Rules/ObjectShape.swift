import SegueJSON
import SegueMotion
import SegueTextSupport

/// Description of an object of a scene file, independent of the type it is read into: the names of its members,
/// and the constraints between them.
///
/// All rules share this code; what depends on the type that is read is compiled once for each of them.
struct ObjectShape: Sendable {
  /// A member, without what it is read into.
  struct Member: Sendable {
    let name: String
    let fallback: JSONValue?
    let isRequired: Bool
    let isShared: Bool
    /// Its help, and the schema of its value: made when they are asked for.
    let words: @Sendable () -> (help: String, schema: JSONValue)

    var help: String { words().help }
    var schema: JSONValue { words().schema }

    /// Schema of the member in the description of the object.
    var description: JSONValue {
      let (help, schema) = words()
      return schema.described(help, byDefault: fallback)
    }
  }

  /// Name of the object in messages, as in "a shadow".
  let kind: String
  /// Explanation of the object, for an editor to show.
  let help: String
  /// Under which name a schema describes the object once, if it does, and under which the file's
  /// defaults speak of it.
  let name: String?
  /// Example of the object, for messages about a wrong value.
  let example: String?
  /// Members that exclude one another.
  let exclusions: [Exclusion]
  /// Members of which one has to be there.
  let needs: [Need]
  /// Members of which exactly one has to be there.
  let alternatives: Need?
  /// The members it may have.
  let members: [Member]

  private let places: [String: Int]

  init(
    kind: String, help: String, name: String?, example: String?, exclusions: [Exclusion],
    needs: [Need], alternatives: Need?, members: [Member]
  ) {
    self.kind = kind
    self.help = help
    self.name = name
    self.example = example
    self.exclusions = exclusions
    self.needs = needs
    self.alternatives = alternatives
    self.members = members
    places = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1.name, $0) })
  }

  /// The object at `node`; says what was expected where there is none.
  func object(_ node: JSONNode, _ reading: inout ReadContext) -> JSONObject? {
    if let object = node.object { return object }
    return reading.fail(node, expected: kind, hint: example.map { "such as \($0)" })
  }

  /// Returns the index of a member by its name; nil for an unknown one.
  func place(of name: String) -> Int? { places[name] }

  /// Returns true if the object has members that are not known, besides comments.
  func isForeign(_ object: JSONObject) -> Bool {
    object.members.contains { places[$0.key] == nil && !$0.key.isComment }
  }

  /// Reports an unknown member, and passes over comments; a line that the hint says has passed its trial.
  func refuse(
    _ member: JSONObject.Member, in object: JSONObject, _ reading: inout ReadContext,
    trial: (ReadContext, ObjectTrial) -> String?
  ) {
    if member.key.isComment || isTold(member, in: object, reading) { return }
    guard let other = meaning(of: member, in: object, reading) else {
      reading.reportUnknown(member, among: members.map(\.name))
      return
    }
    var hint: String?
    if reading.hasRoomForHints {
      let context = reading
      let others = lines(besides: other, at: member.key, in: object, reading)
      hint = other.hint(at: member.key, in: object) { line, replaced in
        trial(context, ObjectTrial(line: line, replacing: replaced, besides: others))
      }
    }
    reading.report("unknown property \(Quote(member.key))", at: member.keyRange, hint: hint)
  }

  /// The lines that are told at other members: a line may only be right beside them.
  private func lines(
    besides told: OtherNotation, at key: String, in object: JSONObject, _ reading: ReadContext
  ) -> [JSONValue.Member] {
    var lines: [JSONValue.Member] = []
    let taken = Set(told.companions + [key])
    for member in object.members.prefix(64)
    where places[member.key] == nil && !taken.contains(member.key) {
      for line in meaning(of: member, in: object, reading)?.line ?? []
      where !(told.line + lines).contains(where: { $0.key == line.key }) {
        lines.append(line)
      }
    }
    return lines
  }

  private func meaning(
    of member: JSONObject.Member, in object: JSONObject, _ reading: ReadContext
  ) -> OtherNotation? {
    OtherNotation.meaning(
      of: member, in: object, of: kind, at: reading.canvas?.frameRate.framesPerSecond)
  }

  /// Returns true if the line that is told at a member before this one takes the place of it, too.
  private func isTold(
    _ member: JSONObject.Member, in object: JSONObject, _ reading: ReadContext
  ) -> Bool {
    let before = object.members.prefix(64).prefix { $0.keyRange != member.keyRange }
    return before.contains { earlier in
      places[earlier.key] == nil
        && meaning(of: earlier, in: object, reading)?.companions.contains(member.key) ?? false
    }
  }

  /// Reports members that are missing, or must not stand together.
  func check(_ object: JSONObject, at opening: SourceRange, _ reading: inout ReadContext) {
    for member in members
    where member.isRequired && isMissing([member.name], in: object, reading) {
      reading.report(
        "\(kind) needs \(Quote(member.name))", at: opening, hint: member.help.lowercasedFirst)
    }
    for need in needs + [alternatives].compactMap(\.self)
    where isMissing(need.names, in: object, reading) {
      need.report(in: object, of: kind, at: opening, &reading)
    }
    let choices = alternatives.map { Exclusion($0.names, hint: "\(kind) says one of them") }
    for exclusion in exclusions + [choices].compactMap(\.self) {
      exclusion.check(object, &reading)
    }
  }

  /// Returns `true` if the object has none of the members, not even misspelled, which has been reported.
  private func isMissing(
    _ wanted: [String], in object: JSONObject, _ reading: ReadContext
  ) -> Bool {
    if wanted.contains(where: { object[$0] != nil }) { return false }
    let unknown = object.members.prefix(64).filter { places[$0.key] == nil }
    return !unknown.contains { member in
      if meaning(of: member, in: object, reading) != nil { return true }
      return Spelling.nearest(to: member.key, among: members.map(\.name)).contains(
        where: wanted.contains)
    }
  }
}

// MARK: - Defaults

extension ObjectShape {
  /// Returns the defaults that the file sets for all objects of the kind.
  func defaults(in reading: ReadContext) -> [JSONObject.Member] {
    name.flatMap { reading.defaults[$0]?.members } ?? []
  }

  /// The defaults for the kind; says what was expected where they are none.
  func defaults(_ node: JSONNode, _ reading: inout ReadContext) -> JSONObject? {
    node.object ?? reading.fail(node, expected: "an object of defaults")
  }

  /// Returns the index of the member that a default sets, if it applies to `object`.
  func place(
    ofDefault member: JSONObject.Member, besides object: JSONObject, _ reading: inout ReadContext
  ) -> Int? {
    let isExcluded = exclusions.contains { exclusion in
      exclusion.names.contains(member.key) && exclusion.names.contains { object[$0] != nil }
    }
    guard !isExcluded, let place = places[member.key], members[place].isShared,
      reading.spend(member.node)
    else { return nil }
    return place
  }

  /// Returns the index of the member that a default sets in a trial reading; reports one that cannot have a
  /// default.
  func place(trying member: JSONObject.Member, _ reading: inout ReadContext) -> Int? {
    guard let place = places[member.key] else {
      if !member.key.isComment {
        reading.reportUnknown(member, among: members.filter(\.isShared).map(\.name))
      }
      return nil
    }
    if members[place].isShared { return place }
    reading.report("\(Quote(member.key)) cannot have a default", at: member.keyRange)
    return nil
  }
}

// MARK: - What holds between members

extension Exclusion {
  func check(_ object: JSONObject, _ reading: inout ReadContext) {
    let given = names.compactMap { object.member($0) }
    guard let first = given.first, given.count > 1 else { return }
    let place = reading.source.place(first.keyRange)
    for other in given.dropFirst() {
      reading.report(
        "\(Quote(first.key)) and \(Quote(other.key)) exclude one another",
        at: other.keyRange, hint: hint,
        related: [.init("\(Quote(first.key)) is given here", at: place)])
    }
  }
}

extension Need {
  /// Says that the members are missing, if they are asked for.
  fileprivate func report(
    in object: JSONObject, of kind: String, at opening: SourceRange, _ reading: inout ReadContext
  ) {
    let wanted = Expected.either(names)
    guard let asker else {
      reading.report("\(kind) needs \(wanted)", at: opening, hint: hint)
      return
    }
    if let member = object.member(asker) {
      reading.report("\(Quote(asker)) needs \(wanted)", at: member.keyRange, hint: hint)
    }
  }
}

extension ReadContext {
  /// Says that an object has no member of this name.
  mutating func reportUnknown(
    _ member: JSONObject.Member, among names: @autoclosure () -> [String]
  ) {
    report(
      "unknown property \(Quote(member.key))", at: member.keyRange,
      hint: Expected.hint(for: member.key, among: names()))
  }
}

extension JSONNode {
  /// The bracket that opens the object: where a missing member is reported.
  var openingRange: SourceRange {
    SourceRange(Int(range.start), min(Int(range.start) + 1, Int(range.end)))
  }
}

extension String {
  /// True if the member is for people or other tools: `$comment`, `x-anything`.
  var isComment: Bool { self == "$comment" || hasPrefix("x-") }

  /// The sentence as part of another one.
  fileprivate var lowercasedFirst: String {
    guard let first, hasSuffix(".") else { return self }
    return first.lowercased() + dropFirst().dropLast()
  }
}
