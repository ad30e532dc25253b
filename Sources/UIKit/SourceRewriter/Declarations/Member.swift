/// A function, property, subscript or initializer of a type.
struct Member: Sendable {
  enum Kind: Sendable { case function, property, subscripting, initializer }

  let kind: Kind
  let name: String
  let prefix: Prefix
  /// All of it, from its first attribute to its last brace, in lexemes.
  let lexemes: Range<Int>
  /// Its first lexeme behind attributes and modifiers.
  let keyword: Int
  let parameters: [Parameter]
  /// Return type, or the type of a property; empty if nothing is said.
  let result: String
  let isThrowing: Bool
  let isAsync: Bool
  let isGeneric: Bool
  let hasBody: Bool
  /// The conditions of `#if` around it, outermost first.
  let conditions: [String]
  /// True if the compiler will see it, as far as is known.
  let isActive: Bool

  /// The name by which Swift tells it from others: `tap(_:at:)`, `title`.
  var fullName: String {
    kind == .property ? name : "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
  }

  var isStatic: Bool { prefix.modifiers.contains("static") || prefix.modifiers.contains("class") }

  var isPrivate: Bool {
    prefix.modifiers.contains("private") || prefix.modifiers.contains("fileprivate")
  }

  var isOverride: Bool { prefix.modifiers.contains("override") }

  var isOptional: Bool { prefix.modifiers.contains("optional") }

  /// Return type, where it is a value.
  var value: String? { ["", "Void", "()"].contains(result) ? nil : result }

  var returnsOptional: Bool {
    result.hasSuffix("?") || result.hasSuffix("!") || result.hasPrefix("Optional<")
  }
}

extension Member {
  /// One parameter of a function.
  struct Parameter: Sendable {
    /// Label before the argument; `_` if there is none.
    let label: String
    let name: String
    let type: String
    /// True if a call may leave it out.
    let hasDefault: Bool

    /// True if a function's value can be called with it: not by address, and not a list of any length.
    var isPlain: Bool { !type.hasPrefix("inout ") && !type.hasSuffix("...") }
  }
}

extension Member.Parameter {
  /// True if the argument is a function, as far as the declaration shows.
  var isFunction: Bool { type.contains("->") || type.contains("@escaping") }
}

/// The attributes and modifiers before a declaration.
struct Prefix: Sendable {
  struct Attribute: Sendable {
    let name: String
    /// The attribute with its arguments.
    let lexemes: Range<Int>
    /// Contents of its parentheses, without spaces.
    let arguments: String
  }

  var start: Int
  var attributes: [Attribute] = []
  var modifiers: Set<String> = []

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  /// `public` and the like, if one is said.
  var access: String? {
    ["open", "public", "package", "internal", "fileprivate", "private"]
      .first(where: modifiers.contains)
  }
}

/// Reads one member of a type, from its keyword on.
struct MemberReader {
  let file: SourceFile
  let keyword: Int
  let prefix: Prefix
  /// True if it stands in a protocol, where functions have no body.
  let isRequirement: Bool
  let conditions: [String]
  let isActive: Bool

  /// The member; nil if the keyword declares none.
  func member() -> Member? {
    switch file.word(keyword) {
    case "func": function(.function, name: file.word(keyword + 1), from: keyword + 2)
    case "subscript": function(.subscripting, name: "subscript", from: keyword + 1)
    case "init": function(.initializer, name: "init", from: keyword + 1)
    default: property()
    }
  }

  private func function(_ kind: Member.Kind, name: String, from start: Int) -> Member? {
    var place = start
    while ["?", "!"].contains(file.word(place)), kind == .initializer { place += 1 }
    let isGeneric = file.word(place).hasPrefix("<")
    if isGeneric { place = TypeHeader.behindAngles(file, from: place) }
    guard file.word(place) == "(", let close = file.partners[place] else { return nil }
    let parameters = parameters(in: (place + 1)..<close)
    place = close + 1
    let effects = effects(from: &place)
    let result = result(from: &place)
    if file.word(place) == "where" { place = endOfType(from: place + 1) }
    let body = body(at: place)
    return Member(
      kind: kind, name: name, prefix: prefix,
      lexemes: prefix.start..<max(body.map { $0 + 1 } ?? place, keyword + 1), keyword: keyword,
      parameters: parameters, result: result, isThrowing: effects.isThrowing,
      isAsync: effects.isAsync, isGeneric: isGeneric, hasBody: body != nil,
      conditions: conditions, isActive: isActive)
  }

  private func property() -> Member? {
    guard file.isWord(keyword + 1) else { return nil }
    var place = keyword + 2
    var type = ""
    if file.word(place) == ":" {
      let start = place + 1
      place = endOfType(from: start)
      type = start < place ? file.text(ofLexemes: start..<place) : ""
    }
    let braces = file.word(place) == "{" ? file.partners[place] : nil
    return Member(
      kind: .property, name: file.word(keyword + 1), prefix: prefix,
      lexemes: prefix.start..<(braces.map { $0 + 1 } ?? file.endOfLine(from: keyword)),
      keyword: keyword, parameters: [], result: type, isThrowing: false, isAsync: false,
      isGeneric: false, hasBody: braces != nil && !isRequirement, conditions: conditions,
      isActive: isActive)
  }

  private func effects(from place: inout Int) -> (isThrowing: Bool, isAsync: Bool) {
    var effects = (isThrowing: false, isAsync: false)
    while ["async", "reasync", "throws", "rethrows"].contains(file.word(place)) {
      if file.word(place).hasSuffix("async") {
        effects.isAsync = true
      } else {
        effects.isThrowing = true
      }
      place += 1
      let isTyped = effects.isThrowing && file.word(place) == "("
      if isTyped { place = (file.partners[place] ?? place) + 1 }
    }
    return effects
  }

  private func result(from place: inout Int) -> String {
    guard file.word(place) == "->" else { return "" }
    let start = place + 1
    place = endOfType(from: start)
    return start < place ? file.text(ofLexemes: start..<place) : ""
  }

  /// Returns the end of a type that begins here: at a brace, an assignment, a comma, or the end of the line.
  private func endOfType(from start: Int) -> Int {
    var place = start
    while place < file.lexemes.count {
      let word = file.word(place)
      if ["{", "}", "=", ";", "where", ")"].contains(word) { break }
      let goesOn =
        place == start || Self.joints.contains(word)
        || Self.joints.contains(file.word(place - 1))
      if file.lexemes[place].startsLine, !goesOn { break }
      place = max(place, file.partners[place] ?? place) + 1
    }
    return min(place, file.lexemes.count)
  }

  /// Tokens that keep a type together across the end of a line.
  private static let joints: Set<String> = ["->", "&", ".", ",", "==", ":"]

  /// The last lexeme of a body that begins here.
  private func body(at place: Int) -> Int? {
    guard !isRequirement, file.word(place) == "{" else { return nil }
    return file.partners[place]
  }

  // MARK: - Parameters

  private func parameters(in lexemes: Range<Int>) -> [Member.Parameter] {
    var parameters: [Member.Parameter] = []
    var start = lexemes.lowerBound
    var place = start
    var depth = 0
    while place < lexemes.upperBound {
      let word = file.word(place)
      if word == ",", depth == 0 {
        parameters += parameter(in: start..<place).map { [$0] } ?? []
        start = place + 1
      }
      if file.lexemes[place].kind == .operator, word != "->" {
        depth = max(0, depth + word.angles)
      }
      place = max(place, file.partners[place] ?? place) + 1
    }
    parameters += parameter(in: start..<lexemes.upperBound).map { [$0] } ?? []
    return parameters
  }

  private func parameter(in lexemes: Range<Int>) -> Member.Parameter? {
    guard let colon = lexemes.first(where: { file.word($0) == ":" }) else { return nil }
    let names = (lexemes.lowerBound..<colon).filter { file.isWord($0) }.map(file.word)
    guard let label = names.first else { return nil }
    var end = colon + 1
    while end < lexemes.upperBound, file.word(end) != "=" {
      end = max(end, file.partners[end] ?? end) + 1
    }
    let type = colon + 1..<min(end, lexemes.upperBound)
    return Member.Parameter(
      label: label, name: names[names.count - 1],
      type: type.isEmpty ? "" : file.text(ofLexemes: type), hasDefault: end < lexemes.upperBound)
  }
}

extension String {
  /// Number of angle brackets that an operator opens more than it closes.
  fileprivate var angles: Int {
    utf8.reduce(0) {
      $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0)
    }
  }
}

/// Objective-C facts in the attributes of a declaration.
extension Prefix {
  /// The name that `@objc(…)` gives to what is declared.
  var objectiveCName: String? {
    attributes.first { $0.name == "@objc" && !$0.arguments.isEmpty }?.arguments
  }

  /// True if an attribute exposes it to Objective-C.
  var isExposed: Bool {
    ["@objc", "@IBAction", "@IBSegueAction", "@objcMembers"].contains(where: has)
  }

  /// True if nobody may name it.
  var isUnavailable: Bool {
    attributes.contains { $0.name == "@available" && $0.arguments.contains("unavailable") }
  }
}
