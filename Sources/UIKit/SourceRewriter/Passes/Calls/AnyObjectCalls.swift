/// Sends messages to values that are declared as any object: Objective-C asks whoever it is for a member of that name.
///
/// A member of a protocol of the target is asked of the object as one of that protocol; a few of Foundation's have
/// `AnyObjectMessages` stand for the object.
enum AnyObjectCalls: RewritePass {
  /// The members that `AnyObjectMessages` has.
  private static let messages: Set<String> = [
    "boolValue", "cgAffineTransformValue", "cgPointValue", "cgRectValue", "cgSizeValue",
    "cgVectorValue", "count", "description", "doubleValue", "floatValue", "frame", "int32Value",
    "intValue", "integerValue", "isEqual", "stringValue", "value",
  ]

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    let names = AnyObjectNames(of: place)
    for index in place.activeLexemes where file.word(index) == "." && file.isWord(index + 1) {
      let isOptional = ["?", "!"].contains(file.word(index - 1)) && file.touchesPrevious(index - 1)
      let receiver = isOptional ? index - 2 : index - 1
      let member = file.word(index + 1)
      if file.word(receiver) == ")" {
        settleCast(endingAt: receiver, isOptional: isOptional, member, in: place, &rewriting)
      } else if names.contains(receiver, in: place) {
        let start = file.startOfChain(endingAt: receiver)
        if let owner = owner(of: member, in: place.target) {
          rewriting.insert("(", before: start)
          rewriting.insert(" as? any \(owner))\(isOptional ? "" : "?")", before: receiver + 1)
        } else if isMessage(index + 1, in: file) {
          rewriting.insert("AnyObjectMessages(\(isOptional ? "of: " : "")", before: start)
          rewriting.insert(")", before: receiver + 1)
        }
      }
    }
  }

  /// Returns true if `AnyObjectMessages` has the member at a lexeme; its `value` is a method alone.
  private static func isMessage(_ index: Int, in file: SourceFile) -> Bool {
    let member = file.word(index)
    return messages.contains(member) && (member != "value" || file.word(index + 1) == "(")
  }

  /// `(value as AnyObject).cgRectValue`.
  private static func settleCast(
    endingAt close: Int, isOptional: Bool, _ member: String, in place: FilePlace,
    _ rewriting: inout Rewriting
  ) {
    let file = place.file
    let last = ["?", "!"].contains(file.word(close - 1)) ? close - 2 : close - 1
    guard let open = file.partners[close], file.word(last) == "AnyObject",
      let cast = [last - 1, last - 2].first(where: { file.word($0) == "as" }), cast > open
    else { return }
    if let owner = owner(of: member, in: place.target) {
      rewriting.replace(cast..<close, with: "as? any \(owner)")
      if !isOptional { rewriting.insert("?", before: close + 1) }
    } else if isMessage(close + (isOptional ? 3 : 2), in: file),
      !file.isWord(open - 1) || !file.touchesPrevious(open)
    {
      rewriting.insert("AnyObjectMessages", before: open)
      if isOptional {
        rewriting.insert("of: ", before: open + 1)
      } else {
        rewriting.blank(cast..<close)
      }
    }
  }

  /// The protocol of the target's, told to Objective-C, that has a member.
  private static func owner(of member: String, in target: RewriteTarget) -> String? {
    target.declarations.lazy.flatMap(\.types).first {
      $0.kind == "protocol" && $0.isActive && $0.prefix.has("@objc")
        && $0.members.contains { $0.name == member }
    }?.path
  }
}

/// The names that are declared as any object.
private struct AnyObjectNames {
  /// Names that the file declares so, and those that it declares as something else.
  private var names: Set<String> = []
  private var others: Set<String> = []
  private let target: RewriteTarget

  init(of place: FilePlace) {
    target = place.target
    let file = place.file
    for index in file.lexemes.indices where file.word(index) == ":" && file.isWord(index - 1) {
      guard isVariable(index - 1, in: file), isType(at: index + 1, in: file) else { continue }
      let isAnyObject = file.word(index + 1) == "AnyObject"
      if isAnyObject {
        names.insert(file.word(index - 1))
      } else {
        others.insert(file.word(index - 1))
      }
    }
    for index in file.lexemes.indices {
      if let name = Self.bound(at: index, in: file) { others.insert(name) }
    }
    // A name that means both is left alone.
    names.subtract(others)
  }

  /// The name that is bound at a lexeme as something else: by a cast, by a loop, or as a closure's parameter.
  private static func bound(at index: Int, in file: SourceFile) -> String? {
    let (word, name) = (file.word(index), file.word(index + 1))
    switch word {
    case "let", "var":
      return file.word(index + 2) == "=" && isCast(from: index + 3, in: file) ? name : nil
    case "for": return file.word(index + 2) == "in" ? name : nil
    case "in":
      let parameter = file.word(index - 1)
      let before = file.word(index - 2)
      return file.isWord(index - 1) && ["{", ",", "]"].contains(before) ? parameter : nil
    default: return nil
    }
  }

  /// Returns true if a value is cast before its statement goes on.
  private static func isCast(from start: Int, in file: SourceFile) -> Bool {
    for index in start..<min(start + 24, file.lexemes.count) {
      let word = file.word(index)
      if word == "as" { return file.word(index + 1) != "AnyObject" }
      if ["{", ",", "else", ";", "let", "var", "return"].contains(word) { return false }
    }
    return false
  }

  /// Returns true if a name means any object where it stands: a property of the class itself says what it is.
  func contains(_ index: Int, in place: FilePlace) -> Bool {
    let name = place.file.word(index)
    let types = others.contains(name) ? [] : target.propertyTypes[name] ?? []
    guard names.contains(name) || !types.isEmpty && types.allSatisfy(Self.isAnyObject) else {
      return false
    }
    let isOwn = place.file.word(index - 1) != "." || place.file.word(index - 2) == "self"
    guard isOwn, let type = place.enclosingType(of: index) else { return true }
    let property = target.inheritedMembers(named: name, of: type.path).first {
      $0.member.kind == .property
    }
    return property.map { Self.isAnyObject($0.member.result) } ?? true
  }

  /// Returns true if a variable or a parameter may be declared, and no type or generic parameter.
  private func isVariable(_ index: Int, in file: SourceFile) -> Bool {
    let word = file.word(index - 1)
    return !Keywords.types.contains(word) && word != "<" && word != "where"
      && file.word(index).first?.isLowercase == true
  }

  /// Returns true if a type stands behind a colon, as far as a few lexemes tell, and no argument.
  private func isType(at index: Int, in file: SourceFile) -> Bool {
    if ["[", "("].contains(file.word(index)), let close = file.partners[index] {
      return ["?", "!", "=", "{"].contains(file.word(close + 1))
    }
    guard file.word(index).first?.isUppercase == true else { return false }
    let next = file.word(index + 1)
    return [",", ")", "=", "?", "!", "{", "}", ";"].contains(next)
      || index + 1 >= file.lexemes.count || file.lexemes[index + 1].startsLine
  }

  private static func isAnyObject(_ type: String) -> Bool {
    ["AnyObject", "AnyObject?", "AnyObject!", "(AnyObject)?"].contains(type)
  }
}
