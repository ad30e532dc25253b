internal import HeadlessCoreGraphics
import SegueMotion

// Time inside layers: each passes on its parent's time, from a begin, at a speed, with an offset.

extension Time {
  /// A media time, counted from when the virtual clock began.
  static func media(_ seconds: CFTimeInterval) -> Time {
    .seconds(seconds - AppSession.mediaTimeAtStart)
  }

  /// The media time of a moment on the virtual clock.
  var media: CFTimeInterval { AppSession.mediaTimeAtStart + seconds }
}

extension CALayer {
  /// True if time inside passes as it does outside.
  var passesTimeOn: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// Time of the layer's clock, counted from when the virtual clock began.
  var ownTime: Time { ownTime(at: AppSession.current.clock.now) }

  func ownTime(at time: Time) -> Time {
    let outside = superlayer?.ownTime(at: time) ?? time
    if passesTimeOn { return outside }
    return .media((outside.media - beginTime) * Double(speed) + timeOffset)
  }

  /// Returns the session's time at which the layer's clock shows a time; `nil` if it never will.
  func sessionTime(_ time: Time) -> Time? {
    var outside = time
    if !passesTimeOn {
      guard speed > 0 else { return nil }
      outside = .media((time.media - timeOffset) / Double(speed) + beginTime)
    }
    guard let superlayer else { return outside }
    return superlayer.sessionTime(outside)
  }

  func time(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let outside = l.map { $0.sessionTime(.media(t)) ?? .media(t) } ?? .media(t)
    return ownTime(at: outside).media
  }

  func time(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let outside = sessionTime(.media(t)) ?? .media(t)
    return (l.map { $0.ownTime(at: outside) } ?? outside).media
  }

  /// The clock as scenes say it, for time around it that counts from `start`; `nil` for none.
  func clock(around start: Time) -> LayerClock? {
    if passesTimeOn { return nil }
    let base = AppSession.mediaTimeAtStart
    let offset = (start.seconds + base - beginTime) * Double(speed) + timeOffset - base
    return LayerClock(speed: Double(speed), offset: .seconds(offset))
  }
}
