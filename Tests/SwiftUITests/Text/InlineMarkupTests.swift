import Foundation
import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

@Suite("Marks in words")
@MainActor
struct InlineMarkupTests {
  private func runs(_ text: Text) -> [TextRun] {
    Film(of: text).scene(at: 0).items.flatMap { item -> [TextRun] in
      if case .text(let text) = item.properties.content { text.runs } else { [] }
    }
  }

  /// Words of the runs, slanted ones between slashes and bold ones between plus signs.
  private func marked(_ text: Text) -> String {
    runs(text).map { run in
      let words = run.font.isItalic ? "/\(run.string)/" : run.string
      return run.font.weight > 400 ? "+\(words)+" : words
    }.joined()
  }

  @Test("A mark that is escaped closes nothing")
  func escaped() {
    #expect(marked(Text("*a \\* b* c")) == "/a * b/ c")
    #expect(marked(Text("\\*a\\* b")) == "*a* b")
    let name = "x*y"
    #expect(marked(Text("*\(name)* z")) == "/x*y/ z")
  }

  @Test("Marks stand in marks, and letters of code are no marks")
  func nested() {
    #expect(marked(Text("*a **b** c*")) == "/a /+/b/+/ c/")
    #expect(marked(Text("snake_case_name")) == "snake_case_name")
    #expect(runs(Text("`a*b*c`")).map(\.string) == ["a*b*c"])
  }

  @Test("Words around a specifier are words")
  func specifier() {
    func words(_ text: Text) -> String { runs(text).map(\.string).joined() }
    #expect(words(Text("\(2.5, specifier: "about %.2f km")!")) == "about 2.50 km!")
    #expect(words(Text("at \(7, specifier: "%03d") %")) == "at 007 %")
  }

  @Test("An attributed text has its background")
  func background() {
    var text = AttributedString("red")
    text[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = .red
    func count(_ text: Text) -> Int { Film(of: text).scene(at: 0).items.count }
    #expect(count(Text(text)) > count(Text("red")))
  }
}
