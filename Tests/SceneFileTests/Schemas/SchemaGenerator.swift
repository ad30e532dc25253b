import SegueJSON
import SegueSceneFile
import TestSupport

/// Makes random values that a schema accepts, and spoils them.
struct SchemaGenerator {
  let validator: SchemaValidator
  var random: SeededGenerator
  /// Members that are left out, because they need more than a schema can know.
  var avoided: Set<String> = ["use", "with", "repeat", "fragments", "vars"]

  /// A value that the whole schema accepts.
  mutating func document() -> JSONValue { value(of: [validator.root], depth: 0) }

  /// A value that the definition of that name accepts.
  mutating func value(of definition: String) -> JSONValue {
    value(of: [["$ref": .string("#/definitions/\(definition)")]], depth: 1)
  }

  /// A value that all of `schemas` accept.
  ///
  /// A choice among them may turn out to be ruled out by a condition; then others are made.
  private mutating func value(of schemas: [JSONValue], depth: Int) -> JSONValue {
    var value = JSONValue.null
    for _ in 0..<32 {
      value = attempt(at: schemas, depth: depth)
      if schemas.allSatisfy({ validator.accepts(value, $0) }) { break }
    }
    return value
  }

  private mutating func attempt(at schemas: [JSONValue], depth: Int) -> JSONValue {
    let facets = schemas.flatMap { expanded($0) }
    if let constant = facets.compactMap({ $0["const"] }).first { return constant }
    if let words = facets.compactMap({ $0["enum"] }).first { return random.pick(words.elements) }
    switch type(of: facets) {
    case "null": return .null
    case "boolean": return .bool(random.pick([true, false]))
    case "integer": return .number(number(facets).rounded(.up))
    case "number": return .number(number(facets))
    case "string": return text(facets)
    case "array": return list(facets, depth: depth)
    default: return object(facets, depth: depth)
    }
  }

  /// The schemas without references and choices that together say the same, one choice taken.
  private mutating func expanded(_ schema: JSONValue) -> [JSONValue] {
    if let path = schema["$ref"]?.string { return expanded(validator.target(of: path)) }
    var facets = [schema]
    for part in schema["allOf"]?.elements ?? [] { facets += expanded(part) }
    for keyword in ["anyOf", "oneOf"] {
      let options = schema[keyword]?.elements ?? []
      // Texts with variables would hide what else may be wrong with a value.
      let plain = options.filter { $0["$ref"]?.string != "#/definitions/variable" }
      if !plain.isEmpty { facets += expanded(random.pick(plain)) }
    }
    return facets
  }

  private mutating func type(of facets: [JSONValue]) -> String {
    if let type = facets.compactMap({ $0["type"] }).first { return random.pick(type.words) }
    return facets.contains { $0["properties"] != nil } ? "object" : "boolean"
  }

  private mutating func number(_ facets: [JSONValue]) -> Double {
    func limits(_ keyword: String) -> [Double] {
      facets.compactMap { if case .number(let limit)? = $0[keyword] { limit } else { nil } }
    }
    let low = (limits("minimum") + limits("exclusiveMinimum").map { $0 + 0.001 }).max() ?? -1000
    let high = limits("maximum").min() ?? 1000
    let number = random.pick([low, high, min(max(0, low), high), random.double(in: low...high)])
    return number == low || number == high ? number : max((number * 8).rounded() / 8, low)
  }

  private mutating func text(_ facets: [JSONValue]) -> JSONValue {
    let examples = facets.compactMap { $0["examples"] }.first?.elements ?? ["Hello", "one"]
    return random.pick(examples)
  }

  private mutating func list(_ facets: [JSONValue], depth: Int) -> JSONValue {
    let least = facets.compactMap { $0["minItems"] }.first ?? 0
    let most = facets.compactMap { $0["maxItems"] }.first ?? 3
    guard case .number(let low) = least, case .number(let high) = most else { return [] }
    let more = depth > 4 ? 0 : random.int(in: 0...2)
    let count = min(Int(low) + more, Int(high))
    let items = facets.compactMap { $0["items"] }
    return .array(
      (0..<count).map { place in
        value(of: items.map { $0.elements.isEmpty ? $0 : $0.elements[place] }, depth: depth + 1)
      })
  }
}

// MARK: - Objects

extension SchemaGenerator {
  private mutating func object(_ facets: [JSONValue], depth: Int) -> JSONValue {
    let required = facets.flatMap { $0["required"]?.words ?? [] }
    var names = required + optionalNames(facets, besides: required, depth: depth)
    while let wrong = names.indices.last(where: { !allows(names, upTo: $0, facets) }) {
      names.remove(at: wrong)
    }
    // These two decide about the values of the other members.
    let deciders = ["property", "composition"]
    names = deciders.filter(names.contains) + names.filter { !deciders.contains($0) }
    var members: [JSONValue.Member] = []
    for name in names {
      let effects = deciders.contains(name) ? [] : effects(of: facets, on: .object(members))
      let schemas = (facets + effects).compactMap { schema in
        schema["properties"]?[name] ?? (isMap(schema) ? schema["additionalProperties"] : nil)
      }
      if schemas.contains(false) { continue }
      members.append(.init(name, value(of: schemas, depth: depth + 1)))
    }
    return .object(members)
  }

  /// What conditions ask of an object with these members, and conditions among that in turn.
  private mutating func effects(of facets: [JSONValue], on object: JSONValue) -> [JSONValue] {
    let effects = facets.flatMap { schema in
      guard let condition = schema["if"] else { return [JSONValue]() }
      let branch = schema[validator.accepts(object, condition) ? "then" : "else"]
      return branch.map { expanded($0) } ?? []
    }
    return effects.isEmpty ? [] : effects + self.effects(of: effects, on: object)
  }

  /// Whether the member at `place` may stand beside those before it.
  private func allows(_ names: [String], upTo place: Int, _ facets: [JSONValue]) -> Bool {
    let trial = JSONValue.object(names[...place].map { .init($0, true) })
    let all = JSONValue.object(names.map { .init($0, true) })
    return facets.allSatisfy { schema in
      (schema["not"].map { !validator.accepts(trial, $0) } ?? true)
        && (schema["dependencies"].map { validator.accepts(all, ["dependencies": $0]) } ?? true)
    }
  }

  private mutating func optionalNames(
    _ facets: [JSONValue], besides required: [String], depth: Int
  ) -> [String] {
    if facets.contains(where: { $0["oneOf"] != nil }) { return [] }
    var known: [String] = []
    for name in facets.flatMap({ $0["properties"]?.members.map(\.key) ?? [] })
    where !known.contains(name) && !required.contains(name) && !avoided.contains(name) {
      known.append(name)
    }
    if let map = facets.first(where: isMap), let rule = map["propertyNames"] {
      known = ["card", "wght", "opsz", "a.b-c_9"].filter { validator.accepts(.string($0), rule) }
    }
    let count = depth > 4 ? 0 : min(known.count, random.int(in: 0...4))
    return Array(known.shuffled(using: &random).prefix(count))
  }

  private func isMap(_ schema: JSONValue) -> Bool {
    if case .object? = schema["additionalProperties"] { true } else { false }
  }
}

// MARK: - Spoiling

extension SchemaGenerator {
  /// The value with one change somewhere, which may or may not make it wrong.
  mutating func spoiled(_ value: JSONValue) -> JSONValue {
    let isLeaf = value.members.isEmpty && value.elements.isEmpty
    if isLeaf || random.int(in: 0...5) == 0 { return changed(value) }
    if !value.elements.isEmpty {
      var elements = value.elements
      let place = random.int(in: 0...elements.count - 1)
      elements[place] = spoiled(elements[place])
      return .array(elements)
    }
    var members = value.members
    let place = random.int(in: 0...members.count - 1)
    members[place] = .init(members[place].key, spoiled(members[place].value))
    return .object(members)
  }

  private mutating func changed(_ value: JSONValue) -> JSONValue {
    switch (value, random.int(in: 0...3)) {
    case (.object(let members), 0): return .object(members + [.init("surprise", 1)])
    case (.object(let members), 1): return .object(Array(members.dropFirst()))
    case (.object(let members), 2): return .object(members + [.init("$comment", "fine")])
    case (.array(let elements), 0): return .array(elements + [random.pick([1, "??", [], [:]])])
    case (.array(let elements), 1): return .array(Array(elements.dropLast()))
    default: return random.pick([nil, true, 12_345_678, -1, 0.5, "??", [], [:], [1, 2], ["x": 1]])
    }
  }
}
