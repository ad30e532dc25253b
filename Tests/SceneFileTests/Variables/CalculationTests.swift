import SegueGeometry
import SegueSceneFile
import SegueSceneGraph
import Testing

@Suite struct CalculationTests {
  private static let variables = """
    "vars": {"w": 30, "h": 8, "bar-height": 12, "bar": 5, "zero": 0, "name": "Nora", "s": 0.1}
    """

  private static func reading(_ text: String) -> SceneReading {
    SceneReading(
      layers: #"{"id": "a", "positionX": "\#(text)"}"#, rest: variables)
  }

  @Test(arguments: [
    ("${w * 2}", 60.0), ("${w + h * 2}", 46), ("${(w + h) * 2}", 76), ("${w - h - 2}", 20),
    ("${w / 4 / 2}", 3.75), ("${-w + 1}", -29), ("${w * -1}", -30), ("${- (2 - h)}", 6),
    ("${min(w, h, 9)}", 8), ("${max(w, h)}", 30), ("${round(w / 4)}", 8), ("${round(-2.5)}", -3),
    ("${floor(w / 4)}", 7), ("${ceil(w / 4)}", 8), ("${ w }", 30), ("${w-2}", 28),
    ("${bar-height}", 12), ("${bar-height * 2}", 24), ("${bar-height-bar}", 7), ("${bar-h}", -3),
    ("${s + 0.2}", 0.30000000000000004), ("${.5 * w}", 15), ("${2 * (1 + (w))}", 62),
    ("${max(min(w, 20), h) / 4}", 5),
  ])
  func `variables are calculated with`(text: String, expected: Double) throws {
    #expect(try Self.reading(text).layer("a").position.x == expected)
  }

  @Test(arguments: [
    ("${w * }", "the calculation ends too early, expected a number, a variable or '('"),
    ("${w w}", "found 'w', expected an operator such as '+'"),
    ("${(w + 1}", "a '(' of the calculation has no ')'"),
    ("${w / zero}", "the calculation divides by zero"),
    ("${w / (h - 8)}", "the calculation divides by zero"),
    ("${width * 2}", "unknown variable 'width'"),
    ("${name * 2}", "variable 'name' is the text 'Nora', expected a number"),
    ("${sqrt(w)}", "unknown variable 'sqrt'"),
    ("${round(w, 2)}", "found 2 numbers in 'round', expected one"),
    ("${w % 2}", "found '%', expected an operator such as '+'"),
    ("${1.2.3 + w}", "'1.2.3' is no number"),
    ("${w * * 2}", "found '*', expected a number, a variable or '('"),
  ])
  func `what is no calculation is refused where it stands`(text: String, message: String) throws {
    let reading = Self.reading(text)
    #expect(reading.messages.contains { $0.contains(message) }, "\(reading.messages)")
    #expect(reading.document == nil)
  }

  @Test func `what is too large or too deep is refused`() {
    let digits = String(repeating: "9", count: 60)
    let large = Self.reading("${\(Array(repeating: digits, count: 6).joined(separator: " * "))}")
    #expect(large.messages.contains { $0.contains("the result of the calculation is too large") })
    let deep = Self.reading("${\(String(repeating: "(", count: 1000))w}")
    #expect(deep.messages.contains { $0.contains("nested more than 32 deep") })
    let signs = Self.reading("${\(String(repeating: "-", count: 1000))w}")
    #expect(signs.messages.contains { $0.contains("nested more than 32 deep") })
  }

  @Test func `a calculation stands wherever a variable does`() throws {
    let reading = SceneReading(
      layers: ##"""
        {"use": "#/fragments/row", "id": "a", "with": {"w": "${w + 4}"},
         "opacity": {"from": 0, "to": "${h / 10}", "duration": "${w * 10}", "easing": "linear"}},
        {"id": "b", "text": "${w / 4} of ${name}", "size": [1, 1]}
        """##,
      rest: ##""fragments": {"row": {"width": "${w / 2}"}}, "##
        + Self.variables)
    #expect(try reading.layer("a").size.width == 17)
    #expect(try reading.layer("a", at: 150).opacity == 0.4)
    guard case .text(let text) = try reading.layer("b").content else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "7.5 of Nora")
  }
}
