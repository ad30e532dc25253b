/// Writes what the macro `@Entry` makes of a property: its accessors, and a key with its usual value.
enum Entries: RewritePass {
  /// Protocols of keys, by the types whose properties they are for.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for index in place.activeLexemes
    where file.lexemes[index].kind == .attribute && file.word(index) == "@Entry" {
      guard let type = place.enclosingType(of: index), let key = keys[type.path],
        let entry = Entry(at: index, in: file)
      else { continue }
      guard let valueType = entry.type, entry.value.map({ !$0.isEmpty }) ?? true else {
        rewriting.report(
          .error, at: index,
          "'@Entry var \(entry.name)' needs its type here; write 'var \(entry.name): Type = …'")
        continue
      }
      write(entry, of: valueType, key, at: index, in: file, &rewriting)
    }
  }

  private static func write(
    _ entry: Entry, of type: String, _ key: String, at index: Int, in file: SourceFile,
    _ rewriting: inout Rewriting
  ) {
    let name = "UnchangedEntry_\(entry.name)"
    let isFocused = key == "FocusedValueKey"
    let keyBody =
      isFocused
      ? "typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : type)"
      : "static var defaultValue: \(type) { \(entry.value.map { file.text(file.bytes(ofLexemes: $0)) } ?? "nil") }"
    let accessors =
      "\(entry.isTyped ? "" : ": \(type)") { get { self[\(name).self] } "
      + "set { self[\(name).self] = newValue } }; private enum \(name): \(key) { \(keyBody) }"
    rewriting.blank(index..<index + 1)
    if let value = entry.value {
      rewriting.replace(value.lowerBound - 1..<value.upperBound, with: accessors)
    } else {
      rewriting.insert(accessors, behind: entry.end - 1)
    }
  }

  /// A property with its type and its usual value.
  private struct Entry {
    let name: String
    /// The type as it is written, or as a plain value tells it; `nil` if that is not known.
    let type: String?
    let isTyped: Bool
    /// The usual value, in lexemes.
    let value: Range<Int>?
    /// The lexeme behind the declaration.
    let end: Int

    init?(at attribute: Int, in file: SourceFile) {
      let line = attribute..<file.endOfLine(from: attribute)
      var search = line
      if !line.contains(where: { file.word($0) == "var" }) {
        search = attribute..<file.endOfLine(from: line.upperBound)
      }
      guard let keyword = search.first(where: { file.word($0) == "var" }),
        file.isWord(keyword + 1)
      else { return nil }
      name = file.word(keyword + 1)
      var end = file.endOfLine(from: keyword)
      // A value may begin in the next line.
      if file.word(end - 1) == "=" { end = file.endOfLine(from: end) }
      // The brace of the extension may stand on the same line.
      var depth = keyword
      while depth < end {
        if file.word(depth) == "}" || file.word(depth) == ";" { end = depth }
        depth = max(depth, file.partners[depth] ?? depth) + 1
      }
      self.end = end
      let equals = (keyword..<end).first { file.word($0) == "=" }
      value = equals.map { $0 + 1..<max($0 + 1, end) }
      isTyped = file.word(keyword + 2) == ":"
      let typed = keyword + 3..<max(keyword + 3, equals ?? end)
      type =
        isTyped && !typed.isEmpty
        ? file.text(file.bytes(ofLexemes: typed))
        : value.flatMap { Self.type(ofValue: $0, in: file) }
    }

    /// The type of a value that says it by itself.
    private static func type(ofValue value: Range<Int>, in file: SourceFile) -> String? {
      guard let first = value.first else { return nil }
      if value.count == 1 {
        if file.lexemes[first].kind == .text { return "String" }
        if ["true", "false"].contains(file.word(first)) { return "Bool" }
      }
      let number = file.text(file.bytes(ofLexemes: value)).filter { $0 != "_" && $0 != " " }
      let isOtherBase = ["0x", "0b", "0o"].contains { number.hasPrefix($0) }
      if Int(number) != nil || isOtherBase && value.count == 1 { return "Int" }
      if number.first.map({ $0.isNumber || $0 == "-" }) ?? false, Double(number) != nil {
        return "Double"
      }
      var names: [String] = []
      var place = first
      while place < value.upperBound, file.isWord(place),
        file.word(place).first?.isUppercase == true
      {
        names.append(file.word(place))
        if file.word(place + 1) == "(" { return names.joined(separator: ".") }
        guard file.word(place + 1) == "." else { return nil }
        place += 2
      }
      return names.isEmpty ? nil : names.joined(separator: ".")
    }
  }
}
