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

  /// The members of the object that are not known, besides comments; nil where there are none.
  func foreignMembers(of object: JSONObject, _ reading: ReadContext) -> ForeignMembers? {
    let unknown = object.members.filter { places[$0.key] == nil && !$0.key.isComment }
    return unknown.isEmpty ? nil : ForeignMembers(unknown, in: object, of: kind, reading)
  }

  /// Reports an unknown member, and passes over comments; a line that the hint says has passed its trial.
  func refuse(
    _ member: JSONObject.Member, among foreign: ForeignMembers, _ reading: inout ReadContext,
    trial: (inout ReadContext, ObjectTrial) -> String?
  ) {
    if member.key.isComment || foreign.isTold(member) { return }
    guard let other = foreign.meaning(of: member) else {
      reading.reportUnknown(member, among: members.map(\.name))
      return
    }
    var hint: String?
    if reading.hasRoomForHints {
      let others = foreign.lines(besides: other, at: member.key)
      hint = other.hint(at: member.key, in: foreign.object) { line, replaced in
        trial(&reading, ObjectTrial(line: line, replacing: replaced, besides: others))
      }
    }
    reading.report("unknown property \(Quote(member.key))", at: member.keyRange, hint: hint)
  }

  /// Reports members that are missing, or must not stand together.
  ///
  /// - Parameter foreign: the members that are not known, which may have been meant.
  func check(
    _ object: JSONObject, besides foreign: ForeignMembers?, at opening: SourceRange,
    _ reading: inout ReadContext
  ) {
    let isMissing = { (wanted: [String]) in
      !wanted.contains { object[$0] != nil }
        && !(foreign?.mayMean(wanted, among: members.map(\.name)) ?? false)
    }
    for member in members where member.isRequired && isMissing([member.name]) {
      reading.report(
        "\(kind) needs \(Quote(member.name))", at: opening, hint: member.help.lowercasedFirst)
    }
    for need in needs + [alternatives].compactMap(\.self) where isMissing(need.names) {
      need.report(in: object, of: kind, at: opening, &reading)
    }
    let choices = alternatives.map { Exclusion($0.names, hint: "\(kind) says one of them") }
    for exclusion in exclusions + [choices].compactMap(\.self) {
      exclusion.check(object, &reading)
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
