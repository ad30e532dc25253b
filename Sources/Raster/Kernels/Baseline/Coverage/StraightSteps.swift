#if WIDE_KERNELS
  import SegueKernels
#endif

extension StraightSteps {
  /// The places on a line that rises by `rise` along `run`, from a first distance on, a pixel apart;
  /// `once` if there is only one.
  @inline(__always)
  init(_ distance: Int, rise: Int, run: Int, once: Bool) {
    self.init()
    divisor = 2 &* run
    (place, remainder) = StraightSteps.divide(2 &* distance &* rise &+ run, divisor)
    if once { return }
    (step, stepRemainder) = StraightSteps.divide(512 &* rise, divisor)
  }

  /// Moves on by some pixels.
  @inline(__always)
  mutating func advance(by pixels: Int) {
    let (whole, rest) = StraightSteps.divide(remainder &+ pixels &* stepRemainder, divisor)
    place &+= pixels &* step &+ whole
    remainder = rest
  }

  /// The place at one distance.
  @inline(__always)
  static func place(_ distance: Int, rise: Int, run: Int) -> Int {
    divide(2 &* distance &* rise &+ run, 2 &* run).0
  }

  /// Quotient and remainder of numbers that are not negative; short numbers divide faster.
  @inline(__always)
  static func divide(_ a: Int, _ b: Int) -> (Int, Int) {
    if (a | b) &>> 32 == 0 {
      let (quotient, remainder) = divide(
        UInt32(truncatingIfNeeded: a), UInt32(truncatingIfNeeded: b))
      return (Int(quotient), Int(remainder))
    }
    return (a / b, a % b)
  }

  /// The standard library's `quotientAndRemainder` is generic: its specialization is code that
  /// the three builds of this folder would share.
  @inline(__always)
  static func divide(_ a: UInt32, _ b: UInt32) -> (UInt32, UInt32) {
    let quotient = a / b
    return (quotient, a &- quotient &* b)
  }
}

extension OutlineEdge {
  /// Moves the beginning down to the upper end of a row.
  @inline(__always)
  mutating func start(_ row: Int) {
    let rise = Int(max(endX, startX)) &- Int(min(endX, startX))
    let run = Int(endY) &- Int(y)
    let startY = Int(y)
    let upper = max(startY, row &<< 8)
    if Int(endY) > (row &+ 1) &<< 8 {
      reach = StraightSteps(
        (row &+ 1) &<< 8 &- startY, rise: rise, run: run, once: Int(endY) <= (row &+ 2) &<< 8)
    }
    if upper > startY {
      let place = StraightSteps.place(upper &- startY, rise: rise, run: run)
      x = startX &+ side &* Int32(truncatingIfNeeded: place)
      y = Int32(truncatingIfNeeded: upper)
    }
  }

  /// Moves the beginning down to the lower end of a row and returns where that is.
  @inline(__always)
  mutating func leave(at bottom: Int) -> Int {
    x = startX &+ side &* Int32(truncatingIfNeeded: reach.place)
    y = Int32(truncatingIfNeeded: bottom)
    reach.advance()
    return Int(x)
  }
}
