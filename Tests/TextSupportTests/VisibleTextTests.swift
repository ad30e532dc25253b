import SegueTextSupport
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("card.json", "card.json"), ("", ""), ("日本 é 👩\u{200D}💻", "日本 é 👩\u{200D}💻"),
    ("a\u{1B}[31mb", #"a\u001B[31mb"#), ("a\rb", #"a\u000Db"#), ("a\nb\tc", #"a\u000Ab\u0009c"#),
    ("\u{7F}\u{9B}31m", #"\u007F\u009B31m"#), ("\u{202E}\u{2066}", #"\u202E\u2066"#),
    ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("\u{FFFE}\u{FEFF}", #"\uFFFE\uFEFF"#),
    ("\0", #"\u0000"#),
  ])
  func `what has no shape of its own is shown as an escape`(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test(arguments: [
    ("::error::x", #"\u003A:error::x"#), ("  ::stop-commands::t", #"  \u003A:stop-commands::t"#),
    ("\u{A0}::x", "\u{A0}" + #"\u003A:x"#), ("\t::x", #"\u0009\u003A:x"#),
    ("a ::error::x", "a ::error::x"), (":a", ":a"), ("##[error]x", #"##\u005Berror]x"#),
    ("a ##[stop-commands]", #"a ##\u005Bstop-commands]"#), ("##vso[x]", #"##vso\u005Bx]"#),
    ("#[x] ## [y]", "#[x] ## [y]"), ("::\u{301}x", "\\u003A:\u{301}x"),
  ])
  func `no text is a command to who reads a log`(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test func `lines stay lines, each of them visible`() {
    #expect("a\n::b\r\n\n".visibleLines == "a\n\\u003A:b\\u000D\n\n")
  }

  /// The characters that a terminal obeys or that turn around what stands beside them, as Unicode's
  /// tables list them.
  @Test func `no control gets through, of all characters there are`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = value < 0x20 || (0x7F...0x9F).contains(value)
      let isTurning =
        (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        || [0x200E, 0x200F, 0x061C, 0x2028, 0x2029].contains(value)
      guard isControl || isTurning else { continue }
      #expect(String(scalar).visible.utf8.first == UInt8(ascii: "\\"))
    }
  }
}
