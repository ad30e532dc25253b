import SegueJSON
import SegueTextSupport
import Testing

/// A value with everything that parts of results have.
private struct Sample: Codable, Hashable {
  enum Choice: Codable, Hashable {
    case plain
    case named(String, count: Int)
    case nested([Choice])
  }

  enum Word: String, Codable { case one, two }

  var flag = true
  var number = 0.1 + 0.2
  var whole = -7
  var large = UInt64.max
  var text = "\u{1b}[31m \"quoted\" é"
  var absent: Int?
  var present: String? = ""
  var bytes: [UInt8] = [0, 255, 7]
  var list: [[Int?]] = [[], [1, nil, 3]]
  var nothing: [Choice] = []
  var choices: [Choice] = [.plain, .named("a", count: 2), .nested([.plain, .nested([])])]
  var word = Word.two
  var range = 3...9
}

@Suite("JSON for values")
struct JSONCodingTests {
  @Test("whatever is taken apart is put together the same")
  func roundTrip() throws {
    let sample = Sample()
    let json = try JSONCoding.value(of: sample)
    #expect(try JSONCoding.read(Sample.self, from: json) == sample)
  }

  @Test(
    "it survives being a text",
    arguments: [Double.leastNonzeroMagnitude, 1.0 / 3, -0.0, .greatestFiniteMagnitude])
  func survivesText(number: Double) throws {
    var sample = Sample()
    sample.number = number
    let text = try JSONCoding.value(of: sample).compact
    var diagnostics = Diagnostics()
    let source = SourceText(name: "sample", bytes: Array(text.utf8))
    let node = try #require(JSONReader(.json).read(source, into: &diagnostics))
    #expect(!diagnostics.hasErrors)
    let read = try JSONCoding.read(Sample.self, from: JSONValue(node))
    #expect(read == sample)
    #expect(read.number.sign == number.sign)
  }

  @Test("numbers that are not finite survive", arguments: [Double.infinity, -.infinity])
  func infinite(number: Double) throws {
    let json = try JSONCoding.value(of: [number])
    #expect(try JSONCoding.read([Double].self, from: json) == [number])
  }

  @Test("members stand in the order of their declaration, bytes are one text")
  func order() throws {
    struct Small: Encodable {
      var z = 1
      var a: [UInt8] = [104, 105]
      var m: Int?
    }
    #expect(try JSONCoding.value(of: Small()).compact == #"{"z":1,"a":"aGk="}"#)
  }

  @Test(
    "what does not fit is said",
    arguments: [
      (#"{"count":"many"}"#, "found a text, expected another kind of value"),
      ("{}", "'count' is missing"), ("[]", "found a list, expected an object"),
      (#"{"count":1.5}"#, "found a number, expected another kind of value"),
      (#"{"count":300}"#, "found a number, expected another kind of value"),
    ])
  func mistakes(text: String, words: String) throws {
    struct Counted: Decodable { var count: UInt8 }
    var diagnostics = Diagnostics()
    let source = SourceText(name: "sample", bytes: Array(text.utf8))
    let node = try #require(JSONReader(.json).read(source, into: &diagnostics))
    do throws(JSONError) {
      _ = try JSONCoding.read(Counted.self, from: JSONValue(node))
      Issue.record("it was read")
    } catch {
      #expect(error.description == words)
    }
  }

  @Test(
    "numbers that no count reaches are not read",
    arguments: [
      ("281474976710656", true), ("281474976710657", false), ("-281474976710657", false),
      ("1e18", false), (#""9223372036854775807""#, false), (#""-9223372036854775808""#, false),
    ])
  func counts(text: String, isRead: Bool) throws {
    let json = try Self.json("[\(text)]")
    #expect(((try? JSONCoding.read([Int].self, from: json)) != nil) == isRead)
  }

  private struct Pair: Codable, Hashable, Plausible {
    var low: Int
    var high: Int
    var isPlausible: Bool { low <= high }
  }

  @Test(
    "values that cannot be meant are not read, wherever they stand",
    arguments: [
      (#"{"list":[{"low":1,"high":2}]}"#, true), (#"{"list":[{"low":1,"high":2},null]}"#, true),
      (#"{"list":[{"low":1,"high":2},{"low":3,"high":2}]}"#, false),
      (#"{"list":[],"one":{"low":3,"high":2}}"#, false), (#"{"list":[],"one":null}"#, true),
    ])
  func plausible(text: String, isRead: Bool) throws {
    struct Box: Decodable {
      var list: [Pair?]
      var one: Pair?
    }
    let json = try Self.json(text)
    #expect(((try? JSONCoding.read(Box.self, from: json)) != nil) == isRead)
  }

  private static func json(_ text: String) throws -> JSONValue {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "sample", bytes: Array(text.utf8))
    return JSONValue(try #require(JSONReader(.json).read(source, into: &diagnostics)))
  }
}
