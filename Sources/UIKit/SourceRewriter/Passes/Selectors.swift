/// Turns `#selector(f(_:))` into `Selector("f:", C.f(_:))`, where it stands: so that it can name what
/// is private, too.
enum Selectors: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for index in place.activeLexemes where file.word(index) == "#selector" {
      guard file.word(index + 1) == "(", let close = file.partners[index + 1],
        let subject = SelectorSubject(file: file, lexemes: (index + 2)..<close)
      else { continue }
      let resolved = SelectorResolution(subject, at: index, of: place)
      switch resolved.value {
      case .text(let text): rewriting.replace(index..<close + 1, with: text)
      case .mistake(let mistake): rewriting.report(.error, at: index, mistake)
      }
    }
  }
}

/// Contents of the parentheses of `#selector`.
struct SelectorSubject {
  /// `getter` or `setter`, where a property is meant.
  let accessor: String?
  /// Text before the last dot; nil if there is none.
  let base: String?
  let name: String
  /// The labels, where they are said.
  let labels: [String]?
  /// The type behind `as`.
  let cast: String?

  init?(file: SourceFile, lexemes: Range<Int>) {
    var range = lexemes
    let first = file.word(range.lowerBound)
    let isAccessor = ["getter", "setter"].contains(first) && file.word(range.lowerBound + 1) == ":"
    accessor = isAccessor ? first : nil
    if isAccessor { range = (range.lowerBound + 2)..<max(range.upperBound, range.lowerBound + 2) }
    let cast = range.first { file.word($0) == "as" }
    self.cast = cast.map { file.line(ofLexemes: ($0 + 1)..<range.upperBound) }
    if let cast { range = range.lowerBound..<cast }
    labels = Self.labels(file, &range)
    guard let last = range.last, file.isWord(last) else { return nil }
    name = file.word(last)
    guard last > range.lowerBound else {
      base = nil
      return
    }
    guard last - 1 > range.lowerBound, file.word(last - 1) == "." else { return nil }
    base = file.line(ofLexemes: range.lowerBound..<(last - 1))
  }

  /// The labels at the end of a range, which ends before them then.
  private static func labels(_ file: SourceFile, _ range: inout Range<Int>) -> [String]? {
    guard let last = range.last, file.word(last) == ")", let open = file.partners[last],
      open >= range.lowerBound
    else { return nil }
    let labels = (open + 1..<last).filter(file.isWord).map(file.word)
    range = range.lowerBound..<open
    return labels
  }
}
