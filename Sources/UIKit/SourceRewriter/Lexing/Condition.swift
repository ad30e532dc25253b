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
