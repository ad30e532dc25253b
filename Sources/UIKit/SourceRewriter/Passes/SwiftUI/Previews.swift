/// Has a program know the previews of a file, as screens that it can film.
///
/// A preview becomes a registration where it stands, before the program begins; it is made when it is asked for. In files
/// that import UIKit alone it makes a controller or a view of UIKit's, in others a view of SwiftUI's or one of those.
/// Previews of several parts go.
enum Previews: RewritePass {
  /// Kinds of files, by the views that they show.
  private enum Kind {
    case ofUIKit, ofSwiftUI
  }

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    let kind = kind(of: Set(place.declarations.imports))
    for (index, lexeme) in file.lexemes.enumerated() where lexeme.text == "#Preview" {
      let bodies = bodies(behind: index, in: file)
      if let kind, place.declarations.isActive[index], bodies.count == 1, let body = bodies.first {
        register(index, as: kind, body: body, in: file, &rewriting)
      } else {
        let start = place.declarations.previewPrefixes[index] ?? index
        rewriting.blank(
          start..<(bodies.last.map { $0.upperBound } ?? end(ofHeadAt: index, in: file)))
      }
    }
    if kind == .ofSwiftUI { registerProviders(in: place, &rewriting) }
  }

  private static func kind(of imports: Set<String>) -> Kind? {
    if imports.contains("SwiftUI") { return .ofSwiftUI }
    return imports.contains("UIKit") ? .ofUIKit : nil
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
    _ index: Int, as kind: Kind, body: Range<Int>, in file: SourceFile,
    _ rewriting: inout Rewriting
  ) {
    let name = file.plainText(index + 2).map(Location.literal) ?? "nil"
    let (open, close) = (body.lowerBound, body.upperBound - 1)
    let head =
      "@section(\".init_array\") @used private let unchangedUIKitPreview\(index): "
      + "@convention(c) () -> Void = { "
    guard kind == .ofSwiftUI else {
      rewriting.replace(index..<open, with: head + "AppScreens.register(\(name)) ")
      return rewriting.replace(close..<close + 1, with: "} }")
    }
    guard let start = startOfView(in: open + 1..<close, of: file, &rewriting) else {
      rewriting.replace(index..<open, with: head + "SwiftUIPreviews.register(\(name)) ")
      return rewriting.replace(close..<close + 1, with: "} }")
    }
    // Properties need a view that they belong to.
    let type = "UnchangedPreview\(index)"
    rewriting.replace(
      index..<open + 1,
      with: head + "SwiftUIPreviews.register(\(name)) { \(type)() } }; "
        + "private struct \(type): View {")
    rewriting.insert("var body: some View { ", before: start)
    rewriting.replace(close..<close + 1, with: "} }")
  }

  /// The first lexeme behind the properties of a preview, whose attribute goes; `nil` if it has none.
  private static func startOfView(
    in body: Range<Int>, of file: SourceFile, _ rewriting: inout Rewriting
  ) -> Int? {
    var start: Int?
    var place = body.lowerBound
    while place < body.upperBound {
      if file.word(place) == "@Previewable" {
        rewriting.blank(place..<place + 1)
        let keyword = (place..<body.upperBound).first { ["var", "let"].contains(file.word($0)) }
        place = file.endOfLine(from: keyword ?? place)
        if file.word(place - 1) == "=" { place = file.endOfLine(from: place) }
        place = min(place, body.upperBound)
        start = place
      } else {
        place = max(place, file.partners[place] ?? place) + 1
      }
    }
    return start
  }

  /// Registers the types that provide previews, by their names.
  private static func registerProviders(in place: FilePlace, _ rewriting: inout Rewriting) {
    for (index, type) in place.declarations.types.enumerated()
    where type.isActive && !type.isLocal && type.kind != "extension"
      && type.inherited.contains("PreviewProvider")
    {
      let name = type.path.hasSuffix("_Previews") ? String(type.path.dropLast(9)) : type.path
      rewriting.appendix.append(
        "@section(\".init_array\") @used private let unchangedUIKitProvider\(index): "
          + "@convention(c) () -> Void = { SwiftUIPreviews.register(\(Location.literal(name))) "
          + "{ \(type.path).previews } }")
    }
  }
}
