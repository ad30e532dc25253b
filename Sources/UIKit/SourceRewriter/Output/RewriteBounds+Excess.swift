extension RewriteBounds {
  /// Returns the finding about what a file has too much of; `nil` for any that a compiler could take.
  static func excess(in file: SourceFile) -> RewriteFinding? {
    var depth = 0
    var branches: [Int] = []
    var conditions = 0
    for (index, lexeme) in file.lexemes.enumerated() {
      switch lexeme.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "#if": branches.append(1)
      case "#elseif", "#else": if !branches.isEmpty { branches[branches.count - 1] += 1 }
      case "#endif": conditions -= branches.popLast() ?? 0
      default: continue
      }
      if lexeme.text == "#if" || lexeme.text == "#elseif" || lexeme.text == "#else" {
        conditions += branches.isEmpty ? 0 : 1
      }
      if depth > RewriteBounds.brackets {
        return finding("\(RewriteBounds.brackets) brackets", at: index, of: file)
      }
      if conditions > RewriteBounds.conditions {
        return finding("\(RewriteBounds.conditions) conditions of '#if'", at: index, of: file)
      }
    }
    return nil
  }

  private static func finding(
    _ limit: String, at lexeme: Int, of file: SourceFile
  ) -> RewriteFinding {
    RewriteFinding(
      path: file.path, line: file.lexemes[lexeme].line, column: file.column(of: lexeme),
      severity: .error, message: "more than \(limit) are open here; the file is not read on")
  }
}
