/// The steps in which a font of PostScript outlines makes its glyphs.
///
/// Outlines are small programs that call each other, ten deep: a file of some kilobytes can keep FreeType busy with
/// twenty million steps for each glyph, and draw nothing. So the calls are followed here first, and counted.
package struct CharstringSteps {
  /// A list of byte strings, as such fonts keep them.
  private struct List {
    let count: Int
    let offsetSize: Int
    let offsets: Int
    /// One before the first byte of the strings.
    let base: Int
    let end: Int
  }

  private let bytes: FontBytes
  private let charstrings: List
  private let shared: List?
  /// The programs that glyphs of a part of the font share.
  private let parts: [List?]
  /// Table that says to which part each glyph belongs; `nil` where there is only one.
  private let selector: Int?

  /// The most steps in which a glyph is made: ten times as many as the richest of fonts that people read need.
  static let limit = 50_000
  /// The most programs around one.
  private static let depthLimit = 16

  /// The programs of a face; `nil` where its outlines are none, or cannot be read.
  package init?(_ file: [UInt8], index: Int) {
    let bytes = FontBytes(file)
    guard let table = Self.table(of: index, in: bytes, count: file.count),
      let head = bytes.byte(at: table.lowerBound + 2),
      let names = Self.list(bytes, at: table.lowerBound + head),
      let tops = Self.list(bytes, at: names.end), let top = Self.range(bytes, tops, 0),
      let strings = Self.list(bytes, at: tops.end)
    else { return nil }
    let facts = Self.dictionary(bytes, top)
    guard let place = facts[17]?.last,
      let charstrings = Self.list(bytes, at: table.lowerBound + place)
    else { return nil }
    self.bytes = bytes
    self.charstrings = charstrings
    shared = Self.list(bytes, at: strings.end)
    func part(_ facts: [Int: [Int]]) -> List? {
      guard let own = facts[18], own.count == 2 else { return nil }
      let start = table.lowerBound + own[1]
      guard own[0] >= 0, start >= 0 else { return nil }
      return Self.dictionary(bytes, start..<start + own[0])[19]?.last.flatMap {
        Self.list(bytes, at: start + $0)
      }
    }
    if let array = facts[Self.escaped(36)]?.last,
      let dictionaries = Self.list(bytes, at: table.lowerBound + array)
    {
      parts = (0..<dictionaries.count).map { index in
        Self.range(bytes, dictionaries, index).flatMap { part(Self.dictionary(bytes, $0)) }
      }
      selector = facts[Self.escaped(37)]?.last.map { table.lowerBound + $0 }
    } else {
      parts = [part(facts)]
      selector = nil
    }
  }

  /// The bytes with the outlines: a table of the face, or all of a file that has nothing else.
  private static func table(of index: Int, in bytes: FontBytes, count: Int) -> Range<Int>? {
    if bytes.short(at: 0) == 0x0100 { return 0..<count }
    return bytes.start(of: index).flatMap { bytes.table(0x4346_4620, of: $0) }
  }

  /// Returns true if a glyph is made in a bounded number of steps.
  package func isBounded(_ glyph: UInt32) -> Bool {
    guard let program = Self.range(bytes, charstrings, Int(glyph)) else { return true }
    var walk = Walk(steps: self, part: part(of: Int(glyph)))
    return walk.follow(program)
  }

  private func part(of glyph: Int) -> List? {
    guard let selector else { return parts.first ?? nil }
    let index: Int?
    switch bytes.byte(at: selector) {
    case 0: index = bytes.byte(at: selector + 1 + glyph)
    case 3:
      let count = bytes.short(at: selector + 1) ?? 0
      let range = (0..<count).last { number in
        bytes.short(at: selector + 3 + 3 * number).map { $0 <= glyph } ?? false
      }
      index = range.flatMap { bytes.byte(at: selector + 5 + 3 * $0) }
    default: index = nil
    }
    return index.flatMap { parts.indices.contains($0) ? parts[$0] : nil }
  }
}

// MARK: - Tables

extension CharstringSteps {
  private static func escaped(_ operation: Int) -> Int { 256 + operation }

  private static func number(_ bytes: FontBytes, _ size: Int, at place: Int) -> Int? {
    switch size {
    case 1: bytes.byte(at: place)
    case 2: bytes.short(at: place)
    case 3: bytes.triple(at: place)
    case 4: bytes.word(at: place)
    default: nil
    }
  }

  private static func list(_ bytes: FontBytes, at place: Int) -> List? {
    guard let count = bytes.short(at: place) else { return nil }
    if count == 0 { return List(count: 0, offsetSize: 1, offsets: 0, base: 0, end: place + 2) }
    guard let size = bytes.byte(at: place + 2), (1...4).contains(size) else { return nil }
    let base = place + 2 + (count + 1) * size
    guard let length = number(bytes, size, at: place + 3 + count * size) else { return nil }
    return List(
      count: count, offsetSize: size, offsets: place + 3, base: base, end: base + length)
  }

  private static func range(_ bytes: FontBytes, _ list: List, _ index: Int) -> Range<Int>? {
    guard index >= 0, index < list.count else { return nil }
    let place = list.offsets + index * list.offsetSize
    guard let start = number(bytes, list.offsetSize, at: place),
      let end = number(bytes, list.offsetSize, at: place + list.offsetSize), start <= end
    else { return nil }
    return list.base + start..<list.base + end
  }

  /// The numbers before each operator of a dictionary.
  private static func dictionary(_ bytes: FontBytes, _ range: Range<Int>) -> [Int: [Int]] {
    var facts: [Int: [Int]] = [:]
    var numbers: [Int] = []
    var place = range.lowerBound
    while place < range.upperBound, let first = bytes.byte(at: place) {
      place += 1
      switch first {
      case 12:
        facts[escaped(bytes.byte(at: place) ?? 0)] = numbers
        (numbers, place) = ([], place + 1)
      case 0...21: (facts[first], numbers) = (numbers, [])
      case 29:
        numbers.append(Int(Int32(truncatingIfNeeded: bytes.word(at: place) ?? 0)))
        place += 4
      case 30:
        // Digits in halves of bytes; the last half is full.
        while let pair = bytes.byte(at: place), pair & 15 != 15, pair >> 4 != 15 { place += 1 }
        (numbers, place) = (numbers + [0], place + 1)
      default:
        guard let number = Operand(first, bytes, &place) else { continue }
        numbers.append(number.value)
      }
    }
    return facts
  }

  /// A number of a program or a dictionary.
  private struct Operand {
    let value: Int

    /// The number that begins with a byte; `nil` where that is none.
    init?(_ first: Int, _ bytes: FontBytes, _ place: inout Int) {
      switch first {
      case 28:
        value = Int(Int16(truncatingIfNeeded: bytes.short(at: place) ?? 0))
        place += 2
      case 32...246: value = first - 139
      case 247...250:
        value = (first - 247) * 256 + (bytes.byte(at: place) ?? 0) + 108
        place += 1
      case 251...254:
        value = -(first - 251) * 256 - (bytes.byte(at: place) ?? 0) - 108
        place += 1
      default: return nil
      }
    }
  }
}

// MARK: - Walking

extension CharstringSteps {
  /// A walk through the program of a glyph and those that it calls; nothing is drawn.
  private struct Walk {
    let steps: CharstringSteps
    let part: List?
    /// The numbers that wait for an operator; `nil` for one that is computed.
    private var numbers: [Int?] = []
    private var hints = 0
    private var taken = 0
    private var waiting: [Range<Int>] = []

    /// The most numbers that wait at once.
    private static let numberLimit = 513

    init(steps: CharstringSteps, part: List?) {
      self.steps = steps
      self.part = part
    }

    /// Follows a program to its end; returns false where that is too far away.
    mutating func follow(_ program: Range<Int>) -> Bool {
      var rest = program
      while true {
        guard rest.lowerBound < rest.upperBound, let next = steps.bytes.byte(at: rest.lowerBound)
        else {
          // A program that ends without a word returns.
          guard let outer = waiting.popLast() else { return true }
          rest = outer
          continue
        }
        taken += 1
        if taken > CharstringSteps.limit { return false }
        var place = rest.lowerBound + 1
        switch next {
        case 14: return true
        case 11:
          guard let outer = waiting.popLast() else { return true }
          rest = outer
          continue
        case 10, 29:
          guard let called = call(next == 10 ? part : steps.shared) else { return numbers.isEmpty }
          guard waiting.count < CharstringSteps.depthLimit else { return true }
          waiting.append(place..<max(place, rest.upperBound))
          rest = called
          continue
        default: read(next, &place)
        }
        rest = place..<max(place, rest.upperBound)
      }
    }

    /// Returns the program that the last number means; `nil` where there is none, which FreeType refuses.
    private mutating func call(_ list: List?) -> Range<Int>? {
      guard let list, let last = numbers.popLast() else {
        numbers = []
        return nil
      }
      guard let number = last else {
        numbers.append(nil)
        return nil
      }
      let bias = list.count < 1_240 ? 107 : list.count < 33_900 ? 1_131 : 32_768
      let found = CharstringSteps.range(steps.bytes, list, number + bias)
      if found == nil { numbers = [] }
      return found
    }

    private mutating func read(_ next: Int, _ place: inout Int) {
      if let operand = Operand(next, steps.bytes, &place) { return add(operand.value) }
      switch next {
      case 255:
        add((steps.bytes.word(at: place)).map { Int(Int16(truncatingIfNeeded: $0 >> 16)) })
        place += 4
      case 1, 3, 18, 23: takeHints()
      case 19, 20:
        takeHints()
        place += (hints + 7) / 8
      case 12:
        compute(steps.bytes.byte(at: place) ?? 0)
        place += 1
      default: numbers = []
      }
    }

    private mutating func add(_ number: Int?) {
      if numbers.count < Self.numberLimit { numbers.append(number) }
    }

    private mutating func takeHints() {
      hints += numbers.count / 2
      numbers = []
    }

    /// An operator behind an escape: what it computes is not known here, only how many numbers are left.
    private mutating func compute(_ operation: Int) {
      let change: (taken: Int, left: Int)
      switch operation {
      case 3, 4, 10, 11, 12, 15, 24: change = (2, 1)
      case 5, 9, 14, 21, 26: change = (1, 1)
      case 18: change = (1, 0)
      case 20: change = (2, 0)
      case 22: change = (4, 1)
      case 23: change = (0, 1)
      case 27: change = (1, 2)
      case 28: change = (2, 2)
      case 29: change = (1, 1)
      case 30:
        numbers.removeLast(min(2, numbers.count))
        numbers = numbers.map { _ in nil }
        return
      default:
        numbers = []
        return
      }
      numbers.removeLast(min(change.taken, numbers.count))
      for _ in 0..<change.left { add(nil) }
    }
  }
}
