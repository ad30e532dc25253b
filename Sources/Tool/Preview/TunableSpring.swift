import SegueJSON
import SegueMotion
import SegueReports
import SegueSceneFile
import SegueTextSupport

/// A spring that stands in a scene file, with the numbers that can be turned.
struct TunableSpring {
  /// The name by which requests call it.
  let id: String
  /// Path of the spring, in the words of the file: `card › scale`.
  let name: String
  private let node: JSONNode
  /// The numbers as they are saved.
  let numbers: [(number: SpringNumber, value: Double)]

  /// The springs of a file, in its order.
  static func all(in root: JSONNode) -> [TunableSpring] {
    var search = SpringSearch()
    search.visit(root, [])
    return search.found.enumerated().compactMap { index, found in
      TunableSpring(id: "spring-\(index)", name: found.name, found.node)
    }
  }

  private init?(id: String, name: String, _ node: JSONNode) {
    (self.id, self.name, self.node) = (id, name, node)
    if let word = node.string {
      guard let entry = SpringCatalog.entries.first(where: { $0.name == word }) else { return nil }
      numbers = SpringNumber.own(of: word, entry.spring).map { (number: $0, value: $1) }
      return
    }
    guard let object = node.object else { return nil }
    let known = object.members.compactMap { member in
      SpringNumber(rawValue: member.key).map { ($0, member.node) }
    }
    let written = known.compactMap { number, node in
      Self.value(of: node).map { (number: number, value: $0) }
    }
    numbers = written + SpringNumber.implied(beside: Set(known.map(\.0))).map { ($0, $1) }
    if known.isEmpty { return nil }
  }

  /// A number, or a time in milliseconds; nothing for what a variable says.
  private static func value(of node: JSONNode) -> Double? {
    node.number ?? node.string.flatMap { Time(parsing: $0) }?.milliseconds
  }

  /// Returns the line of the file that it is on.
  func line(in source: SourceText) -> Int {
    source.position(of: node.range.bytes.lowerBound).line
  }

  /// The name by which requests call a number.
  func id(of number: SpringNumber) -> String { "\(id)-\(number.rawValue)" }

  // MARK: - Turning

  /// Returns the edits that give the file these numbers.
  func edits(_ values: [SpringNumber: Double]) -> [SceneEdit] {
    let changed = numbers.filter { entry in values[entry.number].map { $0 != entry.value } ?? false
    }
    if changed.isEmpty { return [] }
    guard let object = node.object else {
      return [SceneEdit(range: node.range, text: spelled(values))]
    }
    return changed.map { number, _ in
      let text = (values[number] ?? 0).shortest
      if let member = object.member(number.rawValue) {
        return SceneEdit(range: member.node.range, text: text)
      }
      let end = object.members.last.map { Int($0.node.range.end) } ?? 0
      return SceneEdit(range: SourceRange(at: end), text: ", \"\(number.rawValue)\": \(text)")
    }
  }

  /// A spring that had a name, in numbers.
  private func spelled(_ values: [SpringNumber: Double]) -> String {
    let members = numbers.map { number, value in
      "\"\(number.rawValue)\": \((values[number] ?? value).shortest)"
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// The curve with these numbers, where variables have these values; `nil` where the scene alone
  /// knows it.
  func pace(_ values: [SpringNumber: Double], _ variables: [String: JSONValue]) -> TimingCurve? {
    let isSaved = numbers.allSatisfy { values[$0.number] == nil || values[$0.number] == $0.value }
    var diagnostics = Diagnostics()
    if let word = node.string {
      let curve = isSaved ? word : "{\"spring\": \(spelled(values))}"
      return CurveReader.read(curve, into: &diagnostics)
    }
    guard let object = node.object else { return nil }
    var members: [JSONValue.Member] = object.members.map { member in
      if let number = SpringNumber(rawValue: member.key), let value = values[number] {
        return .init(member.key, .number(value))
      }
      return .init(member.key, JSONValue(member.node).filled(from: variables))
    }
    for (number, _) in numbers where object.member(number.rawValue) == nil {
      values[number].map { members.append(.init(number.rawValue, .number($0))) }
    }
    let text = JSONValue.object([.init("spring", .object(members))]).compact
    return CurveReader.read(text, into: &diagnostics)
  }
}

extension JSONValue {
  /// Returns the value of a variable, where this is nothing but its name.
  fileprivate func filled(from variables: [String: JSONValue]) -> JSONValue {
    guard case .string(let text) = self, text.hasPrefix("${"), text.hasSuffix("}") else {
      return self
    }
    return variables[String(text.dropFirst(2).dropLast())] ?? self
  }
}

/// Looks for springs in a tree, and for words that tell them apart.
struct SpringSearch {
  var found: [(name: String, node: JSONNode)] = []
  /// The most springs.
  private static let limit = 64
  /// Steps of a way that say nothing to people.
  private static let silent: Set<String> = [
    "layers", "easing", "animations", "children", "tracks", "spring", "animation", "screens",
  ]

  mutating func visit(_ node: JSONNode, _ way: [String]) {
    if found.count >= Self.limit { return }
    for (index, element) in (node.array ?? []).enumerated() {
      let name = ["id", "name", "use", "property"].lazy.compactMap { element.object?[$0]?.string }
      visit(element, way + [name.first ?? "\(index + 1)"])
    }
    for member in node.object?.members ?? [] {
      if way.isEmpty, member.key == "vars" { continue }
      if member.key == "spring" { found.append((Self.words(way), member.node)) }
      visit(member.node, way + [member.key])
    }
  }

  static func words(_ way: [String]) -> String {
    let telling = way.filter { !silent.contains($0) }
    return telling.isEmpty ? "spring" : telling.suffix(3).joined(separator: " › ")
  }
}
