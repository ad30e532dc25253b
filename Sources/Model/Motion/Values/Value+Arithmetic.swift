import SegueGeometry
package import SegueSceneGraph

extension Value {
  /// The value at `fraction` of the way to `other`; fractions outside 0...1 go on.
  ///
  /// Values that cannot be blended (switches, outlines and gradients of different structure) change
  /// halfway. A color meets a gradient as a gradient of that color.
  package func interpolated(to other: Value, at fraction: Double) -> Value {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)): return .numbers(a + (b - a) * fraction)
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, at: fraction))
    case (.path(let a), .path(let b)) where a.hasStructure(of: b):
      return .path(a.combined(with: b) { $0 + ($1 - $0) * fraction })
    case (.paint(let a), .paint(let b)):
      return .paint(a.combined(with: b) { $0 + ($1 - $0) * fraction } ?? (fraction < 0.5 ? a : b))
    default: return fraction < 0.5 ? self : other
    }
  }

  /// The value at `fraction` of the way to `other`, on which points bend as `arc` says.
  ///
  /// Of four numbers both pairs bend, as Compose bends the corners of a box.
  func interpolated(to other: Value, at fraction: Double, arc: PointArc.Mode) -> Value {
    guard arc != .linear, case .numbers(let a) = self, case .numbers(let b) = other else {
      return interpolated(to: other, at: fraction)
    }
    let first = PointArc(from: Point(a.x, a.y), to: Point(b.x, b.y), arc).position(at: fraction)
    let second = PointArc(from: Point(a.z, a.w), to: Point(b.z, b.w), arc).position(at: fraction)
    return .numbers([first.x, first.y, second.x, second.y])
  }

  /// The same of values that are the corners of a box, of which a circle bends those that Flutter's
  /// does.
  func interpolatedBox(to other: Value, at fraction: Double, arc: PointArc.Mode) -> Value {
    guard arc == .circle, case .numbers(let a) = self, case .numbers(let b) = other else {
      return interpolated(to: other, at: fraction, arc: arc)
    }
    let box = RectArc(from: Rect(corners: a), to: Rect(corners: b), by: .diagonal, arc)
      .rect(at: fraction)
    return .numbers([box.minX, box.minY, box.maxX, box.maxY])
  }

  /// Returns the result of an additive animation of this value on `base`: numbers are added, a transform acts
  /// before the one it is added to, and what cannot be added replaces.
  package func added(to base: Value) -> Value {
    switch (self, base) {
    case (.numbers(let a), .numbers(let b)): .numbers(a + b)
    case (.transform(let a), .transform(let b)): .transform(a.followed(by: b))
    case (.path(let a), .path(let b)) where a.hasStructure(of: b):
      .path(a.combined(with: b) { $0 + $1 })
    case (.paint(let a), .paint(let b)): .paint(a.combined(with: b) { $0 + $1 } ?? a)
    default: self
    }
  }

  /// The value, `count` times one after the other; what cannot be repeated becomes `nil`.
  func repeated(_ count: Int) -> Value? {
    switch self {
    case .numbers(let numbers): return .numbers(numbers * Double(count))
    case .transform(let map):
      let step = count < 0 ? map.inverted() : map
      guard let step else { return nil }
      return .transform(step.repeated(min(count.magnitude, 4096)))
    case .path, .paint, .flag: return nil
    }
  }

  /// The value with its numbers rounded to parts of a unit, halves up.
  func rounded(toParts parts: Double) -> Value {
    guard case .numbers(let numbers) = self else { return self }
    return .numbers((numbers * parts + 0.5).rounded(.down) / parts)
  }

  /// Returns the value that has to be added to `base` to get this one.
  func difference(from base: Value) -> Value? {
    switch (self, base) {
    case (.numbers(let a), .numbers(let b)): .numbers(a - b)
    case (.transform(let a), .transform(let b)):
      b.inverted().map { .transform(a.followed(by: $0)) }
    default: nil
    }
  }

  /// Returns the distance between two values, for even pacing: the length of their difference.
  package func distance(to other: Value) -> Double {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)):
      let way = b - a
      return (way * way).sum().squareRoot()
    case (.transform(let a), .transform(let b)):
      return zip(a.entries, b.entries).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
        .squareRoot()
    default: return self == other ? 0 : 1
    }
  }

  /// The numbers, where the value is made of up to four of them.
  var components: SIMD4<Double>? {
    if case .numbers(let numbers) = self { numbers } else { nil }
  }
}

extension Rect {
  fileprivate init(corners: SIMD4<Double>) {
    self.init(minX: corners.x, minY: corners.y, maxX: corners.z, maxY: corners.w)
  }
}

extension Transform {
  /// The largest entry that repetitions may make: no further map can make it more than a number.
  private static let largestEntry = 1e100

  /// The map, `count` times one after the other, or as often as its entries stay numbers.
  fileprivate func repeated(_ count: UInt) -> Transform {
    var result = Transform.identity
    for _ in 0..<count {
      let next = result.followed(by: self)
      guard next.entries.allSatisfy({ abs($0) <= Transform.largestEntry }) else { break }
      result = next
    }
    return result
  }
}
