/// Turns `#selector(f(_:))` into `Selector("f:", C.f(_:))`, where it stands: so that it can name what
/// is private, too.
enum Selectors: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for index in place.activeLexemes where file.word(index) == "#selector" {
      guard file.word(index + 1) == "(", let close = file.partners[index + 1],
        let subject = SelectorSubject(file: file, lexemes: (index + 2)..<close)
      else { continue }
      let resolved = SelectorResolution(subject, at: index, of: place)
      switch resolved.value {
      case .text(let text): rewriting.replace(index..<close + 1, with: text)
      case .mistake(let mistake): rewriting.report(.error, at: index, mistake)
      }
    }
  }
}

/// Contents of the parentheses of `#selector`.
private struct SelectorSubject {
  /// `getter` or `setter`, where a property is meant.
  let accessor: String?
  /// Text before the last dot; nil if there is none.
  let base: String?
  let name: String
  /// The labels, where they are said.
  let labels: [String]?
  /// The type behind `as`.
  let cast: String?

  init?(file: SourceFile, lexemes: Range<Int>) {
    var range = lexemes
    let first = file.word(range.lowerBound)
    let isAccessor = ["getter", "setter"].contains(first) && file.word(range.lowerBound + 1) == ":"
    accessor = isAccessor ? first : nil
    if isAccessor { range = (range.lowerBound + 2)..<max(range.upperBound, range.lowerBound + 2) }
    let cast = range.first { file.word($0) == "as" }
    self.cast = cast.map { file.line(ofLexemes: ($0 + 1)..<range.upperBound) }
    if let cast { range = range.lowerBound..<cast }
    labels = Self.labels(file, &range)
    guard let last = range.last, file.isWord(last) else { return nil }
    name = file.word(last)
    guard last > range.lowerBound else {
      base = nil
      return
    }
    guard last - 1 > range.lowerBound, file.word(last - 1) == "." else { return nil }
    base = file.line(ofLexemes: range.lowerBound..<(last - 1))
  }

  /// The labels at the end of a range, which ends before them then.
  private static func labels(_ file: SourceFile, _ range: inout Range<Int>) -> [String]? {
    guard let last = range.last, file.word(last) == ")", let open = file.partners[last],
      open >= range.lowerBound
    else { return nil }
    let labels = (open + 1..<last).filter(file.isWord).map(file.word)
    range = range.lowerBound..<open
    return labels
  }
}

/// Finds out which method a selector means, and says it as a value.
private struct SelectorResolution {
  let subject: SelectorSubject
  let place: FilePlace
  private let enclosing: TypeDeclaration?

  init(_ subject: SelectorSubject, at lexeme: Int, of place: FilePlace) {
    (self.subject, self.place) = (subject, place)
    enclosing = place.enclosingType(of: lexeme)
  }

  /// Value of a selector, as a text of Swift, or the reason why it has none here.
  enum Value {
    case text(String)
    case mistake(String)
  }

  /// The value.
  var value: Value {
    guard let type else {
      return .mistake(
        "'#selector(\(subject.name))' stands in no type; say which type has the method")
    }
    guard let accessor = subject.accessor else { return .text(method(of: type)) }
    guard !type.hasPrefix("type(of:") else {
      return .mistake(
        "the type of '\(subject.base ?? "")' is not known here; "
          + "name the type instead, as in '#selector(\(accessor): UIView.\(subject.name))'")
    }
    return .text(accessor == "getter" ? getter(of: type) : setter(of: type))
  }

  /// The type that has the method, as it is written in the value.
  private var type: String? {
    switch subject.base {
    case nil, "self", "Self", "super":
      guard let enclosing else { return nil }
      let isProtocol = place.target.declaration(of: enclosing.path).map { place.target[$0].kind }
      return isProtocol == "protocol" ? "Self" : enclosing.path
    case let base?:
      return base.first?.isUppercase == true ? base : "type(of: \(base))"
    }
  }

  /// The path under which the target may know the type.
  private var path: String? {
    guard let base = subject.base, base.first?.isUppercase == true, base != "Self" else {
      return subject.base == nil || ["self", "Self"].contains(subject.base) ? enclosing?.path : nil
    }
    return place.target.resolve(base, in: enclosing?.path ?? "")
  }

  // MARK: - Methods

  private func method(of type: String) -> String {
    let known = candidates
    let method = known.count == 1 ? known.first : known.first { $0.prefix.isExposed }
    let labels = subject.labels ?? method?.parameters.map(\.label)
    let name =
      method.map(MethodName.selector)
      ?? MethodName.selector(
        subject.name, labels: labels ?? [])
    return "Selector(\"\(name)\", \(type).\(subject.name)\(list(labels))\(cast(to: type, method)))"
  }

  private func list(_ labels: [String]?) -> String {
    guard let labels, !labels.isEmpty else { return "" }
    return "(\(labels.map { "\($0):" }.joined()))"
  }

  /// The target's methods that may be meant.
  private var candidates: [Member] {
    let methods = namesakes.filter { $0.kind == .function }
    guard let labels = subject.labels else { return methods }
    return methods.filter { $0.parameters.map(\.label) == labels }
  }

  private var namesakes: [Member] {
    guard let path else { return localNamesakes }
    let found = place.target.inheritedMembers(named: subject.name, of: path).map(\.member)
    return found.isEmpty ? localNamesakes : found
  }

  /// The members of a type inside a function, which the target does not list.
  private var localNamesakes: [Member] {
    guard let enclosing, enclosing.isLocal else { return [] }
    return enclosing.members.filter { $0.name == subject.name }
  }

  /// The type of the method, where its name alone does not tell which it is.
  private func cast(to type: String, _ method: Member?) -> String {
    if let cast = subject.cast {
      return subject.base?.first?.isUppercase == true ? " as \(cast)" : " as (\(type)) -> \(cast)"
    }
    guard let method, method.parameters.isEmpty, !method.isStatic, namesakes.count > 1,
      !type.hasPrefix("type(of:")
    else { return "" }
    return " as (\(type)) -> () -> \(method.value ?? "Void")"
  }

  // MARK: - Properties

  private func getter(of type: String) -> String {
    let name = MethodName.plain(subject.name)
    return "Selector(\"\(name)\", { (target: \(type)) in { target.\(subject.name) } })"
  }

  private func setter(of type: String) -> String {
    let name = MethodName.setter(subject.name)
    return "Selector(\"\(name)\", { (target: \(type)) in { target.\(subject.name) = $0 } })"
  }
}
