/// Calls optional requirements, `delegate.didTap?(x)`, as the requirements with defaults that they
/// have become, and asks for optional properties where what follows takes an optional.
enum OptionalCalls: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    askForProperties(on: place, &rewriting)
    askForWindows(on: place, &rewriting)
    for index in file.lexemes.indices where file.word(index) == "?" && isCalled(index, in: file) {
      guard file.isWord(index - 1), file.word(index - 2) == ".",
        let name = requirement(at: index, of: place), isRequirement(at: index, of: place)
      else { continue }
      if place.requirements.asked.contains(name) {
        rewriting.replace(
          index - 1..<index + 1, with: OptionalNames.asking(file.word(index - 1)))
      } else {
        rewriting.blank(index..<index + 1)
      }
    }
  }

  /// Returns true if a question mark stands between a name and the arguments, or a closure.
  private static func isCalled(_ index: Int, in file: SourceFile) -> Bool {
    guard file.touchesPrevious(index) else { return false }
    return file.word(index + 1) == "(" && file.touchesPrevious(index + 1)
      || file.word(index + 1) == "{"
  }

  /// `delegate.inset ?? 8`, `delegate.inset?.left`, and `if let inset = delegate.inset`.
  private static func askForProperties(on place: FilePlace, _ rewriting: inout Rewriting) {
    let file = place.file
    for (index, lexeme) in file.lexemes.enumerated()
    where lexeme.kind == .word && place.requirements.askedProperties.contains(lexeme.text) {
      let isChained = file.touchesPrevious(index + 1) && ["?", "!"].contains(file.word(index + 1))
      guard file.word(index - 1) == ".",
        file.word(index + 1) == "??" || isChained || isBound(index, in: file)
      else { continue }
      rewriting.replace(index..<index + 1, with: OptionalNames.asking(lexeme.text))
    }
  }

  /// `delegate?.window??.bounds`: the window of an app's delegate is optional, and so is whether it has one.
  private static func askForWindows(on place: FilePlace, _ rewriting: inout Rewriting) {
    let file = place.file
    for index in place.activeLexemes
    where file.word(index) == "window" && file.word(index - 1) == "." {
      if ["??", "!!", "?!"].contains(file.word(index + 1)), file.touchesPrevious(index + 1),
        file.touchesPrevious(index + 2)
      {
        rewriting.replace(index + 1..<index + 2, with: String(file.word(index + 1).prefix(1)))
      } else if ["?", "!"].contains(file.word(index - 2)), file.word(index - 3) == "delegate",
        isBound(index, in: file)
      {
        rewriting.replace(index..<index + 1, with: OptionalNames.asking("window"))
      }
    }
  }

  /// Returns true if `if let`, `guard let` or `while let` binds the end of a chain of names.
  private static func isBound(_ index: Int, in file: SourceFile) -> Bool {
    guard [",", "{", "else"].contains(file.word(index + 1)) else { return false }
    var place = index - 1
    while place > 0, file.isWord(place) || [".", "?", "!", ")", "]"].contains(file.word(place)) {
      place = (file.partners[place] ?? place) - 1
    }
    return file.word(place) == "=" && ["let", "var"].contains(file.word(place - 2))
      && ["if", "guard", "while", ","].contains(file.word(place - 3))
  }

  /// The requirement that is called, by its name and labels.
  private static func requirement(at index: Int, of place: FilePlace) -> String? {
    let file = place.file
    let name = file.word(index - 1)
    guard file.word(index + 1) == "(" else {
      return place.requirements.name(
        name, labels: [], closures: closures(from: index + 1, in: file))
    }
    guard let close = file.partners[index + 1] else { return nil }
    let labels = file.labels(in: index + 2..<close)
    // Behind a condition the brace of its body may follow, so closures count only where nothing else fits.
    return place.requirements.name(name, labels: labels, closures: 0)
      ?? place.requirements.name(
        name, labels: labels, closures: closures(from: close + 1, in: file))
  }

  /// The number of closures behind the arguments.
  private static func closures(from start: Int, in file: SourceFile) -> Int {
    guard file.word(start) == "{", var close = file.partners[start] else { return 0 }
    var count = 1
    while file.isWord(close + 1), file.word(close + 2) == ":", file.word(close + 3) == "{",
      let next = file.partners[close + 3]
    {
      (count, close) = (count + 1, next)
    }
    return count
  }

  /// Returns true if a requirement is called, not a closure that has the same name: then a delegate or a data
  /// source is asked.
  private static func isRequirement(at index: Int, of place: FilePlace) -> Bool {
    guard place.requirements.properties.contains(place.file.word(index - 1)) else { return true }
    let isChained = ["?", "!"].contains(place.file.word(index - 3))
    let receiver = place.file.word(index - (isChained ? 4 : 3)).lowercased()
    return receiver.hasSuffix("delegate") || receiver.hasSuffix("source")
  }
}
