import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@Suite struct MotionBlurTests {
  @Test func `samples lie in the middles of equal parts of the time that the shutter is open`() {
    // Half of a sixtieth in two parts: a quarter and three quarters of it behind the frame.
    let moments = MotionBlur(shutterAngle: 180, samples: 2)
      .moments(ofFrameAt: FrameRate.sixty.time(ofFrame: 1), in: .sixty)
    #expect(moments.map(\.numerator) == [3, 11])
    #expect(moments.map(\.denominator) == [160, 480])
  }

  @Test func `all of a frame's time is a turn of the shutter`() {
    let rate = FrameRate(30_000, per: 1001)
    let moments = MotionBlur(shutterAngle: 360, samples: 5)
      .moments(ofFrameAt: rate.time(ofFrame: 7), in: rate)
    for (place, moment) in moments.enumerated() {
      // (7 + (2k + 1) / 10) · 1001 / 30 000 s
      let (numerator, denominator) = (Int64(71 + 2 * place) * 1001, Int64(300_000))
      #expect(
        Int128(moment.numerator) * Int128(denominator)
          == Int128(numerator) * Int128(moment.denominator))
    }
  }

  @Test(arguments: [
    FrameRate(1_000_000_000, per: 4_166_667), FrameRate(1_000_000_000, per: 999_999_937),
  ])
  func `moments stay in order where no fraction is exact`(_ rate: FrameRate) {
    let last = rate.frameCount(for: AnimatedScene.longest) - 1
    for time in [rate.time(ofFrame: last), FrameTime(Time(nanoseconds: 3_599_999_999_999))] {
      let moments = MotionBlur(samples: 64).moments(ofFrameAt: time, in: rate).map { $0.seconds() }
      #expect(moments[0] >= time.seconds())
      #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 })
      #expect(abs(moments[63] - time.seconds() - 0.5 / rate.framesPerSecond) < 0.01)
    }
  }

  @Test func `what rests is exposed once, and so is the end`() {
    var film = Self.film
    film.motionBlur = MotionBlur(samples: 4)
    #expect(film.exposure(at: FrameTime(.zero)).count == 4)
    #expect(film.exposure(at: FrameTime(.milliseconds(150))).count == 1)
    #expect(film.exposure(at: FrameTime(film.duration)) == [film.scene(at: film.duration)])
    film.motionBlur = nil
    #expect(film.exposure(at: FrameTime(.zero)) == [film.scene(at: Time.zero)])
  }

  /// A box that moves for 100 milliseconds and rests for as long.
  private static var film: AnimatedScene {
    var timeline = Timeline()
    timeline.add(
      Animation(
        from: .number(5), to: .number(50),
        timing: Timing(duration: .milliseconds(100)), pace: .linear), of: .positionX, onLayer: 0)
    let layer = Layer("box") { $0.frame = Rect(x: 0, y: 0, width: 6, height: 6) }
    return AnimatedScene(
      canvas: Canvas(size: Size(60, 10)), duration: .milliseconds(200),
      epochs: [Epoch(tree: LayerTree([layer]), timeline: timeline)])
  }
}
