import SegueCommandLine
import Testing

@Suite struct OptionValueTests {
  @Test(arguments: [("2", 2), ("1000", 1000), ("+7", 7), ("007", 7)])
  func `a whole number within its limits is read`(_ text: String, _ number: Int) throws {
    #expect(try OptionKind.integer(2...1000).read(text) == .integer(number))
  }

  @Test(arguments: ["1", "1001", "-2", "", "2.5", "two", "99999999999999999999"])
  func `any other number is refused with its limits`(_ text: String) {
    #expect(throws: UsageError.expected("a whole number from 2 to 1000")) {
      try OptionKind.integer(2...1000).read(text)
    }
  }

  @Test(arguments: [
    ("title=Hello", "title", "Hello"), ("a=", "a", ""), ("a=b=c", "a", "b=c"),
    ("A-z_0.9=\u{1F600}", "A-z_0.9", "\u{1F600}"),
  ])
  func `an assignment is a name and a value`(
    _ text: String, _ name: String, _ value: String
  ) throws {
    #expect(
      try OptionKind.assignment.read(text) == .assignment(Assignment(name: name, value: value)))
  }

  @Test(arguments: [
    "", "title", "=x", "two words=x", "ä=x", String(repeating: "n", count: 65) + "=",
  ])
  func `what has no name is no assignment`(_ text: String) {
    #expect(throws: UsageError.expected("name=value")) { try OptionKind.assignment.read(text) }
  }

  @Test func `a choice suggests the word that was meant`() {
    let kind = OptionKind.choice(of: ColorChoice.self)
    #expect(throws: UsageError.expected("auto, always or never", suggestion: "always")) {
      try kind.read("alwyas")
    }
    #expect(throws: UsageError.expected("auto, always or never")) { try kind.read("green") }
  }

  @Test func `an empty path is refused`() throws {
    #expect(throws: UsageError.expected("a path")) { try OptionKind.path(.folder).read("") }
    #expect(try OptionKind.path(.scene).read("-") == .text("-"))
  }
}
