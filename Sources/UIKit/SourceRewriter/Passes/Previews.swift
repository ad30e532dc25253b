/// Takes away `#Preview { … }`, which Xcode draws and no app runs.
enum Previews: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for (index, lexeme) in file.lexemes.enumerated() where lexeme.text == "#Preview" {
      var end = index + 1
      if file.word(end) == "(", let close = file.partners[end] { end = close + 1 }
      while file.word(end) == "{" || file.word(end + 1) == ":" && file.word(end + 2) == "{" {
        let open = file.word(end) == "{" ? end : end + 2
        guard let close = file.partners[open] else { break }
        end = close + 1
      }
      let start = place.declarations.previewPrefixes[index] ?? index
      rewriting.blank(start..<end)
    }
  }
}
