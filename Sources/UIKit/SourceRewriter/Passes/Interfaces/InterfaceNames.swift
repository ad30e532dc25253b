import SegueTextSupport

/// Looks for what code asks storyboards and nibs for by a name, and says which of it none has.
enum InterfaceNames: RewritePass {
  /// Something that has a name in documents.
  private struct Kind {
    let noun: String
    let names: Set<String>
  }

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    guard !place.interfaces.isEmpty else { return }
    let file = place.file
    let kinds = kinds(of: place.interfaces)
    for index in place.activeLexemes where file.isWord(index) && file.word(index + 1) == "(" {
      guard file.word(index - 1) != "func", let kind = kinds[file.word(index)],
        let text = text(behind: index + 2, in: file), let name = file.plainText(text),
        !kind.names.contains(name)
      else { continue }
      let question = Spelling.question(for: name, among: kind.names.sorted())
      rewriting.report(
        .warning, at: text,
        "no storyboard or nib of this target has \(kind.noun) '\(name)'"
          + (question.map { "; \($0)" } ?? ""))
    }
  }

  /// Kinds by the functions that look for them.
  private static func kinds(of interfaces: TargetInterfaces) -> [String: Kind] {
    let nibs = Kind(noun: "the name", names: Set(interfaces.nibs.map(\.file.name)))
    var kinds: [String: Kind] = [:]
    if !interfaces.nibs.isEmpty { (kinds["UINib"], kinds["loadNibNamed"]) = (nibs, nibs) }
    let storyboards = interfaces.storyboards
    guard !storyboards.isEmpty else { return kinds }
    kinds["UIStoryboard"] = Kind(noun: "the name", names: Set(storyboards.map(\.file.name)))
    let segues = Kind(
      noun: "a segue", names: Set(storyboards.flatMap(\.uses.segueIdentifiers)))
    let scenes = Kind(
      noun: "a controller", names: Set(storyboards.flatMap(\.uses.sceneIdentifiers)))
    (kinds["performSegue"], kinds["performSegueWithIdentifier"]) = (segues, segues)
    kinds["instantiateViewController"] = scenes
    kinds["instantiateViewControllerWithIdentifier"] = scenes
    return kinds
  }

  /// The first argument, behind its label where it has one.
  private static func text(behind index: Int, in file: SourceFile) -> Int? {
    guard file.isWord(index) else { return index }
    return file.word(index + 1) == ":" ? index + 2 : nil
  }
}
