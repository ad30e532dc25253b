/// Answers `os(…)` and `targetEnvironment(…)` in conditions as a simulator of iOS would.
enum PlatformConditions: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for (index, lexeme) in file.lexemes.enumerated()
    where lexeme.text == "#if" || lexeme.text == "#elseif" {
      answer(in: (index + 1)..<max(index + 1, file.endOfLine(from: index)), of: file, &rewriting)
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
