import SegueSceneGraph
import Testing
import UIKit

/// Times of `CAMediaTiming` in closed form, as its header has them: each case is compared with a model of its own, in
/// every frame.
@MainActor @Suite struct TimingVectorTests {
  /// An object's times, and what they make of the time around it.
  struct Clock: CustomTestStringConvertible {
    var begin = 0.0
    var duration = 1.0
    var speed = 1.0
    var offset = 0.0
    var count = 0.0
    var total = 0.0
    var reverses = false
    var fill = CAMediaTimingFillMode.removed

    var testDescription: String {
      "\(begin) \(duration) \(speed) \(offset) \(count) \(total) \(reverses) \(fill.rawValue)"
    }

    /// Seconds of the object's own time at a time around it.
    struct Moment {
      /// Seconds within one cycle.
      let local: Double
      let cycle: Double
      /// Distance to the next moment at which everything jumps.
      let margin: Double
    }

    /// The object's own time; `nil` where it has no effect.
    func moment(at time: Double) -> Moment? {
      let length = duration * (reverses ? 2 : 1)
      let all = total > 0 ? total : (count > 0 ? count : 1) * length
      var active = (time - begin) * speed
      let margin = min(abs(active), abs(all - active))
      if active < 0 {
        guard [.backwards, .both].contains(fill) else { return nil }
        active = 0
      }
      let isOver = active >= all
      if isOver {
        guard [.forwards, .both].contains(fill) else { return nil }
        active = all
      }
      let x = active + offset
      var cycle = (x / length + 1e-9).rounded(.down)
      var local = x - cycle * length
      if isOver, abs(local) < 1e-9, x > 0 { (local, cycle) = (length, cycle - 1) }
      let jump = isOver ? 1 : min(local, length - local)
      if reverses, local > duration { local = length - local }
      return Moment(local: local, cycle: cycle, margin: min(margin, jump))
    }

    @MainActor func set(_ animation: CAAnimation, now: Double) {
      if now + begin != 0 { animation.beginTime = now + begin }
      animation.duration = duration
      (animation.speed, animation.timeOffset) = (Float(speed), offset)
      (animation.repeatCount, animation.repeatDuration) = (Float(count), total)
      (animation.autoreverses, animation.fillMode) = (reverses, fill)
      animation.isRemovedOnCompletion = fill == .removed || fill == .backwards
    }
  }

  static let clocks: [Clock] = [
    Clock(begin: 1, duration: 2), Clock(begin: 1, duration: 2, speed: 2),
    Clock(begin: 1, duration: 2, fill: .backwards), Clock(begin: 1, duration: 2, fill: .forwards),
    Clock(begin: 1, duration: 2, fill: .both), Clock(count: 3), Clock(count: 3, reverses: true),
    Clock(reverses: true), Clock(count: 1.5, fill: .forwards),
    Clock(count: 1.5, reverses: true, fill: .forwards),
    Clock(count: 2, reverses: true, fill: .forwards), Clock(duration: 4, offset: 3),
    Clock(total: 2.5, fill: .forwards), Clock(speed: 0.5, count: 1.75, reverses: true),
    Clock(begin: 0.5, duration: 0.8, speed: 1.6, offset: 0.3, count: 2.25, fill: .both),
    Clock(begin: -0.7, duration: 2, fill: .forwards), Clock(duration: 0.9, offset: 1.3, count: 2),
    Clock(duration: 0.6, total: 2.1, reverses: true, fill: .both),
  ]

  /// A film of four seconds, whatever the animation does.
  private func film(_ make: @escaping @MainActor (Double) -> CAAnimation) -> Film {
    filmed {
      CALayer().at(0, 0, 10, 10)
    } doing: {
      $0.add(make(CACurrentMediaTime()), forKey: nil)
      let idle = CABasicAnimation(keyPath: "borderWidth")
      (idle.fromValue, idle.toValue, idle.duration) = (0, 1, 4)
      $0.add(idle, forKey: nil)
    }
  }

  private func slide(_ now: Double, _ clock: Clock) -> CABasicAnimation {
    let slide = CABasicAnimation(keyPath: "transform.translation.x")
    (slide.fromValue, slide.toValue) = (50, 150)
    clock.set(slide, now: now)
    return slide
  }

  /// Compares all frames but those in which a value jumps: a rounding decides which side they are on.
  private func compare(_ film: Film, with wanted: (Double) -> (value: Double, margin: Double)) {
    for frame in film.frames(until: 4) {
      let (value, margin) = wanted(film.time(frame))
      guard margin > 1e-6 else { continue }
      let found = film.number("layer", .translate, frame) ?? .nan
      guard abs(found - value) < 1e-4 else {
        Issue.record("frame \(frame) has \(found), and should have \(value)")
        return
      }
    }
    #expect(film.findings == [])
  }

  @Test(arguments: clocks)
  func `an animation goes by its times`(clock: Clock) {
    compare(film { slide($0, clock) }) { time in
      guard let moment = clock.moment(at: time) else { return (0, distance(clock, time)) }
      return (50 + 100 * moment.local / clock.duration, moment.margin)
    }
  }

  /// Core Animation's header: each repetition begins where the one before has ended.
  @Test(arguments: clocks.filter { !$0.reverses })
  func `a cumulative animation counts its cycles`(clock: Clock) {
    let film = film { now in
      let slide = slide(now, clock)
      slide.isCumulative = true
      return slide
    }
    compare(film) { time in
      guard let moment = clock.moment(at: time) else { return (0, distance(clock, time)) }
      return (150 * moment.cycle + 50 + 100 * moment.local / clock.duration, moment.margin)
    }
  }

  /// Groups in groups: the times of each are those of the one around it, and what lasts longer is cut off.
  @Test(arguments: [
    (Clock(begin: 0.25, duration: 1.5), Clock(begin: 0.5, duration: 0.75), Clock(duration: 0.5)),
    (
      Clock(duration: 2, speed: 2, count: 2, reverses: true), Clock(begin: 0.25, duration: 1),
      Clock(begin: 0.1, duration: 0.6, count: 1.5)
    ),
    (
      Clock(begin: 0.5, duration: 1, count: 2), Clock(duration: 2, speed: 0.5, offset: 0.25),
      Clock(begin: 0.2, duration: 0.5, reverses: true)
    ),
    (
      Clock(duration: 1, total: 2.5), Clock(duration: 0.4, count: 2),
      Clock(duration: 0.4, speed: 2, fill: .both)
    ),
  ])
  func `members go by the time of their groups`(outer: Clock, inner: Clock, member: Clock) {
    let film = film { now in
      let (all, part, slide) = (CAAnimationGroup(), CAAnimationGroup(), slide(0, member))
      part.animations = [slide]
      all.animations = [part]
      inner.set(part, now: 0)
      outer.set(all, now: now)
      return all
    }
    compare(film) { time in
      var (time, margin) = (time, Double.infinity)
      for clock in [outer, inner] {
        guard let moment = clock.moment(at: time) else { return (0, margin) }
        (time, margin) = (moment.local, min(margin, moment.margin))
      }
      guard let moment = member.moment(at: time) else {
        return (0, min(margin, distance(member, time)))
      }
      return (50 + 100 * moment.local / member.duration, min(margin, moment.margin))
    }
  }

  /// Distance to the begin and the end of an object that has no effect.
  private func distance(_ clock: Clock, _ time: Double) -> Double {
    let length = clock.duration * (clock.reverses ? 2 : 1)
    let all = clock.total > 0 ? clock.total : (clock.count > 0 ? clock.count : 1) * length
    let active = (time - clock.begin) * clock.speed
    return min(abs(active), abs(all - active))
  }
}
