import SegueJSON
import Testing

/// Files that mean harm are refused early, whatever they are full of.
@Suite struct JSONLimitTests {
  @Test func `a file may be as large as the limit and no larger`() {
    var limits = JSONLimits()
    limits.fileSize = 4
    #expect(Reading("[12]", limits: limits).value == "[12]")
    let reading = Reading("[123]", limits: limits)
    #expect(reading.messages == ["file has 5 bytes, more than the limit of 4"])
    #expect(
      reading.diagnostics.text()
        == "scene.json: error: file has 5 bytes, more than the limit of 4\n")
  }

  @Test func `depth may be limited`() {
    var limits = JSONLimits()
    limits.depth = 2
    #expect(Reading("[{}]", limits: limits).value == "[{}]")
    let reading = Reading("[{\"a\":[]}]", limits: limits)
    #expect(reading.messages == ["objects and lists are nested deeper than 2 levels"])
    #expect(reading.diagnostics.all.first?.place?.range == SourceRange(6, 7))
  }

  @Test func `values may be limited`() {
    var limits = JSONLimits()
    limits.values = 4
    #expect(Reading("[1,[2]]", limits: limits).value == "[1,[2]]")
    #expect(Reading("[1,[2],3]", limits: limits).messages == ["file holds more than 4 values"])
  }

  @Test func `the default limits are those that the program promises`() {
    let limits = JSONLimits()
    #expect(limits.fileSize == 67_108_864)
    #expect(limits.depth == 128)
    #expect(limits.values == 1_000_000)
    #expect(limits.stringLength == 65_536)
    #expect(limits.numberLength >= 100_000)
  }

  @Test func `64 MiB of digits are one number too long`() {
    let reading = Reading([UInt8](repeating: UInt8(ascii: "7"), count: 64 << 20))
    #expect(reading.messages == ["number has more than 1048576 characters"])
  }

  @Test func `64 MiB of letters are one string too long`() {
    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 64 << 20)
    bytes[0] = UInt8(ascii: "\"")
    #expect(Reading(bytes).messages == ["string has more than 65536 bytes"])
  }

  @Test(arguments: ["[", "{\"\":", "[{\"a\":["])
  func `100,000 levels are too many, however they open`(opening: String) {
    let reading = Reading(String(repeating: opening, count: 100_000))
    #expect(reading.messages == ["objects and lists are nested deeper than 128 levels"])
  }

  @Test func `a million and one values are too many`() {
    let reading = Reading("[" + String(repeating: "1,", count: 1_000_000) + "1]")
    #expect(reading.messages == ["file holds more than 1000000 values"])
  }

  @Test(arguments: [",", "tru ", "'", "\u{1}", "/**/[", "\\"])
  func `a file full of mistakes is given up early`(mistake: String) {
    let count = Reading("[" + String(repeating: mistake, count: 100_000)).diagnostics.all.count
    #expect(count <= 101)
  }

  @Test func `giving up says so`() {
    let reading = Reading("[" + String(repeating: ",", count: 1000) + "]")
    #expect(reading.messages.count == 101)
    #expect(reading.messages.last == "too many mistakes, the rest was not read")
    #expect(reading.value == nil)
  }
}
