import SegueGeometry
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct PathTextTests {
  typealias Element = PathElement

  @Test(
    arguments: [
      ("", []),
      (" \t\n", []),
      ("M1 2", [.move(Point(1, 2))]),
      ("m1 2", [.move(Point(1, 2))]),
      ("M1 2 3 4 5 6", [.move(Point(1, 2)), .line(Point(3, 4)), .line(Point(5, 6))]),
      ("m1 2 3 4 5 6", [.move(Point(1, 2)), .line(Point(4, 6)), .line(Point(9, 12))]),
      ("M1 2L3 4 5 6", [.move(Point(1, 2)), .line(Point(3, 4)), .line(Point(5, 6))]),
      ("M1 2l3 4 5 6", [.move(Point(1, 2)), .line(Point(4, 6)), .line(Point(9, 12))]),
      ("M1 2H3 4", [.move(Point(1, 2)), .line(Point(3, 2)), .line(Point(4, 2))]),
      ("M1 2h3 4", [.move(Point(1, 2)), .line(Point(4, 2)), .line(Point(8, 2))]),
      ("M1 2V3 4", [.move(Point(1, 2)), .line(Point(1, 3)), .line(Point(1, 4))]),
      ("M1 2v3 4", [.move(Point(1, 2)), .line(Point(1, 5)), .line(Point(1, 9))]),
      ("M1 2M3 4", [.move(Point(1, 2)), .move(Point(3, 4))]),
    ] as [(String, [Element])])
  func `moves and lines`(_ text: String, _ elements: [Element]) throws {
    #expect(try PathText.parse(text).elements == elements)
  }

  @Test(
    arguments: [
      ("M1 1C2 3 4 5 6 7", [.cubic(Point(2, 3), Point(4, 5), Point(6, 7))]),
      ("M1 1c2 3 4 5 6 7", [.cubic(Point(3, 4), Point(5, 6), Point(7, 8))]),
      (
        "M1 1c2 3 4 5 6 7 0 0 1 1 2 2",
        [
          .cubic(Point(3, 4), Point(5, 6), Point(7, 8)),
          .cubic(Point(7, 8), Point(8, 9), Point(9, 10)),
        ]
      ),
      ("M1 1Q2 3 4 5", [.quad(control: Point(2, 3), Point(4, 5))]),
      ("M1 1q2 3 4 5", [.quad(control: Point(3, 4), Point(5, 6))]),
      ("M1 1S4 5 6 7", [.cubic(Point(1, 1), Point(4, 5), Point(6, 7))]),
      ("M1 1T4 5", [.quad(control: Point(1, 1), Point(4, 5))]),
    ] as [(String, [Element])])
  func `curves`(_ text: String, _ elements: [Element]) throws {
    #expect(try PathText.parse(text).elements == [.move(Point(1, 1))] + elements)
  }

  /// The handle of (4, 5) about (6, 7) is (8, 9), that of (11, 7) about (12, 8) is (13, 9).
  @Test func `smooth cubics mirror the handle before them`() throws {
    let cubics: [Element] = [
      .cubic(Point(2, 3), Point(4, 5), Point(6, 7)),
      .cubic(Point(8, 9), Point(11, 7), Point(12, 8)),
      .cubic(Point(13, 9), Point(0, 0), Point(1, 1)),
    ]
    let absolute = try PathText.parse("M0 0C2 3 4 5 6 7S11 7 12 8 0 0 1 1")
    let relative = try PathText.parse("M0 0c2 3 4 5 6 7s5 0 6 1-12-8-11-7")
    #expect(absolute.elements == [.move(.zero)] + cubics)
    #expect(relative == absolute)
  }

  @Test func `smooth quadratics mirror the control point before them`() throws {
    let quads: [Element] = [
      .quad(control: Point(2, 3), Point(4, 5)), .quad(control: Point(6, 7), Point(10, 5)),
      .quad(control: Point(14, 3), Point(20, 5)),
    ]
    let absolute = try PathText.parse("M0 0Q2 3 4 5T10 5 20 5")
    let relative = try PathText.parse("M0 0q2 3 4 5t6 0 10 0")
    #expect(absolute.elements == [.move(.zero)] + quads)
    #expect(relative == absolute)
  }

  @Test(
    arguments: [
      "M0 0Q2 3 4 5S6 6 7 7", "M0 0L4 5S6 6 7 7", "M0 0C0 0 1 1 4 5L4 5S6 6 7 7",
      "M0 0A2 2 0 0 1 4 5S6 6 7 7",
    ])
  func `a smooth cubic mirrors cubics only`(_ text: String) throws {
    let last = try PathText.parse(text).elements.last
    #expect(last == .cubic(Point(4, 5), Point(6, 6), Point(7, 7)))
  }

  @Test(arguments: ["M0 0C0 0 1 1 4 5T7 7", "M0 0H4V5T7 7", "M0 0Q9 9 0 0M4 5T7 7"])
  func `a smooth quadratic mirrors quadratics only`(_ text: String) throws {
    #expect(try PathText.parse(text).elements.last == .quad(control: Point(4, 5), Point(7, 7)))
  }

  @Test(
    arguments: [
      ("M1 2L3 4Z", [.line(Point(3, 4)), .close]),
      ("M1 2zM5 6z", [.close, .move(Point(5, 6)), .close]),
      ("M1 2L3 4zm1 1", [.line(Point(3, 4)), .close, .move(Point(2, 3))]),
      ("M1 2L3 4zl1 1", [.line(Point(3, 4)), .close, .move(Point(1, 2)), .line(Point(2, 3))]),
      ("M1 2zz", [.close, .move(Point(1, 2)), .close]),
    ] as [(String, [Element])])
  func `a closed contour goes on where it began`(_ text: String, _ elements: [Element]) throws {
    #expect(try PathText.parse(text).elements == [.move(Point(1, 2))] + elements)
  }

  @Test(
    arguments: [
      "M 1.5 .5 L -.5 -.5", "M1.5.5L-.5-.5", "M1.5.5-.5-.5", "M1.5,.5,-.5,-.5",
      "M 1.5 , .5\n,\t-.5 , -.5", "M+1.5+.5L-0.5-5e-1", "M15e-1.05E1-50e-2-.5",
      "m1.5.5-2-1", "M1.50.5L-.5-.5", "M1.5 0.5L-.5-.5e0",
    ])
  func `numbers may stand close together`(_ text: String) throws {
    let path = try PathText.parse(text)
    #expect(path.elements == [.move(Point(1.5, 0.5)), .line(Point(-0.5, -0.5))])
  }

  @Test(arguments: ["1.", "1", "1e0", "+1", "01", "1.0e+0", "10E-1", "1.e0"])
  func `a number is written in many ways`(_ number: String) throws {
    #expect(try PathText.parse("M\(number) 0").elements == [.move(Point(1, 0))])
  }

  @Test func `a number too small to hold is zero`() throws {
    #expect(try PathText.parse("M1e-999 0").elements == [.move(.zero)])
  }

  @Test(
    arguments: [
      ("L1 2", 0, "found 'L', expected 'M' at the beginning of the path"),
      ("  z", 2, "found 'z', expected 'M' at the beginning of the path"),
      ("x", 0, "found 'x', expected a command"),
      ("M1 2 é", 5, "found 'é', expected a command"),
      ("M1 2z3", 5, "found '3', expected a command"),
      ("M1 2 L", 6, "found the end of the path, expected a number after 'L'"),
      ("M1 2 Lx", 6, "found 'x', expected a number after 'L'"),
      ("M1 2 l 3", 8, "found the end of the path, expected a number after 'l'"),
      ("M1 2 L,3 4", 6, "found ',', expected a number after 'L'"),
      ("M1,,2", 3, "found ',', expected a number after 'M'"),
      ("M1 2,", 5, "found the end of the path, expected a number after 'M'"),
      ("M1 2,L3 4", 5, "found 'L', expected a number after 'M'"),
      ("M1 2L3 4 5", 10, "found the end of the path, expected a number after 'L'"),
      ("M1 2L- 3", 5, "found '-', expected a number after 'L'"),
      ("M1 2L.", 5, "found '.', expected a number after 'L'"),
      ("M1 2L3e 4", 6, "found 'e', expected a number after 'L'"),
      ("M1 2Lnan 4", 5, "found 'n', expected a number after 'L'"),
      ("M1e999 2", 1, "the number '1e999' is too large"),
      ("M0 0A1 1 0 2 0 3 3", 11, "found '2', expected a flag, 0 or 1, after 'A'"),
      ("M0 0A1 1 0 0 -1 3 3", 13, "found '-', expected a flag, 0 or 1, after 'A'"),
      ("M0 0a1 1 0 0", 12, "found the end of the path, expected a flag, 0 or 1, after 'a'"),
      ("M1000001 0", 1, "'M' reaches 1000001, beyond the limit of 1000000"),
      ("M0 0 9 9 l0-1000010", 10, "'l' reaches -1000001, beyond the limit of 1000000"),
      ("M0 0 9 9-2e6 7", 8, "'M' reaches -2000000, beyond the limit of 1000000"),
      (
        "M0 0C0 0 0-999999 9 0S0 0 1e6 1e6T-1e6-1e6T0 0", 43,
        "'T' reaches -3000000, beyond the limit of 1000000"
      ),
      ("M0 0A2e6 1 0 0 0 3 3", 5, "'A' reaches 2000000, beyond the limit of 1000000"),
      ("M1e6 0A9 9 0 0 1 1e6 9", 7, "'A' reaches 1000001.607695, beyond the limit of 1000000"),
    ])
  func `what is no path is explained`(_ text: String, _ offset: Int, _ message: String) {
    let mistake = #expect(throws: PathDataError.self) { try PathText.parse(text) }
    #expect(mistake?.message == message)
    #expect(mistake?.offset == offset)
  }

  @Test func `a path has a limit of elements`() throws {
    let longest = "M0 0" + String(repeating: "h1", count: PathText.elementLimit - 1)
    #expect(try PathText.parse(longest).elements.count == 100_000)
    let mistake = #expect(throws: PathDataError.self) { try PathText.parse(longest + "h1") }
    #expect(mistake?.message == "the path has more than 100000 elements")
    #expect(mistake?.offset == longest.utf8.count + 1)
  }

  @Test func `the printed form is absolute, spaced and short`() {
    let path = Path([
      .move(Point(0, -0.5)), .line(Point(1e6, 0.1)), .quad(control: Point(1, 2), Point(3, 4)),
      .cubic(Point(1, 2), Point(3, 4), Point(1e-7, 6.25)), .close,
    ])
    #expect(
      PathText.print(path)
        == "M 0 -0.5 L 1000000 0.1 Q 1 2 3 4 C 1 2 3 4 1e-07 6.25 Z")
    #expect(PathText.print(Path()) == "")
  }

  @Test(arguments: SeededGenerator.seeds)
  func `reading what was printed gives the same path`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let path = random.path()
      #expect(try PathText.parse(PathText.print(path)) == path)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `any text is a path or a mistake inside it`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+e, 00 11 22 é")
    for _ in 0..<200 {
      let text = "M0 0" + String((0..<random.int(in: 0...40)).map { _ in random.pick(letters) })
      do {
        let path = try PathText.parse(text)
        #expect(path.points.allSatisfy { max($0.x.magnitude, $0.y.magnitude) <= 1e6 })
      } catch {
        #expect((0...text.utf8.count).contains(error.offset), "\(text)")
      }
    }
  }
}

extension SeededGenerator {
  /// A path whose contours each begin with a move.
  fileprivate mutating func path() -> Path {
    var elements: [PathElement] = []
    for _ in 0..<int(in: 0...4) {
      elements.append(.move(point()))
      for _ in 0..<int(in: 0...6) { elements.append(segment()) }
      if int(in: 0...1) == 0 { elements.append(.close) }
    }
    return Path(elements)
  }

  private mutating func segment() -> PathElement {
    switch int(in: 0...2) {
    case 0: .line(point())
    case 1: .quad(control: point(), point())
    default: .cubic(point(), point(), point())
    }
  }

  /// Coordinates of all magnitudes up to the limit, whole numbers among them.
  private mutating func point() -> Point { Point(coordinate(), coordinate()) }

  private mutating func coordinate() -> Double {
    switch int(in: 0...3) {
    case 0: Double(int(in: -1_000_000...1_000_000))
    case 1: double(in: -1e6...1e6)
    case 2: double(in: -1...1)
    default: double(in: -1e-9...1e-9)
    }
  }
}
