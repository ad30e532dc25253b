/// An expression in a line of code, read alike in every language: Swift, Kotlin, Dart, JavaScript, JSON.
indirect enum CodeExpression: Hashable {
  case number(Double)
  case text(String)
  /// A name with its parts, such as `Curves` and `easeOut`; the first is empty behind a leading dot.
  case name([String])
  case call(CodeCall)
  /// Elements in brackets.
  case list([CodeExpression])
  /// Members in braces.
  case record(CodeCall)

  /// The expressions inside, in order.
  var parts: [CodeExpression] {
    switch self {
    case .number, .text, .name: []
    case .call(let call), .record(let call): call.arguments.map(\.value)
    case .list(let elements): elements
    }
  }
}

/// A call with its arguments, or the members of an object.
///
/// Numbers are found by their labels, however deep they stand in other calls: `CGVector(dx: 1, dy: 1)` gives a
/// velocity its `dx`.
struct CodeCall: Hashable {
  struct Argument: Hashable {
    /// The word before the `:` or the `=`.
    let label: String?
    let value: CodeExpression
  }

  /// The parts of its name; none for an object.
  let path: [String]
  let arguments: [Argument]

  /// Name of what is called.
  var name: String { path.last ?? "" }

  /// The words before the name, such as `Curves`; the empty one of a leading dot counts.
  var owner: String? { path.dropLast().last }

  /// Every number in order, with the label before it.
  var numbers: [(label: String?, value: Double)] {
    arguments.flatMap { $0.value.numbers(labeled: $0.label) }
  }

  /// The number with one of these labels.
  subscript(labels: String...) -> Double? {
    numbers.first { number in number.label.map(labels.contains) ?? false }?.value
  }

  /// The numbers without labels.
  var unlabeled: [Double] { numbers.filter { $0.label == nil }.map(\.value) }

  /// The argument with one of these labels.
  func argument(_ labels: String...) -> CodeExpression? {
    arguments.first { argument in argument.label.map(labels.contains) ?? false }?.value
  }

  /// Refuses a number that no scene may have either.
  func checkNumbers() throws(MotionError) {
    guard let far = numbers.first(where: { $0.value.magnitude > Self.most }) else { return }
    throw MotionError(
      parameter: far.label ?? "a number of \(name.isEmpty ? "the object" : name)", value: far.value,
      expected: "a number from -1000000 to 1000000")
  }

  /// The most that a number may be.
  private static let most = 1_000_000.0
}

extension CodeExpression {
  /// The numbers of the expression; those without a label of their own have the one before it.
  fileprivate func numbers(labeled label: String?) -> [(label: String?, value: Double)] {
    switch self {
    case .number(let value): [(label, value)]
    case .text: []
    case .name(let path): CodeNames.constants[path.last ?? ""].map { [(label, $0)] } ?? []
    case .list(let elements): elements.flatMap { $0.numbers(labeled: label) }
    case .call(let call), .record(let call): call.numbers
    }
  }
}
