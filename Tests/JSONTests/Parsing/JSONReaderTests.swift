import SegueJSON
import Testing

@Suite struct JSONReaderTests {
  @Test func `every value knows where it stands`() throws {
    let text = #"{"size": [12, -3.5], "on": true, "é": {"a": "b\n"}, "n": null}"#
    let source = SourceText(name: "a", text: text)
    let root = try #require(Reading(text).root)
    let object = try #require(root.object)
    func shown(_ range: SourceRange?) -> String? { range.map(source.text(in:)) }

    #expect(shown(root.range) == text)
    #expect(
      object.members.map { source.text(in: $0.keyRange) } == [
        "\"size\"", "\"on\"", "\"é\"", "\"n\"",
      ])
    #expect(shown(object["size"]?.range) == "[12, -3.5]")
    #expect(shown(object["size"]?.array?.last?.range) == "-3.5")
    #expect(shown(object["on"]?.range) == "true")
    #expect(shown(object["é"]?.object?["a"]?.range) == #""b\n""#)
    #expect(shown(object["n"]?.range) == "null")
  }

  @Test func `a value is one thing and nothing else`() throws {
    let root = try #require(Reading("[null, true, 1.5, 7, \"x\", [], {}]").root)
    let nodes = try #require(root.array)
    #expect(nodes.map(\.isNull) == [true, false, false, false, false, false, false])
    #expect(nodes.map(\.bool) == [nil, true, nil, nil, nil, nil, nil])
    #expect(nodes.map(\.number) == [nil, nil, 1.5, 7, nil, nil, nil])
    #expect(nodes.map(\.integer) == [nil, nil, nil, 7, nil, nil, nil])
    #expect(nodes.map(\.string) == [nil, nil, nil, nil, "x", nil, nil])
    #expect(nodes.map { $0.array != nil } == [false, false, false, false, false, true, false])
    #expect(nodes.map { $0.object != nil } == [false, false, false, false, false, false, true])
    #expect(
      nodes.map(\.summary) == [
        "null", "true", "the number 1.5", "the number 7", "the text 'x'", "a list", "an object",
      ])
  }

  @Test(arguments: [1, 16, 17, 1000])
  func `members are found by key, few or many`(count: Int) throws {
    let members = (0..<count).map { "\"key\($0)\": \($0)" }.joined(separator: ",")
    let object = try #require(Reading("{\(members)}").root?.object)
    #expect(object.members.map(\.key) == (0..<count).map { "key\($0)" })
    for index in [0, count / 2, count - 1] {
      #expect(object["key\(index)"]?.integer == index)
      #expect(object.member("key\(index)")?.key == "key\(index)")
    }
    #expect(object["key\(count)"] == nil)
    #expect(object["KEY0"] == nil)
  }

  @Test(arguments: [0, 20])
  func `spellings of one accent are two keys, few or many`(others: Int) throws {
    let members = (0..<others).map { "\"\($0)\": 0," }.joined()
    let object = try #require(Reading("{\(members)\"\u{E9}\":1,\"e\u{301}\":2}").root?.object)
    #expect(object["\u{E9}"]?.integer == 1)
    #expect(object["e\u{301}"]?.integer == 2)
    #expect(object.members.count == others + 2)
  }

  @Test(arguments: [
    ("[1, 2,]", "[1,2]"), ("['a']", "[\"a\"]"), ("{a: 1}", "{\"a\":1}"), ("[1 2]", "[1,2]"),
    ("[01, +2, .5, 5., 0x10]", "[1,2,0.5,5,16]"), ("[True, None]", "[true,null]"),
    ("// a\n[1]", "[1]"), ("{\"a\" = 1; \"b\" 2}", "{\"a\":1,\"b\":2}"),
    ("[\"a\tb\"]", "[\"a\\tb\"]"),
    (#"["\x41\'"]"#, #"["A'"]"#), ("{\"a\":1,,\"b\":2}", "{\"a\":1,\"b\":2}"),
    ("[1,\u{A0}2]", "[1,2]"), ("{\"a\":1,\"a\":2}", "{\"a\":1,\"a\":2}"),
  ])
  func `a mistake whose meaning is plain is mended`(text: String, value: String) {
    let reading = Reading(text)
    #expect(reading.value == value)
    let hasErrors = reading.diagnostics.hasErrors
    #expect(hasErrors)
  }

  @Test(arguments: [
    "[tru]", "[red]", "[1,,2]", "{\"a\":}", "[1e999]", "[NaN]", #"["\q"]"#, #"["\ud800"]"#,
    "[1.2.3]",
    "[1", "[1}", "{1:2", "[\"a]", "[*]", "", "[1] x", "\u{FFFD}",
  ])
  func `a mistake that leaves the meaning open yields no value`(text: String) {
    let reading = Reading(text)
    #expect(reading.value == nil)
    let hasErrors = reading.diagnostics.hasErrors
    #expect(hasErrors)
  }

  @Test func `the mistakes of a file are found together`() {
    let reading = Reading(
      """
      {
        'version': 01,
        "layers": [{ "id": "a" "opacity": .5, }],
        "layers": [1e999, "\\q", tru],
      }
      """)
    #expect(
      reading.messages == [
        "text in single quotes", "number '01' starts with a zero", "missing comma",
        "number '.5' starts with a point", "trailing comma before '}'", "duplicate key 'layers'",
        "number '1e999' is out of range", "unknown escape '\\q'", "unknown word 'tru'",
        "trailing comma before '}'",
      ])
  }

  @Test func `comments and foreign spaces are reported once`() {
    #expect(Reading("// a\n[1, // b\n2 /* c */]").messages == ["JSON has no comments"])
    #expect(Reading("[\u{A0}1,\u{A0}2]").messages == ["character U+00A0 is no space in JSON"])
  }

  @Test func `a duplicate key names both places`() throws {
    let reading = Reading(#"{"a": 1, "\u0061": 2, "a": 3}"#)
    #expect(reading.messages == ["duplicate key 'a'", "duplicate key 'a'"])
    let places = reading.diagnostics.all.map {
      [$0.place?.range.start] + $0.related.map(\.place.range.start)
    }
    #expect(places == [[9, 1], [22, 1]])
  }
}
