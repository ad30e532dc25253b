/// Writes today's names where a file has those of Swift 2 to 4.1, and remarks on the first of each.
enum Renames: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    var seen: Set<String> = []
    for index in place.activeLexemes where file.isWord(index) {
      guard let name = rename(index, in: place, &rewriting), seen.insert(name.old).inserted else {
        continue
      }
      rewriting.report(.remark, at: index, "'\(name.old)' is called '\(name.new)' today")
    }
  }

  /// A name, and what it is today.
  private struct Name {
    let old: String
    let new: String
  }

  /// Renames what stands at a lexeme; nil where nothing is old.
  private static func rename(
    _ index: Int, in place: FilePlace, _ rewriting: inout Rewriting
  ) -> Name? {
    let file = place.file
    if file.word(index - 1) == "." { return renameMember(index, in: place, &rewriting) }
    let word = file.word(index)
    if let name = OldNames.names[word] {
      guard !isOwn(word, in: place.target) else { return nil }
      rewriting.replace(index..<index + 1, with: name)
      return Name(old: word, new: name)
    }
    if file.word(index + 1) == "(", let close = file.partners[index + 1],
      file.word(index - 1) != "func"
    {
      if let name = renameFunction(index, arguments: index + 2..<close, in: file, &rewriting) {
        return name
      }
    }
    // Without a receiver: an override, or a call of one's own.
    return renameMember(index, in: place, &rewriting)
  }

  // MARK: - Members

  private static func renameMember(
    _ index: Int, in place: FilePlace, _ rewriting: inout Rewriting
  ) -> Name? {
    let file = place.file
    let word = file.word(index)
    guard !isOwnMember(word, in: place.target) else { return nil }
    let isDotted = file.word(index - 1) == "."
    if isDotted, let name = OldNames.notifications[word] {
      rewriting.replace(chain(endingAt: index, in: file), with: name)
      return Name(old: word, new: name)
    }
    if let name = OldNames.members[word] ?? (isDotted ? OldNames.dotted[word] : nil),
      file.word(index + 1) != ":"
    {
      rewriting.replace(index..<index + 1, with: name)
      return Name(old: word, new: name)
    }
    guard file.word(index + 1) == "(" else { return nil }
    let label = file.word(index + 2)
    if let name = OldNames.joined[word]?[label], file.word(index + 3) == ":" {
      rewriting.replace(index..<index + 1, with: name)
      rewriting.blank(index + 2..<index + 4)
      return Name(old: "\(word)(\(label):)", new: "\(name)(_:)")
    }
    guard let name = OldNames.labels[word]?[label] else { return nil }
    rewriting.replace(index + 2..<index + 3, with: name)
    return Name(old: "\(word)(\(label):)", new: "\(word)(\(name):)")
  }

  /// `.UIKeyboardWillShow` with the type before it, where one is said.
  private static func chain(endingAt index: Int, in file: SourceFile) -> Range<Int> {
    var start = index - 1
    while file.isWord(start - 1), file.touchesPrevious(start),
      file.word(start - 1).first?.isUppercase == true
    {
      start -= 1
      if file.word(start - 1) == ".", file.touchesPrevious(start) { start -= 1 } else { break }
    }
    return start..<index + 1
  }

  // MARK: - Functions

  private static func renameFunction(
    _ index: Int, arguments: Range<Int>, in file: SourceFile, _ rewriting: inout Rewriting
  ) -> Name? {
    let starts = file.arguments(in: arguments)
    if let property = OldNames.properties[file.word(index)], starts.isEmpty {
      rewriting.replace(index..<arguments.upperBound + 1, with: property)
      return Name(old: file.word(index), new: property)
    }
    if let (type, labels) = OldNames.initializers[file.word(index)] {
      guard labels.count == starts.count else { return nil }
      rewriting.replace(index..<index + 1, with: type)
      for (start, label) in zip(starts, labels) { rewriting.insert("\(label): ", before: start) }
      let new = "\(type)(\(labels.map { "\($0):" }.joined()))"
      return Name(old: file.word(index), new: new)
    }
    guard let (method, labels) = OldNames.methods[file.word(index)],
      labels.count + 1 == starts.count
    else { return nil }
    // `f(a, b)` becomes `(a).method(label: b)`, with every lexeme where it was.
    let name = Name(
      old: file.word(index), new: "\(method)(\(labels.map { "\($0):" }.joined()))")
    rewriting.blank(index..<index + 1)
    guard let second = starts.dropFirst().first else {
      rewriting.insert(").\(method)(", before: arguments.upperBound)
      return name
    }
    rewriting.replace(second - 1..<second, with: ").\(method)(\(labels[0]): ")
    return name
  }

  /// Returns true if the target itself declares a member of that name, and does not override one of UIKit's.
  private static func isOwnMember(_ name: String, in target: RewriteTarget) -> Bool {
    guard
      OldNames.members[name] != nil || OldNames.dotted[name] != nil
        || OldNames.joined[name] != nil || OldNames.labels[name] != nil
    else { return false }
    return target.declarations.contains { file in
      file.types.contains { type in
        type.members.contains { $0.name == name && !$0.isOverride }
      }
    }
  }

  /// Returns true if the target itself declares a type of that name.
  private static func isOwn(_ name: String, in target: RewriteTarget) -> Bool {
    target.declaration(of: name) != nil
      || target.files.contains { file in
        file.lexemes.indices.contains { file.word($0) == name && file.word($0 - 1) == "typealias" }
      }
  }
}
