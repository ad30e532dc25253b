import SegueJSON
import TestSupport
import Testing

/// What is written is read back, and what is read back is written the same.
@Suite struct JSONRoundTripTests {
  static let writers = [
    JSONWriter(.compact), JSONWriter(.pretty), JSONWriter(.compact, escapesMarkup: true),
  ]

  @Test(arguments: writers, [UInt64](1...40))
  func `a random value survives`(writer: JSONWriter, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let value = random.value(depth: 4)
    let text = writer.text(of: value)
    for dialect in [JSONDialect.json, .json5] {
      let reading = Reading(text, dialect)
      #expect(reading.messages == [], "seed \(seed)")
      let root = try #require(reading.root, "seed \(seed)")
      #expect(JSONValue(root) == value, "seed \(seed)")
      #expect(writer.text(of: JSONValue(root)) == text, "seed \(seed)")
    }
  }

  @Test(arguments: [UInt64](1...200))
  func `a random value with random damage is read or refused, never worse`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(random.value(depth: 3).pretty.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0...bytes.count, using: &random)
      let noise = Array("\"\\{}[],:'/*-+.eu0x tn\n\u{E9}\u{2028}\0".utf8) + [0xFF, 0xC0, 0xED]
      let byte = noise.randomElement(using: &random) ?? 0
      if Bool.random(using: &random), index < bytes.count {
        bytes[index] = byte
      } else {
        bytes.insert(byte, at: index)
      }
    }
    for dialect in [JSONDialect.json, .json5] {
      let reading = Reading(bytes, dialect)
      let isExplained = reading.root != nil || reading.diagnostics.hasErrors
      #expect(isExplained, "seed \(seed)")
      // Through a key path, Swift's library copies overlapping memory, at which the address sanitizer stops.
      let places = reading.diagnostics.all.compactMap { $0.place?.range.bytes }
      #expect(places.allSatisfy { $0.upperBound <= bytes.count }, "seed \(seed)")
      #expect(reading.diagnostics.text().isEmpty == reading.messages.isEmpty, "seed \(seed)")
    }
  }
}
