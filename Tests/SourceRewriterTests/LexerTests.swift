import SegueSourceRewriter
import Testing

@Suite struct LexerTests {
  @Test(arguments: [
    ("\"a\" + \"b\\\"c\"", ["\"a\"", "\"b\\\"c\""]),
    ("#\"a\"b\\\"#", ["#\"a\"b\\\"#"]),
    ("##\"a\"# b\"## c", ["##\"a\"# b\"##"]),
    ("\"\"\"\n a \"\" \"b\n \"\"\" c", ["\"\"\"\n a \"\" \"b\n \"\"\""]),
    ("#\"\"\"#", ["#\"\"\"#"]),
    ("#\"\"\"\n a\"\"\" b\n\"\"\"# c", ["#\"\"\"\n a\"\"\" b\n\"\"\"#"]),
    ("\"\" x", ["\"\""]),
    ("\"open\nx", ["\"open"]),
  ])
  func `a string ends where Swift ends it`(text: String, strings: [String]) {
    #expect(Stepping.tokens(.text, of: text) == strings)
  }

  @Test func `what is interpolated is code, however deep it lies`() {
    let text = #""a \(f(x, "b \(y.z) c")) d""#
    #expect(Stepping.tokens(.openText, of: text) == [#""a \("#, #""b \("#])
    #expect(Stepping.tokens(.text, of: text) == [#") c""#, #") d""#])
    #expect(Stepping.tokens(.word, of: text) == ["f", "x", "y", "z"])
  }

  @Test func `a raw string is interrupted by its own marks only`() {
    let text = ##"#"a \(b) \#(c) d"#"##
    #expect(Stepping.tokens(.word, of: text) == ["c"])
  }

  @Test(arguments: [
    ("a /* b /* c */ d */ e", ["a", "e"]), ("a // b\nc", ["a", "c"]),
    ("a +/* b */ c", ["a", "c"]), ("a /* b", ["a"]), ("#!/bin/swift run\na", ["a"]),
    ("`class` b `c\n", ["`class`", "b", "c"]), ("x.0.1 + 0x1p-3 - 1e+5", ["x"]),
  ])
  func `comments are no words`(text: String, words: [String]) {
    #expect(Stepping.tokens(.word, of: text) == words)
  }

  @Test(arguments: [
    ("let r = /a \"b/", ["/a \"b/"]), ("x / y / z", []), ("f(a)/b/c", []),
    ("r(/[a-z]+\\/(b)/)", ["/[a-z]+\\/(b)/"]), ("#/a/b/#", ["#/a/b/#"]),
    ("#/\n a/b \"\n/#", ["#/\n a/b \"\n/#"]), ("reduce(1, *)(/)", []),
    ("return /x/", ["/x/"]), ("1 /x/ 2", []),
  ])
  func `a slash begins a regex where an operand is expected`(text: String, regexes: [String]) {
    #expect(Stepping.tokens(.regex, of: text) == regexes)
  }

  @Test(arguments: Samples.all + Samples.odd)
  func `tokens are the text`(text: String) {
    let bytes = Array(text.utf8)
    let file = SourceFile(path: "A.swift", bytes: bytes)
    #expect(file.tokens.flatMap { bytes[$0.range] } == bytes)
    #expect(file.tokens.allSatisfy { !$0.range.isEmpty })
  }
}
