import SegueTextSupport

/// A call in a line of code: its name, and the numbers it is given with their labels.
///
/// It is read alike whether labels end in `:` or `=`, whether numbers end in `f`, and however deep they
/// stand in other calls.
struct CurveCall {
  /// Name of the called function.
  let name: String
  /// Every number in order, with the label before it.
  private let numbers: [(label: String?, value: Double)]

  /// The first call in `code` of something with one of these names; `nil` if there is none.
  init?(_ code: String, of names: Set<String>) {
    guard code.utf8.count <= 1000 else { return nil }
    let brackets = code.indices.filter { code[$0] == "(" }
    let calls = brackets.map { bracket in
      let words = code[..<bracket].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return (name: words.last.map(String.init) ?? "", bracket)
    }
    guard let (name, bracket) = calls.first(where: { names.contains($0.name) }) else { return nil }
    self.name = name
    var scanner = NumberScanner(code[bracket...])
    numbers = scanner.numbers()
    guard !numbers.isEmpty else { return nil }
  }

  /// The number with one of these labels.
  subscript(labels: String...) -> Double? {
    numbers.first { number in number.label.map(labels.contains) ?? false }?.value
  }

  /// Refuses a number that no scene may have either.
  func checkNumbers() throws(MotionError) {
    guard let far = numbers.first(where: { $0.value.magnitude > Self.most }) else { return }
    throw MotionError(
      parameter: far.label ?? "a number of \(name)", value: far.value,
      expected: "a number from -1000000 to 1000000")
  }

  /// The most that a number may be.
  private static let most = 1_000_000.0

  /// The numbers without labels.
  var unlabeled: [Double] { numbers.filter { $0.label == nil }.map(\.value) }

  /// All numbers but those whose labels say that they are no coordinates.
  var all: [Double] { numbers.filter { $0.label != "duration" }.map(\.value) }
}

/// Finds numbers and the labels before them.
private struct NumberScanner {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  mutating func numbers() -> [(label: String?, value: Double)] {
    var numbers: [(String?, Double)] = []
    var label: String?
    while let character = rest.first {
      if isDigit(character) || "-.+".contains(character), let number = number() {
        numbers.append((label, number))
        label = nil
      } else if character.isLetter {
        let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        rest = rest.dropFirst(word.count)
        label = isFollowedBySign ? word : label
      } else {
        if character == "," || character == "(" { label = nil }
        rest = rest.dropFirst()
      }
    }
    return numbers
  }

  private var isFollowedBySign: Bool {
    let next = rest.drop { $0 == " " || $0 == "\"" || $0 == "'" }.first
    return next == ":" || next == "="
  }

  private func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private mutating func number() -> Double? {
    let text = rest.prefix { isDigit($0) || "-+.eE".contains($0) }
    guard let value = Double(text), !value.isNaN else {
      rest = rest.dropFirst()
      return nil
    }
    rest = rest.dropFirst(text.count).drop { $0 == "f" || $0 == "F" }
    return value
  }
}
