/// Says what nothing here can stand for, before a compiler says it in other words.
enum Impossible: RewritePass {
  /// Rule for a name that is called.
  private struct Rule {
    let severity: RewriteFinding.Severity
    let message: String
  }

  private static let calls: [String: Rule] = {
    let swizzling = Rule(
      severity: .error,
      message: "exchanges methods while the program runs, which needs Objective-C; "
        + "override the method in a subclass instead, or leave the file out")
    return [
      "method_exchangeImplementations": swizzling, "class_replaceMethod": swizzling,
      "class_addMethod": swizzling, "method_setImplementation": swizzling,
      "class_getMethodImplementation": swizzling, "class_getInstanceMethod": swizzling,
      "class_getClassMethod": swizzling,
      "imp_implementationWithBlock": swizzling,
    ]
  }()

  /// Rules for a target without the documents that its code reads.
  private static func documents(of interfaces: TargetInterfaces) -> [String: Rule] {
    let nib = Rule(
      severity: .warning,
      message:
        "reads a nib, and the target has none; put it beside its files, or make the views in code")
    let storyboard = Rule(
      severity: .warning,
      message: "reads a storyboard, and the target has none; put it beside its files, or make the "
        + "controllers in code")
    return (interfaces.nibs.isEmpty ? ["UINib": nib, "loadNibNamed": nib] : [:])
      .merging(interfaces.storyboards.isEmpty ? ["UIStoryboard": storyboard] : [:]) { $1 }
  }

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    let calls = calls.merging(documents(of: place.interfaces)) { $1 }
    for index in place.activeLexemes {
      let lexeme = file.lexemes[index]
      if lexeme.kind == .attribute { check(attribute: index, in: file, &rewriting) }
      guard lexeme.kind == .word, file.word(index + 1).first == "(" else { continue }
      if lexeme.text == "NSClassFromString" { check(classNamedBehind: index, file, &rewriting) }
      guard let rule = calls[lexeme.text], file.word(index - 1) != "func" else { continue }
      rewriting.report(rule.severity, at: index, "'\(lexeme.text)' \(rule.message)")
    }
  }

  private static func check(
    attribute index: Int, in file: SourceFile, _ rewriting: inout Rewriting
  ) {
    guard file.word(index) == "@convention", file.word(index + 2) == "block" else { return }
    rewriting.report(
      .error, at: index,
      "'@convention(block)' needs Objective-C; take a plain closure, or leave the file out")
  }

  private static func check(
    classNamedBehind index: Int, _ file: SourceFile, _ rewriting: inout Rewriting
  ) {
    guard index + 2 < file.lexemes.count, file.lexemes[index + 2].kind == .text else { return }
    let name = file.text(file.lexemes[index + 2].range)
    guard name.hasPrefix("\"_") || name.hasPrefix("\"UI") || name.hasPrefix("\"NS") else { return }
    rewriting.report(
      .warning, at: index, "NSClassFromString(\(name)) is nil here: no private class is imitated")
  }
}
