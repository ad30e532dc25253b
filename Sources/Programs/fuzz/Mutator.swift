/// Damages inputs.
struct Mutator {
  private var random: Randomness
  private let words: [[UInt8]]

  /// A mutator that puts in `words`, beside numbers at the edge of what fits.
  init(_ random: Randomness, words: [String]) {
    self.random = random
    self.words = words.map { Array($0.utf8) }
  }

  /// The largest input.
  private static let limit = 1 << 20

  private static let numbers = [
    "0", "-1", "1e999", "1e308", "-1e308", "1e-320", "2147483648", "-9223372036854775809",
    "99999999999999999999", "0.1", "NaN", "1e6", "16385", "3.4028236e38",
  ].map { Array($0.utf8) }

  /// One of the seeds with some damage.
  mutating func mutant(of seeds: [[UInt8]]) -> [UInt8] {
    var bytes = random.pick(seeds)
    for _ in 0...random.below(random.pick([1, 3, 8, 40])) {
      damage(&bytes, seeds)
      if bytes.isEmpty { bytes = [0] }
    }
    return Array(bytes.prefix(Self.limit))
  }

  private mutating func damage(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
    // Where everything stands is said near the begin.
    let reach = random.pick([64, 1_024, bytes.count, bytes.count])
    let place = random.below(min(reach, bytes.count))
    switch random.below(10) {
    case 0: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1, 2: bytes[place] = random.pick([0, 1, 0x7f, 0x80, 0xfe, 0xff, UInt8(random.below(256))])
    case 3: setWord(&bytes, place)
    case 4: bytes.removeSubrange(place..<end(bytes, place))
    case 5: bytes.insert(contentsOf: bytes[place..<end(bytes, place)], at: place)
    case 6: repeatPart(&bytes, place)
    case 7: splice(&bytes, at: place, from: random.pick(seeds))
    case 8: bytes.insert(contentsOf: random.pick(words.isEmpty ? Self.numbers : words), at: place)
    default: replaceNumber(&bytes, place)
    }
  }

  private mutating func end(_ bytes: [UInt8], _ place: Int) -> Int {
    min(bytes.count, place + 1 + random.below(random.pick([4, 64, 1_024])))
  }

  /// Numbers of two and four bytes that overflow, or lead far away.
  private mutating func setWord(_ bytes: inout [UInt8], _ place: Int) {
    let count = random.pick([2, 4])
    let value = random.pick([0, 1, 0x7fff, 0x8000, 0xffff, 0x7fff_ffff, 0x8000_0000, bytes.count])
    for index in 0..<count where place + index < bytes.count {
      bytes[place + index] = UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - index)))
    }
  }

  private mutating func repeatPart(_ bytes: inout [UInt8], _ place: Int) {
    let part = bytes[place..<end(bytes, place)]
    let count = min(random.pick([2, 20, 500]), max(1, Self.limit / part.count / 4))
    bytes.insert(contentsOf: (0..<count).flatMap { _ in part }, at: place)
  }

  private mutating func splice(_ bytes: inout [UInt8], at place: Int, from other: [UInt8]) {
    let start = random.below(other.count)
    let part = other[start..<end(other, start)]
    bytes.replaceSubrange(place..<min(bytes.count, place + part.count), with: part)
  }

  private mutating func replaceNumber(_ bytes: inout [UInt8], _ place: Int) {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == 0x2e }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: random.pick(Self.numbers))
  }
}
