/// The conditions of `#if` around a place.
struct ConditionStack {
  private var branches: [Branch] = []
  private var inactive = 0

  private struct Branch {
    /// The conditions of this branch and of those before it.
    var conditions: [String]
    var text: String
    /// Known value of this branch and of all before it together.
    var value: Bool?
    var isAnyTaken: Bool?
  }

  /// The conditions, outermost first, as the compiler will read them.
  var texts: [String] { branches.map(\.text) }

  /// True if the compiler will see the code here, as far as is known.
  var isActive: Bool { inactive == 0 }

  /// Takes notice of a directive.
  mutating func read(_ index: Int, of file: SourceFile) {
    switch file.word(index) {
    case "#if":
      let lexemes = file.condition(behind: index)
      let condition = Self.text(of: lexemes, in: file)
      let value = Condition.value(of: lexemes, in: file)
      push(
        Branch(
          conditions: [condition], text: "(\(condition))", value: value, isAnyTaken: value))
    case "#elseif":
      let lexemes = file.condition(behind: index)
      goOn(
        with: Self.text(of: lexemes, in: file), value: Condition.value(of: lexemes, in: file))
    case "#else": goOn(with: nil, value: true)
    case "#endif": _ = pop()
    default: break
    }
  }

  private mutating func goOn(with condition: String?, value: Bool?) {
    guard var branch = pop() else { return }
    let others = branch.conditions.map { "!(\($0))" }
    branch.text = (others + (condition.map { ["(\($0))"] } ?? [])).joined(separator: " && ")
    branch.value = branch.isAnyTaken == true ? false : branch.isAnyTaken == nil ? nil : value
    if value == false { branch.value = false }
    if let condition { branch.conditions.append(condition) }
    if branch.isAnyTaken != true, value != false {
      branch.isAnyTaken = branch.isAnyTaken == nil ? nil : value
      if value == true { branch.isAnyTaken = true }
    }
    push(branch)
  }

  private mutating func push(_ branch: Branch) {
    branches.append(branch)
    if branch.value == false { inactive += 1 }
  }

  private mutating func pop() -> Branch? {
    guard let branch = branches.popLast() else { return nil }
    if branch.value == false { inactive -= 1 }
    return branch
  }

  /// A condition with our platform's answers in it.
  private static func text(of lexemes: Range<Int>, in file: SourceFile) -> String {
    var text = ""
    var index = lexemes.lowerBound
    while index < lexemes.upperBound {
      let isSpaced = index > lexemes.lowerBound && !file.touchesPrevious(index)
      text += isSpaced ? " " : ""
      if let question = PlatformQuestion(at: index, in: file) {
        text += question.answer ? "true" : "false"
        index = question.end
      } else {
        text += file.word(index)
        index += 1
      }
    }
    return text
  }
}

/// `os(…)` or `targetEnvironment(…)` in a condition.
struct PlatformQuestion {
  let answer: Bool
  /// The lexeme behind it.
  let end: Int

  init?(at index: Int, in file: SourceFile) {
    let name = file.word(index)
    guard name == "os" || name == "targetEnvironment", file.word(index + 1) == "(",
      let close = file.partners[index + 1],
      let answer = Condition.answer(to: name, about: file.word(index + 2))
    else { return nil }
    self.answer = answer
    end = close + 1
  }
}

/// Evaluator of `#if` conditions on the machine that the adapter imitates: yes, no, or nil where only the
/// compiler knows.
struct Condition {
  let file: SourceFile
  private var place: Int
  private let end: Int

  private init(file: SourceFile, lexemes: Range<Int>) {
    (self.file, place, end) = (file, lexemes.lowerBound, lexemes.upperBound)
  }

  /// Returns the value of the condition in some lexemes of a file.
  static func value(of lexemes: Range<Int>, in file: SourceFile) -> Bool? {
    var condition = Condition(file: file, lexemes: lexemes)
    return condition.alternatives(depth: 0)
  }

  private var word: String { place < end ? file.word(place) : "" }

  private mutating func alternatives(depth: Int) -> Bool? {
    var value = all(depth: depth)
    while word == "||" {
      place += 1
      let other = all(depth: depth)
      if value == true || other == true {
        value = true
      } else {
        value = value == nil || other == nil ? nil : false
      }
    }
    return value
  }

  private mutating func all(depth: Int) -> Bool? {
    var value = single(depth: depth)
    while word == "&&" {
      place += 1
      let other = single(depth: depth)
      if value == false || other == false {
        value = false
      } else {
        value = value == nil || other == nil ? nil : true
      }
    }
    return value
  }

  /// One condition; what is nested deeper than anybody writes is not known.
  private mutating func single(depth: Int) -> Bool? {
    guard place < end, depth < 64 else { return nil }
    if word == "!" {
      place += 1
      return single(depth: depth + 1).map { !$0 }
    }
    if word == "(" {
      place += 1
      let value = alternatives(depth: depth + 1)
      if word == ")" { place += 1 }
      return value
    }
    return query()
  }

  private mutating func query() -> Bool? {
    let name = word
    let start = place
    place += 1
    guard word == "(", let close = file.partners[place], close < end else {
      return name == "true" ? true : name == "false" ? false : nil
    }
    place = close + 1
    return Self.answer(to: name, about: file.word(start + 2))
  }

  /// Returns the answer to a question such as `os(iOS)`.
  static func answer(to name: String, about subject: String) -> Bool? {
    switch name {
    case "os": subject == "iOS"
    case "targetEnvironment": subject == "simulator"
    case "canImport":
      if AppleModules.ofTheDoor.contains(subject) {
        true
      } else {
        AppleModules.isMissing(subject) ? false : nil
      }
    default: nil
    }
  }
}
