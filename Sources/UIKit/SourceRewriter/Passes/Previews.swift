/// Has a program know the previews of a file that shows controllers and views of UIKit, as screens that it can film.
///
/// A preview becomes a registration where it stands, before the program begins; it is made when it is asked for. Those of SwiftUI
/// go, and so do those of several parts.
enum Previews: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    let imports = Set(place.declarations.imports)
    let isOfUIKit = imports.contains("UIKit") && !imports.contains("SwiftUI")
    for (index, lexeme) in file.lexemes.enumerated() where lexeme.text == "#Preview" {
      let bodies = bodies(behind: index, in: file)
      if isOfUIKit, place.declarations.isActive[index], bodies.count == 1, let body = bodies.first {
        register(index, body: body, in: file, &rewriting)
      } else {
        let start = place.declarations.previewPrefixes[index] ?? index
        rewriting.blank(
          start..<(bodies.last.map { $0.upperBound } ?? end(ofHeadAt: index, in: file)))
      }
    }
  }

  /// The lexeme behind the name and the arguments.
  private static func end(ofHeadAt index: Int, in file: SourceFile) -> Int {
    guard file.word(index + 1) == "(", let close = file.partners[index + 1] else {
      return index + 1
    }
    return close + 1
  }

  /// The closures behind a preview's arguments, with their braces.
  private static func bodies(behind index: Int, in file: SourceFile) -> [Range<Int>] {
    var bodies: [Range<Int>] = []
    var end = end(ofHeadAt: index, in: file)
    while file.word(end) == "{" || file.word(end + 1) == ":" && file.word(end + 2) == "{" {
      let open = file.word(end) == "{" ? end : end + 2
      guard let close = file.partners[open] else { break }
      bodies.append(open..<close + 1)
      end = close + 1
    }
    return bodies
  }

  private static func register(
    _ index: Int, body: Range<Int>, in file: SourceFile, _ rewriting: inout Rewriting
  ) {
    let name = file.plainText(index + 2).map(Location.literal) ?? "nil"
    rewriting.replace(
      index..<body.lowerBound,
      with: "@section(\".init_array\") @used private let unchangedUIKitPreview\(index): "
        + "@convention(c) () -> Void = { AppScreens.register(\(name)) ")
    rewriting.replace(body.upperBound - 1..<body.upperBound, with: "} }")
  }
}
