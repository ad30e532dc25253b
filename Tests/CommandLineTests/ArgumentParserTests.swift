import SegueCommandLine
import Testing

/// A table with an option of each kind, so that the parser's rules are tested apart from what the
/// program happens to offer.
@Suite struct ArgumentParserTests {
  static let jobs = Option(
    "jobs", short: "j", takes: .integer(1...99), in: .output, summary: "Workers")
  static let at = Option("at", takes: .time, in: .scene, summary: "Moment")
  static let set = Option(
    "set", short: "s", takes: .assignment, isRepeatable: true, in: .scene, summary: "")
  static let fast = Option("fast", short: "f", in: .output, summary: "Hurry")
  static let keep = Option(
    "keep", takes: .toggle, default: .flag(true), in: .output, summary: "Keep")
  static let quiet = Option("quiet", short: "q", in: .general, summary: "Hush")
  static let help = Option("help", short: "h", endsReading: true, in: .general, summary: "Explain")
  static let film = VerbRow(
    "film", in: .draw, summary: "Make a film", details: "",
    operands: [
      Operand("from", is: .choice(of: Shell.self), summary: "Start"),
      Operand("scene", is: .path(.scene), count: .oneOrMore, summary: "Scenes"),
    ], options: [jobs, at, set, fast, keep], examples: [])
  static let list = VerbRow(
    "list", in: .connect, summary: "List", details: "",
    operands: [Operand("verb", is: .subject, count: .any, summary: "")], examples: [])
  static let movie = Keyword("movie", "slow motion", ".mov", leadTo: "the way")
  static let table = CommandTable(
    program: "made-up", version: "1", summary: "", details: "", verbs: [film, list],
    keywords: [movie], generalOptions: [quiet, help], variables: [])

  private func read(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(Self.table)
    try parser.read(arguments)
    return parser.invocation
  }

  @Test(arguments: [
    ["--jobs", "4"], ["--jobs=4"], ["-j4"], ["-j", "4"], ["-fj4"], ["-fj", "4"], ["-qj4"],
    ["-j9", "-j4"], ["--jobs=9", "-j", "4"],
  ])
  func `an option takes its value in every way of writing it`(_ words: [String]) throws {
    for arguments in [["film", "zsh", "x"] + words, ["film"] + words + ["zsh", "x"]] {
      let invocation = try read(arguments)
      #expect(invocation.integer(Self.jobs) == 4)
      #expect(invocation.operands == ["zsh", "x"])
    }
  }

  @Test(arguments: [
    (["-f"], true), (["--fast"], true), (["-qf"], true), (["-fq"], true), ([], false),
    (["--", "-f"], false),
  ])
  func `a flag is on when it is there`(_ words: [String], _ isOn: Bool) throws {
    #expect(try read(["film", "zsh", "x"] + words).isOn(Self.fast) == isOn)
  }

  @Test(arguments: [
    ([], true), (["--keep"], true), (["--no-keep"], false), (["--no-keep", "--keep"], true),
    (["--keep", "--no-keep"], false),
  ])
  func `the last word about a toggle counts`(_ words: [String], _ isOn: Bool) throws {
    #expect(try read(["film", "zsh", "x"] + words).isOn(Self.keep) == isOn)
  }

  @Test func `a repeatable option keeps every value in order`() throws {
    let invocation = try read(["film", "zsh", "x", "-sa=1", "--set", "b=2", "--set=a=3"])
    let names = invocation.assignments(Self.set).map { "\($0.name)\($0.value)" }
    #expect(names == ["a1", "b2", "a3"])
  }

  @Test(arguments: [
    (["film", "zsh", "--", "-f", "--at"], ["zsh", "-f", "--at"]),
    (["film", "--", "zsh", "--"], ["zsh", "--"]),
    (["--", "film", "zsh", "-"], ["zsh", "-"]),
    (["film", "zsh", "-", "-"], ["zsh", "-", "-"]),
  ])
  func `behind two dashes, and alone, a dash is nothing special`(
    _ words: [String], _ operands: [String]
  ) throws {
    #expect(try read(words).operands == operands)
  }

  @Test func `a value may look like an option`() throws {
    #expect(throws: UsageError.self) { try read(["film", "zsh", "x", "--at", "--fast"]) }
    let invocation = try read(["film", "zsh", "x", "--set", "a=--fast"])
    #expect(invocation.isOn(Self.fast) == false)
  }

  @Test func `general options may stand before the verb`() throws {
    #expect(try read(["-q", "list"]).isOn(Self.quiet))
    #expect(try read(["list", "-q"]).isOn(Self.quiet))
  }

  @Test(arguments: [
    (["--help"], nil), (["film", "--help", "--nonsense"], film), (["film", "-fh", "-z"], film),
    (["-qh", "nonsense"], nil),
  ])
  func `nothing matters behind a cry for help`(_ words: [String], _ verb: VerbRow?) throws {
    #expect(try read(words).verb == verb)
  }

  @Test func `options are remembered from a line that turns out wrong`() {
    var parser = ArgumentParser(Self.table)
    #expect(throws: UsageError.self) { try parser.read(["-q", "film", "--nonsense"]) }
    #expect(parser.invocation.isOn(Self.quiet))
    #expect(parser.invocation.verb == Self.film)
  }
}

extension ArgumentParserTests {
  static let mistakes: [([String], UsageError)] = [
    ([], .missingVerb), (["-q"], .missingVerb), (["--"], .missingVerb),
    (["flim"], .unknownVerb("flim", suggestion: "film")),
    (["walrus"], .unknownVerb("walrus", suggestion: nil)),
    (["list", "flim"], .unknownSubject("flim", suggestion: "film")),
    (["list", "walrus"], .unknownSubject("walrus", suggestion: nil)),
    (["film", "--jbos"], .unknownOption("--jbos", suggestion: "--jobs")),
    (["film", "--k"], .unknownOption("--k", suggestion: "--keep")),
    (["fi"], .unknownVerb("fi", suggestion: "film")),
    (["film", "--no-kepe"], .unknownOption("--no-kepe", suggestion: "--no-keep")),
    (["film", "--no-fast"], .unknownOption("--no-fast", suggestion: "--fast")),
    (["film", "---"], .unknownOption("---", suggestion: nil)),
    (["film", "--=4"], .unknownOption("--", suggestion: nil)),
    (["film", "-fz"], .unknownOption("-z", suggestion: nil)),
    (["film", "-at"], .unknownOption("-a", suggestion: "--at")),
    (["--at", "3", "film"], .misplacedOption("--at", verbs: ["film"])),
    (["list", "--jobs=3"], .misplacedOption("--jobs", verbs: ["film"])),
    (["film", "--jobs"], .missingValue(option: "--jobs", placeholder: "count")),
    (["film", "-fj"], .missingValue(option: "-j", placeholder: "count")),
    (["film", "--fast=yes"], .unexpectedValue(option: "--fast")),
    (["film", "--no-keep="], .unexpectedValue(option: "--no-keep")),
    (["film"], .missingOperand(verb: "film", operand: "from")),
    (["film", "zsh"], .missingOperand(verb: "film", operand: "scene")),
    (["list", "film", "list"], .unknownSubject("film list", suggestion: nil)),
    (["Movie"], .foreignWord(subject: "verb 'Movie'", movie)),
    (["film", "--slow-motion"], .foreignWord(subject: "option '--slow-motion'", movie)),
    (["film", "zsh", "x/y.Mov"], .noScene("x/y.Mov", movie)),
    (
      ["film", "--at", "abc"],
      .invalidValue(
        subject: "option '--at'", got: "abc", .init("a time such as 350ms or 0.35s"))
    ),
    (
      ["film", "-j0"],
      .invalidValue(
        subject: "option '-j'", got: "0", .init("a whole number from 1 to 99"))
    ),
    (
      ["film", "--jobs="],
      .invalidValue(
        subject: "option '--jobs'", got: "", .init("a whole number from 1 to 99"))
    ),
    (
      ["film", "bsh", "x"],
      .invalidValue(
        subject: "argument <from>", got: "bsh",
        .init("bash, zsh or fish", suggestion: "bash"))
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named`(_ words: [String], _ mistake: UsageError) {
    #expect(throws: mistake) { try read(words) }
  }
}
