extension JSONCase {
  static let strings: [JSONCase] = plainStrings + escapedStrings + brokenEscapes + rawCharacters

  private static let plainStrings: [JSONCase] = [
    .yes("ASCII", "[\"plain words\"]", "[\"plain words\"]"),
    .yes("string behind a space", "[ \"a\"]", "[\"a\"]"),
    .yes("string of one space", "[\" \"]", "[\" \"]"),
    .yes("apostrophe in a string", "[\"don't\"]", "[\"don't\"]"),
    .yes("comment signs in a string", "[\"a/*b*/c//d#e\"]", "[\"a/*b*/c//d#e\"]"),
    .yes("brackets in a string", "[\"[{]},:\"]", "[\"[{]},:\"]"),
    .yes("letter of two bytes", "[\"\u{A9}\"]", "[\"\u{A9}\"]"),
    .yes("letter of three bytes", "[\"\u{65E5}\u{672C}\"]", "[\"\u{65E5}\u{672C}\"]"),
    .yes("letter of four bytes", "[\"\u{1D11E}\"]", "[\"\u{1D11E}\"]"),
    .yes("emoji of several characters", "[\"👩\u{200D}💻\"]", "[\"👩\u{200D}💻\"]"),
    .yes("last character of all", "[\"\u{10FFFF}\"]", "[\"\u{10FFFF}\"]"),
    .yes("noncharacter U+FFFF", "[\"\u{FFFF}\"]", "[\"\u{FFFF}\"]"),
    .yes("noncharacter U+1FFFE", "[\"\u{1FFFE}\"]", "[\"\u{1FFFE}\"]"),
    .yes("reserved character", "[\"\u{1BFFF}\"]", "[\"\u{1BFFF}\"]"),
    .yes("delete is written escaped", "[\"a\u{7F}\"]", "[\"a\\u007F\"]"),
    .yes("line separator is written escaped", "[\"\u{2028}\"]", "[\"\\u2028\"]"),
    .yes("paragraph separator is written escaped", "[\"\u{2029}\"]", "[\"\\u2029\"]"),
    .yes("direction override is written escaped", "[\"\u{202E}\"]", "[\"\\u202E\"]"),
    .yes("string of 65,536 bytes", long(65_536), long(65_536)),
    .no("string of 65,537 bytes", long(65_537), at: 1),
    .no("string of 65,537 bytes by an escape", long(65_536, tail: "\\n"), at: 1),
  ]

  private static let escapedStrings: [JSONCase] = [
    .yes("escapes of one letter", #"["\"\\\/\b\f\n\r\t"]"#, #"["\"\\/\b\f\n\r\t"]"#),
    .yes("escaped letter", #"["\u0041"]"#, "[\"A\"]"),
    .yes("escape in small and capital digits", #"["\u00e9\u00E9"]"#, "[\"\u{E9}\u{E9}\"]"),
    .yes("escaped zero", #"["\u0000"]"#, #"["\u0000"]"#),
    .yes("escaped control character", #"["\u0012"]"#, #"["\u0012"]"#),
    .yes("escaped line feed", #"["\u000A"]"#, #"["\n"]"#),
    .yes("escaped quote", #"["\u0022"]"#, #"["\""]"#),
    .yes("escaped backslash", #"["\u005C"]"#, #"["\\"]"#),
    .yes("escaped backslash in front of a letter", #"["\\a"]"#, #"["\\a"]"#),
    .yes("escaped backslash in front of an n", #"["\\n"]"#, #"["\\n"]"#),
    .yes("escaped backslash in front of an escape", #"["\\u0000"]"#, #"["\\u0000"]"#),
    .yes("escaped no-break space", #"["new\u00A0line"]"#, "[\"new\u{A0}line\"]"),
    .yes("escaped letter of three bytes", #"["\u20AC"]"#, "[\"\u{20AC}\"]"),
    .yes("escaped noncharacter", #"["\uFFFF"]"#, "[\"\u{FFFF}\"]"),
    .yes("surrogate pair", #"["\uD834\uDD1E"]"#, "[\"\u{1D11E}\"]"),
    .yes("two surrogate pairs", #"["\ud83d\ude39\ud83d\udc8d"]"#, "[\"\u{1F639}\u{1F48D}\"]"),
    .yes("first surrogate pair", #"["\uD800\uDC00"]"#, "[\"\u{10000}\"]"),
    .yes("last surrogate pair", #"["\uDBFF\uDFFF"]"#, "[\"\u{10FFFF}\"]"),
    .yes("escapes between letters", #"["a\tb\u0063d"]"#, #"["a\tbcd"]"#),
  ]

  private static let brokenEscapes: [JSONCase] = [
    .no("escape at the end of a string", #"["\"]"#, at: 1),
    .no("escape at the end of the file", #"["\"#, at: 1),
    .no("unknown escape", #"["\q"]"#, at: 2),
    .no("capital letter for an escape", #"["\U0041"]"#, at: 2),
    .no("escaped a", #"["\a"]"#, at: 2),
    .no("escaped apostrophe", #"["\'"]"#, at: 2),
    .no("escape of two digits", #"["\x41"]"#, at: 2),
    .no("escape of one zero", #"["\0"]"#, at: 2),
    .no("octal escape", #"["\101"]"#, at: 2),
    .no("escaped emoji", "[\"\\\u{1F642}\"]", at: 2),
    .no("three backslashes", #"["\\\"]"#, at: 1),
    .no("path of Windows", #"["C:\Users"]"#, at: 4),
    .no("escape without digits", #"["\u"]"#, at: 2),
    .no("escape of three digits", #"["\u00A"]"#, at: 2),
    .no("escape with a wrong digit", #"["\u00G0"]"#, at: 2),
    .no("escape with a sign", #"["\u+041"]"#, at: 2),
    .no("escape that the file cuts off", #"["\u00"#, at: 1),
    .no("escaped tab", "[\"\\\t\"]", at: 3),
    .no("escaped raw line feed", "[\"a\\\nb\"]", at: 3),
    .no("first half of a pair", #"["\uD834"]"#, at: 2),
    .no("first half of a pair and a letter", #"["\uD834x"]"#, at: 2),
    .no("first half of a pair and an escape", #"["\uD834\n"]"#, at: 2),
    .no("two first halves", #"["\uD834\uD834"]"#, at: 2),
    .no("first half and an escaped letter", #"["\uD834\u0041"]"#, at: 2),
    .no("first half and an escape cut short", #"["\uD834\uDD"]"#, at: 2),
    .no("first half and an escape without digits", #"["\uD800\u"]"#, at: 2),
    .no("second half of a pair", #"["\uDD1E"]"#, at: 2),
    .no("pair in the wrong order", #"["\uDD1E\uD834"]"#, at: 2),
    .no("half of a pair in a key", #"{"\uDFAA":0}"#, at: 2),
  ]

  private static let rawCharacters: [JSONCase] = [
    .no("raw tab", "[\"\t\"]", at: 2),
    .no("raw line feed", "[\"a\nb\"]", at: 1),
    .no("raw carriage return", "[\"a\rb\"]", at: 1),
    .no("raw control character U+0001", "[\"\u{1}\"]", at: 2),
    .no("raw control character U+001F", "[\"ab\u{1F}\"]", at: 4),
    .no("raw zero byte", "[\"a\0a\"]", at: 3),
    .no("raw tab in a key", "{\"a\tb\":1}", at: 3),
    .no("single quotes", "['a']", at: 1),
    .no("letter behind a string", "\"a\"b", at: 3),
    .no("string that is not closed", "[\"abc]", at: 1),
    .no("quote alone in a list", "[\"]", at: 1),
  ]

  private static func long(_ length: Int, tail: String = "") -> String {
    "[\"" + String(repeating: "a", count: length) + tail + "\"]"
  }
}
