extension JSONCase {
  static let structures: [JSONCase] = [
    .yes("lone null", "null", "null"),
    .yes("lone true", "true", "true"),
    .yes("lone false", "false", "false"),
    .yes("lone integer", "42", "42"),
    .yes("lone negative fraction", "-0.25", "-0.25"),
    .yes("lone string", "\"word\"", "\"word\""),
    .yes("lone empty string", "\"\"", "\"\""),
    .yes("spaces of all four kinds around a value", " \t\r\n7\n\r\t ", "7"),
    .yes("line feed at the end", "[]\n", "[]"),
    .yes("empty list", "[]", "[]"),
    .yes("empty list with spaces", "[ \n ]", "[]"),
    .yes("space in front of a list", "  [1]", "[1]"),
    .yes("space behind a list", "[1]   ", "[1]"),
    .yes("list of one empty string", "[\"\"]", "[\"\"]"),
    .yes("list of false", "[false]", "[false]"),
    .yes("list of several nulls", "[null,null , null]", "[null,null,null]"),
    .yes("list of everything", "[null,1,\"1\",{},[],true]", "[null,1,\"1\",{},[],true]"),
    .yes("line feed inside a list", "[1\n,2]", "[1,2]"),
    .yes("list in a list with spaces", "[[ ]  ]", "[[]]"),
    .yes("empty object", "{}", "{}"),
    .yes("empty object with spaces", "{ \t }", "{}"),
    .yes("object of one member", "{\"x\":1}", "{\"x\":1}"),
    .yes("members keep their order", "{\"z\":1,\"a\":2,\"m\":3}", "{\"z\":1,\"a\":2,\"m\":3}"),
    .yes("empty key", "{\"\":0}", "{\"\":0}"),
    .yes("key with an escaped zero", "{\"a\\u0000b\":0}", "{\"a\\u0000b\":0}"),
    .yes("key beyond ASCII", "{\"Größe\":1}", "{\"Größe\":1}"),
    .yes("keys that differ in case", "{\"a\":1,\"A\":2}", "{\"a\":1,\"A\":2}"),
    .yes(
      "keys that only look alike", "{\"\u{E9}\":1,\"e\u{301}\":2}",
      "{\"\u{E9}\":1,\"e\u{301}\":2}"),
    .yes("line feeds inside an object", "{\n\"a\"\n:\n1\n,\n\"b\":2\n}", "{\"a\":1,\"b\":2}"),
    .yes("object in an object", "{\"a\":{\"a\":{}}}", "{\"a\":{\"a\":{}}}"),
    .yes(
      "key of twenty characters", "{\"abcdefghijklmnopqrst\":1}", "{\"abcdefghijklmnopqrst\":1}"),
    .yes("128 levels", levels(128), levels(128)),
    .no("129 levels", levels(129), at: 128),
    .no("500 levels", levels(500), at: 128),
    .no("100,000 opening brackets", String(repeating: "[", count: 100_000), at: 128),
    .no(
      "50,000 opening brackets and braces", String(repeating: "[{\"\":", count: 50_000), at: 5 * 64),
    .no("empty file", "", at: 0),
    .no("a single space", " ", at: 0),
    .no("spaces and line feeds alone", "\n\n  \n", at: 0),
    .no("duplicate key", "{\"a\":1,\"a\":2}", at: 7),
    .no("duplicate key and value", "{\"a\":1,\"b\":0,\"a\":1}", at: 13),
    .no("duplicate key by an escape", "{\"a\":1,\"\\u0061\":1}", at: 7),
    .no("duplicate empty key", "{\"\":1,\"\":1}", at: 6),
    .no("duplicate key among twenty", manyKeys(20) + ",\"k3\":0}", at: manyKeys(20).utf8.count + 1),
  ]

  private static func levels(_ count: Int) -> String {
    String(repeating: "[", count: count) + String(repeating: "]", count: count)
  }

  private static func manyKeys(_ count: Int) -> String {
    "{" + (0..<count).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
  }
}
