/// Calls optional requirements, `delegate.didTap?(x)`, as the requirements with defaults that they
/// have become, and asks for optional properties where what follows takes an optional.
enum OptionalCalls: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    askForProperties(on: place, &rewriting)
    for (index, lexeme) in file.lexemes.enumerated() where lexeme.text == "?" {
      guard file.word(index + 1) == "(", file.touchesPrevious(index + 1),
        file.touchesPrevious(index), file.isWord(index - 1), file.word(index - 2) == ".",
        let name = fullName(at: index, in: file), isRequirement(at: index, of: place)
      else { continue }
      if place.requirements.asked.contains(name) {
        rewriting.replace(
          index - 1..<index + 1, with: OptionalNames.asking(file.word(index - 1)))
      } else if place.requirements.plain.contains(name) {
        rewriting.blank(index..<index + 1)
      }
    }
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

  /// The called name with the labels of its arguments.
  private static func fullName(at index: Int, in file: SourceFile) -> String? {
    guard let close = file.partners[index + 1] else { return nil }
    var labels = ""
    var place = index + 2
    while place < close {
      let isLabeled = file.isWord(place) && file.word(place + 1) == ":"
      labels += isLabeled ? "\(file.word(place)):" : "_:"
      while place < close, file.word(place) != "," {
        place = max(place, file.partners[place] ?? place) + 1
      }
      place += 1
    }
    return "\(file.word(index - 1))(\(labels))"
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
