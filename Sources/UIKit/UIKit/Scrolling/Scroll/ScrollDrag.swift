import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// Drag of a content by a finger.
struct ScrollDrag {
  var isTracking = false
  var isDragging = false
  /// Offset of the content when the finger began.
  var start = CGPoint.zero
  /// Axes that follow the finger: only one where the direction is locked, or where nothing scrolls.
  var follows = (horizontally: true, vertically: true)
}

/// The pan that scrolls: it begins only where there is something to scroll to.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    self.scrollView = scrollView
    addTarget(self, action: Selector("follow", ScrollPan.follow))
  }

  override init?(coder: NSCoder) { super.init(coder: coder) }

  override func mayBegin() -> Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    let (way, can) = (velocity(in: scrollView), scrollView.scrolls)
    return way.x.magnitude > way.y.magnitude ? can.horizontally : can.vertically
  }

  private func follow() {
    guard let scrollView else { return }
    switch state {
    case .began: scrollView.beginDrag(velocity(in: scrollView))
    case .changed: scrollView.drag(translation(in: scrollView))
    case .ended, .cancelled:
      scrollView.endDrag(state == .ended ? velocity(in: scrollView) : .zero)
    default: break
    }
  }
}

extension UIScrollView {
  fileprivate func beginDrag(_ velocity: CGPoint) {
    movement?.stop()
    movement = nil
    delegate?.scrollViewWillBeginDragging(self)
    (drag.isTracking, drag.isDragging) = (true, true)
    // Pages that were still turning are placed anew.
    willFollowFinger()
    drag.start = contentOffset
    drag.follows = scrolls
    guard isDirectionalLockEnabled else { return }
    let isAcross = velocity.x.magnitude > velocity.y.magnitude
    drag.follows = (drag.follows.horizontally && isAcross, drag.follows.vertically && !isAcross)
  }

  fileprivate func drag(_ way: CGPoint) {
    let (least, most) = offsetRange
    func follow(
      _ isFollowed: Bool, from start: CGFloat, by way: CGFloat, in range: ClosedRange<CGFloat>,
      length: CGFloat
    ) -> CGFloat {
      guard isFollowed else { return start }
      let place = start - way
      guard bounces else { return min(max(place, range.lowerBound), range.upperBound) }
      return CGFloat(
        AxisMotion.rubberBand(
          Double(place), within: Double(range.lowerBound)...Double(range.upperBound),
          length: Double(length)))
    }
    contentOffset = CGPoint(
      x: follow(
        drag.follows.horizontally, from: drag.start.x, by: way.x, in: least.x...most.x,
        length: bounds.width),
      y: follow(
        drag.follows.vertically, from: drag.start.y, by: way.y, in: least.y...most.y,
        length: bounds.height))
  }

  fileprivate func endDrag(_ finger: CGPoint) {
    let speed = CGPoint(
      x: drag.follows.horizontally ? -finger.x : 0, y: drag.follows.vertically ? -finger.y : 0)
    var motion = glide(speed)
    let free = motion.destination
    var target = target(isPagingEnabled ? page(speed) : free, speed)
    // The target is the delegate's to change for as long as the call lasts.
    unsafe delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &target)
    if target != free { motion = GlideMotion(from: contentOffset, speed, to: target) }
    (drag.isTracking, drag.isDragging) = (false, false)
    let glides = motion.duration > 0 && motion.destination != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: glides)
    if glides { decelerate(motion) } else { cameToRest() }
  }

  private func decelerate(_ motion: GlideMotion) {
    delegate?.scrollViewWillBeginDecelerating(self)
    movement = ScrollMovement(duration: motion.duration, isDeceleration: true) {
      [weak self] in
      self?.contentOffset = motion.place(at: $0)
    } ended: { [weak self] in
      guard let self else { return }
      movement = nil
      contentOffset = motion.destination
      cameToRest()
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  private func glide(_ speed: CGPoint) -> GlideMotion {
    let (least, most) = offsetRange
    let rate = Double(decelerationRate.rawValue)
    return GlideMotion(
      x: AxisMotion(
        from: Double(contentOffset.x), velocity: Double(speed.x), decelerationRate: rate,
        within: Double(least.x)...Double(most.x)),
      y: AxisMotion(
        from: Double(contentOffset.y), velocity: Double(speed.y), decelerationRate: rate,
        within: Double(least.y)...Double(most.y)),
      range: bounces ? nil : (least, most))
  }

  /// The offset of the page that a finger leaves the content at; a flick turns one page at most.
  private func page(_ speed: CGPoint) -> CGPoint {
    func nearest(
      to offset: CGFloat, from start: CGFloat, speed: CGFloat, length: CGFloat
    ) -> CGFloat {
      guard length > 0 else { return offset }
      let (here, from) = (offset / length, (start / length).rounded())
      let wish =
        speed.magnitude > 100 ? (speed > 0 ? floor(here) + 1 : ceil(here) - 1) : here.rounded()
      return min(max(wish, from - 1), from + 1) * length
    }
    let (offset, start) = (contentOffset, drag.start)
    return inside(
      CGPoint(
        x: drag.follows.horizontally
          ? nearest(to: offset.x, from: start.x, speed: speed.x, length: bounds.width) : offset.x,
        y: drag.follows.vertically
          ? nearest(to: offset.y, from: start.y, speed: speed.y, length: bounds.height) : offset.y))
  }
}

/// Movement of a released content along both axes.
private struct GlideMotion {
  let x: AxisMotion
  let y: AxisMotion
  /// Allowed positions of the content, if it does not bounce.
  var range: (least: CGPoint, most: CGPoint)?

  init(x: AxisMotion, y: AxisMotion, range: (least: CGPoint, most: CGPoint)?) {
    (self.x, self.y, self.range) = (x, y, range)
  }

  init(from start: CGPoint, _ speed: CGPoint, to target: CGPoint) {
    x = AxisMotion(from: Double(start.x), velocity: Double(speed.x), to: Double(target.x))
    y = AxisMotion(from: Double(start.y), velocity: Double(speed.y), to: Double(target.y))
  }

  var duration: Double { max(x.duration, y.duration) }
  var destination: CGPoint { CGPoint(x: x.destination, y: y.destination) }

  func place(at seconds: Double) -> CGPoint {
    let place = CGPoint(x: x.place(at: seconds), y: y.place(at: seconds))
    guard let range else { return place }
    return CGPoint(
      x: min(max(place.x, range.least.x), range.most.x),
      y: min(max(place.y, range.least.y), range.most.y))
  }
}

/// Movement of a content along one axis after a finger lets it go, in closed form.
///
/// It loses speed by a factor each millisecond, as UIKit documents; beyond its end it comes back as a
/// critically damped spring does. The spring's stiffness is what observers of UIKit have measured.
private struct AxisMotion {
  /// Position at which the content comes to rest.
  let destination: Double
  /// Duration until then, in seconds.
  let duration: Double
  private let start: Double
  private let velocity: Double
  /// The logarithm of what is left of the speed after a second.
  private let rate: Double
  /// Time at which the spring takes over.
  private let springBegin: Double

  private static let stiffness = 10.0
  /// Distance that is no longer visible, in points.
  private static let threshold = 0.5 / 3

  /// A content that glides until it stops or meets its end.
  init(
    from start: Double, velocity: Double, decelerationRate: Double,
    within range: ClosedRange<Double>
  ) {
    (self.start, self.velocity) = (start, velocity)
    rate = 1000 * log(decelerationRate)
    let free = start - velocity / rate
    guard range.contains(start) else {
      destination = start < range.lowerBound ? range.lowerBound : range.upperBound
      springBegin = 0
      duration = AxisMotion.springDuration(start - destination, velocity)
      return
    }
    guard range.contains(free) else {
      destination = free < range.lowerBound ? range.lowerBound : range.upperBound
      springBegin = log(1 + (destination - start) * rate / velocity) / rate
      duration = springBegin + AxisMotion.springDuration(0, velocity * exp(rate * springBegin))
      return
    }
    destination = free
    let left = -AxisMotion.threshold * rate
    duration = velocity.magnitude <= left ? 0 : log(left / velocity.magnitude) / rate
    springBegin = duration
  }

  /// A content that comes to rest at a place that somebody has chosen.
  init(from start: Double, velocity: Double, to destination: Double) {
    (self.start, self.velocity, self.destination) = (start, velocity, destination)
    (rate, springBegin) = (-1, 0)
    duration = AxisMotion.springDuration(start - destination, velocity)
  }

  /// Returns the position of the content after some seconds.
  func place(at seconds: Double) -> Double {
    guard seconds < duration else { return destination }
    guard seconds >= springBegin else {
      return start + velocity * (exp(rate * seconds) - 1) / rate
    }
    let offset = springBegin > 0 ? 0 : start - destination
    let speed = velocity * exp(rate * springBegin)
    let time = seconds - springBegin
    let beta = AxisMotion.stiffness
    return destination + exp(-beta * time) * (offset + (speed + beta * offset) * time)
  }

  /// Returns the time after which a critically damped spring is as good as at rest.
  private static func springDuration(_ offset: Double, _ velocity: Double) -> Double {
    let (beta, slope) = (stiffness, velocity + stiffness * offset)
    let first = offset == 0 ? 0 : log(2 * offset.magnitude / threshold) / beta
    let second =
      slope == 0 ? 0 : 2 / beta * log(4 * slope.magnitude / (exp(1) * beta * threshold))
    return max(first, second, 0)
  }

  /// Returns the position of a content that a finger pulls beyond its end.
  static func rubberBand(
    _ place: Double, within range: ClosedRange<Double>, length: Double
  ) -> Double {
    let end = min(max(place, range.lowerBound), range.upperBound)
    let way = (place - end).magnitude
    guard way > 0, length > 0 else { return end }
    let shown = (1 - 1 / (way * 0.55 / length + 1)) * length
    return place < end ? end - shown : end + shown
  }
}
