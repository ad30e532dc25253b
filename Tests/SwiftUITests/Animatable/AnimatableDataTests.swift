import SwiftUI
import HeadlessSwiftUI
import Testing

@Suite("Data that move")
struct AnimatableDataTests {
  typealias Nest = AnimatablePair<
    AnimatablePair<CGFloat, Double>, AnimatablePair<EmptyAnimatableData, Float>
  >

  @Test("Pairs in pairs are numbers in the order in which they are written")
  func flattened() {
    let nest = Nest(AnimatablePair(1, 2), AnimatablePair(EmptyAnimatableData(), 3))
    #expect(nest.numbers == [1, 2, 3])
  }

  @Test("Numbers become the same pairs again")
  func rebuilt() {
    let nest = Nest.zero.with(numbers: [4, 5, 6])
    #expect(nest == Nest(AnimatablePair(4, 5), AnimatablePair(EmptyAnimatableData(), 6)))
  }

  @Test("Any number of parts are numbers, too")
  func pack() {
    let values = AnimatableValues(1.0, AnimatablePair(CGFloat(2), 3.0))
    #expect(values.numbers == [1, 2, 3])
    #expect(values.with(numbers: [7, 8, 9]) == AnimatableValues(7.0, AnimatablePair(8, 9)))
    #expect(values.magnitudeSquared == 14)
    #expect(values.scaled(by: 2).numbers == [2, 4, 6])
    #expect((values + values - values) == values)
  }

  /// Data of an app's own, as published animations have them.
  struct Vector: VectorArithmetic {
    var values: [Double]
    static var zero: Vector { Vector(values: []) }
    static func + (a: Vector, b: Vector) -> Vector {
      Vector(values: zip(a.values, b.values).map { $0 + $1 })
    }
    static func - (a: Vector, b: Vector) -> Vector {
      Vector(values: zip(a.values, b.values).map { $0 - $1 })
    }
    mutating func scale(by rhs: Double) { values = values.map { $0 * rhs } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  }

  @Test("Data of an app's own type are no numbers, nor is a pair with them")
  func foreign() {
    let vector = Vector(values: [1, 2])
    #expect(vector.numbers == nil)
    #expect(AnimatablePair(1.0, vector).numbers == nil)
    #expect(vector.interpolated(towards: Vector(values: [3, 4]), amount: 0.5).values == [2, 3])
  }

  @Test("The way to another value is linear in the amount")
  func interpolation() {
    #expect(10.0.interpolated(towards: 30, amount: 0.25) == 15)
    let pair = AnimatablePair(CGFloat(0), 10.0)
    #expect(pair.interpolated(towards: AnimatablePair(4, 0), amount: 0.5).numbers == [2, 5])
  }

  @Test("A box moves by its place and size")
  func box() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.animatableData.numbers == [1, 2, 3, 4])
    rect.animatableData = rect.animatableData.with(numbers: [5, 6, 7, 8])
    #expect(rect == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("Radians and parts of a view count 128 times")
  func weights() {
    #expect(Angle(radians: 2).animatableData == 256)
    #expect(UnitPoint(x: 0.5, y: 1).animatableData.numbers == [64, 128])
    var (angle, point) = (Angle.zero, UnitPoint.zero)
    angle.animatableData = 64
    point.animatableData = AnimatablePair(32, 16)
    #expect(angle.radians == 0.5)
    #expect(point == UnitPoint(x: 0.25, y: 0.125))
  }

  @Test("Of a line move width, limit of miters and phase, not the dashes")
  func stroke() {
    var style = StrokeStyle(lineWidth: 2, miterLimit: 3, dash: [9], dashPhase: 4)
    #expect(style.animatableData.numbers == [2, 3, 4])
    style.animatableData = style.animatableData.with(numbers: [5, 6, 7])
    #expect(style == StrokeStyle(lineWidth: 5, miterLimit: 6, dash: [9], dashPhase: 7))
  }
}
