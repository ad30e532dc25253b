import SegueKernels

extension GradientFill {
  /// The number of colors a gradient is divided in.
  static let tableSize = 4_096

  /// The colors at the middles of equal parts of the gradient.
  func table() -> [UInt32] {
    let parts = 0..<GradientFill.tableSize
    /// The parts whose middles lie before an offset.
    func count(before offset: Int) -> Int {
      min(
        max((offset - GradientFill.middle(0) + GradientFill.part - 1) / GradientFill.part, 0),
        parts.count)
    }
    let start = count(before: stops[0].offset)
    var table = [UInt32](repeating: stops[0].color.word, count: start)
    table.reserveCapacity(parts.count)
    var last = stops[0]
    for stop in stops.dropFirst() {
      let end = count(before: stop.offset)
      if end > table.count {
        var color = ColorSteps(
          last, stop, at: GradientFill.middle(table.count), step: GradientFill.part)
        for _ in table.count..<end { table.append(color.next()) }
      }
      last = stop
    }
    table += repeatElement(last.color.word, count: parts.count - table.count)
    return table
  }

  /// The length of a part.
  private static let part = 65_536 / tableSize

  /// The middle of a part.
  private static func middle(_ index: Int) -> Int { index * part + part / 2 }
}

/// The colors between two stops at equal distances, each rounded to nearest on its own.
private struct ColorSteps {
  private var channels: InlineArray<4, StraightSteps>

  init(_ a: GradientStop, _ b: GradientStop, at place: Int, step: Int) {
    let width = b.offset - a.offset
    let share = place - a.offset
    func channel(_ shift: UInt32) -> StraightSteps {
      let from = Int(a.color.word >> shift & 255)
      let change = Int(b.color.word >> shift & 255) - from
      return StraightSteps(
        from * width + change * share + width / 2, step: change * step, over: width)
    }
    channels = [channel(0), channel(8), channel(16), channel(24)]
  }

  /// The next color.
  mutating func next() -> UInt32 {
    var color: UInt32 = 0
    for index in channels.indices {
      color |= UInt32(truncatingIfNeeded: channels[index].place) << UInt32(8 * index)
      channels[index].advance()
    }
    return color
  }
}

extension StraightSteps {
  /// Whole quotients of numbers that are not negative, at equal distances.
  fileprivate init(_ number: Int, step: Int, over divisor: Int) {
    self.init()
    self.divisor = divisor
    (place, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    self.step = (step - (step < 0 ? divisor - 1 : 0)) / divisor
    stepRemainder = step - self.step * divisor
  }
}
