/// Answers `os(…)` and `targetEnvironment(…)` in conditions as a simulator of iOS would.
enum PlatformConditions: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for (index, lexeme) in file.lexemes.enumerated()
    where lexeme.text == "#if" || lexeme.text == "#elseif" {
      answer(in: file.condition(behind: index), of: file, &rewriting)
    }
  }

  private static func answer(
    in lexemes: Range<Int>, of file: SourceFile, _ rewriting: inout Rewriting
  ) {
    for index in lexemes {
      guard let question = PlatformQuestion(at: index, in: file) else { continue }
      rewriting.replace(index..<question.end, with: question.answer ? "true" : "false")
    }
  }
}

/// Turns `#keyPath(a.b)` into the text "a.b".
enum KeyPaths: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for (index, lexeme) in file.lexemes.enumerated() where lexeme.text == "#keyPath" {
      guard file.word(index + 1) == "(", let close = file.partners[index + 1] else { continue }
      let words = ((index + 2)..<close).filter(file.isWord).map { MethodName.plain(file.word($0)) }
      let properties = words.drop { isType($0) || $0 == "self" }
      let path = properties.joined(separator: ".")
      rewriting.replace(index..<close + 1, with: "\"\(path)\"")
    }
  }

  /// Types begin with a capital letter; that is how everybody writes them.
  private static func isType(_ word: String) -> Bool { word.first?.isUppercase == true }
}
