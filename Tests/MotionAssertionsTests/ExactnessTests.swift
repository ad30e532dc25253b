import Foundation
import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

/// Moments and values between frames, against their formulas.
@Suite struct ExactnessTests {
  /// The frequency and the damping ratio of the springs.
  private static let springs = [(20.0, 0.5), (12.0, 0.3), (35.0, 0.7)]

  private static func film(_ frequency: Double, _ ratio: Double) throws -> FilmView {
    let spring = try Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    let animation = Animation(
      from: .number(68), to: .number(168), timing: Timing(duration: .seconds(3)),
      pace: .spring(spring))
    return try Scenery.film(moving: .positionX, by: animation)
  }

  @Test(arguments: springs)
  func `a spring is furthest out where its formula says`(
    _ frequency: Double, _ ratio: Double
  )
    throws
  {
    let failure = try #require(
      try Self.film(frequency, ratio).failure(StaysInside(.canvas)))
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let overshoot = 100 * exp(-.pi * ratio / (1 - ratio * ratio).squareRoot())
    // The card's right edge is 30 points from its center, and rests 2 points from the canvas's.
    #expect(abs((failure.value ?? 0) - (overshoot - 2)) < 1e-6)
    #expect(abs((failure.time?.seconds ?? 0) - .pi / damped) < 2e-5)
  }

  @Test(arguments: springs)
  func `a spring turns around where its formula says`(_ frequency: Double, _ ratio: Double) throws {
    let failure = try #require(try Self.film(frequency, ratio).failure(IsMonotone(.x)))
    let root = (1 - ratio * ratio).squareRoot()
    let (first, second) = (exp(-.pi * ratio / root), exp(-2 * .pi * ratio / root))
    #expect(abs((failure.value ?? 0) - 100 * (first + second)) < 1e-5)
    #expect(abs((failure.time?.seconds ?? 0) - .pi / (frequency * root)) < 2e-5)
  }

  @Test func `a spring has settled when its last swing fits`() throws {
    let film = try Self.film(20, 0.5)
    let failure = try #require(film.failure(Settles(by: .milliseconds(100), within: 1)))
    // The last moment at which e^(-10t) (cos wt + sin wt / √3), w = 20 √(3/4), is more than 0.01.
    let w = 20 * 0.75.squareRoot()
    func rest(_ t: Double) -> Double { exp(-10 * t) * (cos(w * t) + sin(w * t) / 3.0.squareRoot()) }
    let last = Array(stride(from: 0.0, to: 1, by: 1e-6)).last { abs(rest($0)) > 0.01 }
    #expect(abs((failure.time?.seconds ?? 0) - (last ?? 0)) < 1e-5)
  }

  @Test func `a fade is seen when its opacity is`() throws {
    let fade = Animation(
      from: .number(0), to: .number(1),
      timing: Timing(begin: .milliseconds(200), duration: .milliseconds(100)))
    let film = try Scenery.film(moving: .opacity, by: fade)
    let half = try #require(film.failure(Appears(by: .milliseconds(100), opacity: 0.5)))
    #expect(abs((half.time?.milliseconds ?? 0) - 250) < 1e-4)
    #expect(film.failure(Appears(by: .milliseconds(250), opacity: 0.5)) == nil)
    #expect(film.failure(Appears(by: .milliseconds(300), opacity: 1)) == nil)
  }

  @Test func `a velocity changes by what the courses say`() throws {
    let keyframes = Keyframes([.number(50), .number(130), .number(150)], times: [0, 0.5, 1])
    let animation = Animation(
      .keyframes(keyframes), timing: Timing(duration: .milliseconds(400)))
    let failure = try #require(
      try Scenery.film(moving: .positionX, by: animation).failure(MovesSmoothly()))
    #expect(failure.time == .milliseconds(200))
    #expect(abs((failure.value ?? 0) - 300) < 0.5)
  }

  @Test func `what repeats is looked at in every run`() throws {
    var timing = Timing(duration: .milliseconds(100))
    timing.repeatCount = 30
    timing.autoreverses = true
    let animation = Animation(from: .number(50), to: .number(100), timing: timing)
    let film = try Scenery.film(moving: .positionX, by: animation)
    #expect(film.failure(NeverJumps()) == nil)
    let turned = try #require(film.failure(MovesSmoothly()))
    #expect(abs((turned.value ?? 0) - 1000) < 1)
    timing.autoreverses = false
    let saw = Animation(from: .number(50), to: .number(100), timing: timing)
    let jump = try #require(try Scenery.film(moving: .positionX, by: saw).failure(NeverJumps()))
    #expect(jump.time == .milliseconds(100))
    #expect(abs((jump.value ?? 0) - 50) < 1e-3)
  }

  @Test func `the rate of the frames changes nothing`() throws {
    let animation = Animation(
      from: .number(50), to: .number(150), timing: Timing(duration: .seconds(3)),
      pace: .spring(try Spring(mass: 1, stiffness: 400, damping: 10)))
    let failures = try [Int64(1), 24, 60, 240].map { rate in
      let scene = try AnimatedScene(
        canvas: Canvas(size: .init(200, 200)), frameRate: FrameRate(rate)
      ) {
        Scenery.card
      } animations: {
        try $0.add(animation, of: .positionX, on: "card")
      }
      return FilmView(scene).failure(StaysInside(.canvas))?.value ?? 0
    }
    for value in failures { #expect(abs(value - failures[0]) < 1e-6) }
  }
}
