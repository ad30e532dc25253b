import SegueRaster

/// Holds pictures to what a layer in front and what lies behind it make of them.
struct LayerCheck {
  private let reel: LumaSequence
  private let front: LayerFront
  private let back: LayerBack
  private let isAhead: Bool
  /// The pictures in which all of the front, and of what is behind it, is in sight.
  private let own: (front: [UInt8], back: [UInt8])

  /// The part that is left unexplained on either side of the border.
  struct Remainder {
    /// Squares of levels, with the front where it is, and without it.
    var (front, withoutFront) = (0.0, 0.0)
    /// The same of what is behind it, with its way and without.
    var (back, withoutBack) = (0.0, 0.0)
    /// Number of pixels of the front.
    var frontCount = 0

    static func + (a: Remainder, b: Remainder) -> Remainder {
      Remainder(
        front: a.front + b.front, withoutFront: a.withoutFront + b.withoutFront,
        back: a.back + b.back, withoutBack: a.withoutBack + b.withoutBack,
        frontCount: a.frontCount + b.frontCount)
    }

    /// The part of what changes that may be left.
    private static let left = 0.2

    /// True if the front makes its part of the pictures.
    var bearsOutFront: Bool { front < Self.left * withoutFront }

    /// The same of what is behind, beside what the front changes: dimming is not exact.
    private static let faint = 0.005

    /// The levels that may be left of a front as a rule, where nothing is known of what is behind it.
    private static let leftAlone = 5.0

    /// True if the front makes its part of the pictures, and nearly exactly.
    var bearsOutFrontAlone: Bool {
      bearsOutFront && front < Self.leftAlone * Self.leftAlone * Double(frontCount)
    }

    /// True if what is behind it makes the rest.
    var bearsOutBack: Bool {
      back < Self.left * withoutBack || back < Self.faint * withoutFront
    }
  }

  /// The most levels that count: what is covered says nothing.
  private static let most = 48.0
  /// The most pictures that are looked at.
  private static let pictureLimit = 6

  init(
    _ reel: LumaSequence, _ front: LayerFront, _ back: LayerBack, isAhead: Bool,
    own: (front: Int, back: Int)
  ) {
    (self.reel, self.front, self.back, self.isAhead) = (reel, front, back, isAhead)
    self.own = (reel.pictures[own.front], reel.pictures[own.back])
  }

  /// The remainder of some pictures on the way, with a border of the front in its own picture.
  func remainder(_ border: Double) -> Remainder {
    let moving = front.offsets.indices.filter { index in
      guard let offset = front.offsets[index], state(in: index) != nil else { return false }
      return abs(offset) > 3
    }
    let count = min(moving.count, Self.pictureLimit)
    return (0..<count).map { remainder(of: moving[$0 * moving.count / count], border) }
      .reduce(Remainder(), +)
  }

  /// The looks of what is behind, which are those at rest where they are not known.
  private func state(in number: Int) -> LayerBack.State? {
    back.isUnknown
      ? LayerBack.State(shift: 0, contrast: 1, brightness: 0) : back.states[number]
  }

  private func remainder(of number: Int, _ border: Double) -> Remainder {
    guard let offset = front.offsets[number], let state = state(in: number) else {
      return Remainder()
    }
    let picture = reel.pictures[number]
    let edge = border + offset
    let (inFront, behind) = (
      PixelWay(-offset, front.places.axis), PixelWay(-state.shift, front.places.axis)
    )
    var sum = Remainder()
    for y in stride(from: 2, to: reel.height - 2, by: 2) {
      for x in stride(from: 2, to: reel.width - 2, by: 2) {
        let along = Double(front.places.axis == .x ? x : y)
        if abs(along - edge) < 2 { continue }
        let level = Double(picture[y * reel.width + x])
        func off(_ value: Double) -> Double {
          min(Self.most, max(0, abs(value - level) - EdgeSurroundings.noise))
        }
        func dimmed(_ value: Double) -> Double {
          min(255, max(0, value * state.contrast + state.brightness))
        }
        let rest = off(dimmed(Double(own.back[y * reel.width + x])))
        if isAhead == (along > edge) {
          guard let found = inFront.level(of: own.front, x, y, reel) else { continue }
          let error = off(found)
          sum.front += error * error
          sum.withoutFront += rest * rest
          sum.frontCount += 1
        } else {
          guard let found = behind.level(of: own.back, x, y, reel) else { continue }
          let error = off(dimmed(found))
          sum.back += error * error
          sum.withoutBack += rest * rest
        }
      }
    }
    return sum
  }
}

/// A way from a pixel of a picture to where it comes from, along an axis.
private struct PixelWay {
  private let shift: (x: Double, y: Double)

  init(_ way: Double, _ axis: PictureAxis) { shift = axis == .x ? (way, 0) : (0, way) }

  func level(of picture: [UInt8], _ x: Int, _ y: Int, _ reel: LumaSequence) -> Double? {
    reel.level(of: picture, x: Double(x) + shift.x, y: Double(y) + shift.y)
  }
}
