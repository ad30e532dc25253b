import SegueJSON
import SegueWords

/// An object of a scene file: its members, and what holds between them.
struct ObjectRule<Target>: Sendable {
  /// What the object is called in messages, as in "a shadow".
  let kind: String
  /// What the object is, for an editor to show.
  let help: String
  /// Under which name a schema describes the object once, if it does, and under which the file's
  /// defaults speak of it.
  let name: String?
  /// What one looks like, for whoever wrote something else.
  let example: String?
  /// The members it may have.
  let fields: [MemberRule<Target>]
  /// Members that exclude one another.
  let exclusions: [Exclusion]
  /// Members of which one has to be there.
  let needs: [Need]
  /// Members of which exactly one has to be there.
  let alternatives: Need?

  private let places: [String: Int]

  init(
    _ kind: String, _ help: String, name: String? = nil, example: String? = nil,
    exclusions: [Exclusion] = [], needs: [Need] = [], alternatives: Need? = nil,
    _ fields: [MemberRule<Target>]
  ) {
    self.kind = kind
    self.help = help
    self.name = name
    self.example = example
    self.exclusions = exclusions
    self.needs = needs
    self.alternatives = alternatives
    self.fields = fields
    places = Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1.name, $0) })
  }

  /// The rule that makes a value from an empty one.
  func rule(_ empty: @escaping @Sendable () -> Target) -> Rule<Target> {
    Rule(schema: reference, definition: definition) { node, reading in
      var target = empty()
      return fill(&target, from: node, &reading) ? target : nil
    }
  }

  /// Reads the members of `node` into `target`; `false` when it is not an object.
  @discardableResult
  func fill(_ target: inout Target, from node: JSONNode, _ reading: inout ReadContext) -> Bool {
    guard let object = node.object else {
      let _: Target? = reading.fail(
        node, expected: kind, hint: example.map { "such as \($0)" })
      return false
    }
    for member in object.members where !member.key.isComment {
      guard let place = places[member.key] else {
        reading.reportUnknown(member, among: fields.map(\.name))
        continue
      }
      fields[place].read(member.node, &reading, &target)
    }
    fillDefaults(&target, besides: object, &reading)
    check(object, at: node.openingRange, &reading)
    return true
  }

  private func check(
    _ object: JSONObject, at opening: SourceRange, _ reading: inout ReadContext
  ) {
    for field in fields where field.isRequired && isMissing([field.name], in: object) {
      reading.report(
        "\(kind) needs \(Quote(field.name))", at: opening, hint: field.help.lowercasedFirst)
    }
    for need in needs + [alternatives].compactMap(\.self)
    where isMissing(need.names, in: object) {
      need.report(in: object, of: kind, at: opening, &reading)
    }
    let choices = alternatives.map { Exclusion($0.names, hint: "\(kind) says one of them") }
    for exclusion in exclusions + [choices].compactMap(\.self) {
      exclusion.check(object, &reading)
    }
  }

  /// Whether the object has none of the members, not even misspelled, which has been reported.
  private func isMissing(_ wanted: [String], in object: JSONObject) -> Bool {
    if wanted.contains(where: { object[$0] != nil }) { return false }
    let unknown = object.members.prefix(64).filter { places[$0.key] == nil }
    return !unknown.contains { member in
      Spelling.nearest(to: member.key, among: fields.map(\.name)).contains(where: wanted.contains)
    }
  }
}

// MARK: - Defaults

extension ObjectRule {
  /// Fills in what the file says once for all objects of the kind, where `object` says nothing.
  func fillDefaults(
    _ target: inout Target, besides object: JSONObject = JSONObject([]),
    _ reading: inout ReadContext
  ) {
    guard let name, let defaults = reading.defaults[name] else { return }
    for member in defaults.members where object[member.key] == nil {
      let isExcluded = exclusions.contains { exclusion in
        exclusion.names.contains(member.key)
          && exclusion.names.contains { object[$0] != nil }
      }
      guard !isExcluded, let place = places[member.key], fields[place].isShared,
        reading.spend(member.node)
      else { continue }
      fields[place].read(member.node, &reading, &target)
    }
  }

  /// Reports what is wrong with the file's defaults for the kind; `target` is only for trying.
  func checkDefaults(_ node: JSONNode, tryingOn target: Target, _ reading: inout ReadContext) {
    guard let object = node.object else {
      let _: Target? = reading.fail(node, expected: "an object of defaults")
      return
    }
    var target = target
    for member in object.members where !member.key.isComment {
      if let place = places[member.key], fields[place].isShared {
        fields[place].read(member.node, &reading, &target)
      } else if places[member.key] != nil {
        reading.report("\(Quote(member.key)) cannot have a default", at: member.keyRange)
      } else {
        reading.reportUnknown(member, among: fields.filter(\.isShared).map(\.name))
      }
    }
    for exclusion in exclusions { exclusion.check(object, &reading) }
  }
}

// MARK: - What holds between members

extension Exclusion {
  fileprivate func check(_ object: JSONObject, _ reading: inout ReadContext) {
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
  /// Whether the member is for people or other tools: `$comment`, `x-anything`.
  var isComment: Bool { self == "$comment" || hasPrefix("x-") }

  /// The sentence as part of another one.
  fileprivate var lowercasedFirst: String {
    guard let first, hasSuffix(".") else { return self }
    return first.lowercased() + dropFirst().dropLast()
  }
}
