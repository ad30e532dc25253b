public import HeadlessCoreGraphics
public import ObjectiveC
package import SegueMotion

/// Calls a method once for each frame of the virtual screen.
open class CADisplayLink: NSObject {
  private weak var target: AnyObject?
  private let selector: Selector
  /// Display links keep their targets alive, as on a device.
  private var strongTarget: AnyObject?
  private var isAdded = false
  /// The frame that was shown last when the target was called.
  fileprivate var frame = -1

  public init(target: Any, selector: Selector) {
    strongTarget = target as AnyObject
    self.target = strongTarget
    self.selector = selector
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded else { return }
    isAdded = true
    AppSession.current.displayLinks.append(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    AppSession.current.displayLinks.removeAll { $0 === self }
  }

  open func invalidate() {
    isAdded = false
    strongTarget = nil
    AppSession.current.displayLinks.removeAll { $0 === self }
  }

  open var timestamp: CFTimeInterval { AppSession.current.mediaTime(ofFrame: frame) }
  open var targetTimestamp: CFTimeInterval { AppSession.current.mediaTime(ofFrame: frame + stride) }
  open var duration: CFTimeInterval { targetTimestamp - timestamp }
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  /// Number of frames from one call to the next, as it was said before iOS 10.
  open var frameInterval: Int {
    get { stride }
    set {
      let rate = AppSession.current.frameRate.framesPerSecond
      preferredFramesPerSecond = Int((rate / Double(max(newValue, 1))).rounded())
    }
  }
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Number of frames from one call to the next.
  private var stride: Int {
    let wish = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : wish
    guard rate > 0 else { return 1 }
    return max(Int((AppSession.current.frameRate.framesPerSecond / rate).rounded()), 1)
  }

  fileprivate func isDue(in frame: Int) -> Bool {
    isAdded && !isPaused && self.frame < frame && frame % stride == 0
  }

  fileprivate func tick(_ frame: Int) {
    self.frame = frame
    guard let target else { return }
    AppSession.current.send(selector, to: target, with: [self])
  }
}

/// Range of frame rates at which a display link wants to be called.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// The time that animations go by.
///
/// It does not begin at zero: code takes a zero for "not yet".
public func CACurrentMediaTime() -> CFTimeInterval {
  AppSession.mediaTimeAtStart + AppSession.current.clock.now.seconds
}

extension AppSession {
  /// Media time at which the virtual clock begins.
  static let mediaTimeAtStart = 1000.0

  fileprivate func mediaTime(ofFrame frame: Int) -> CFTimeInterval {
    AppSession.mediaTimeAtStart + time(ofFrame: max(frame, 0)).seconds
  }

  /// Returns the time at which a frame is shown, rounded down: what happens then is to be seen in that frame.
  package func time(ofFrame frame: Int) -> Time {
    firstFrame + Time(nanoseconds: frameRate.wholeNanoseconds(ofFrame: frame))
  }

  /// The frame that is shown at a moment.
  package func frame(at time: Time) -> Int {
    var frame = Int(frameRate.framesPerSecond * (time - firstFrame).seconds)
    while self.time(ofFrame: frame + 1) <= time { frame += 1 }
    while frame > 0, self.time(ofFrame: frame) > time { frame -= 1 }
    return frame
  }

  /// Time of the next call of the display links.
  var nextTick: Time? {
    guard
      displayLinks.contains(where: { !$0.isPaused })
        || movingLayers.all.contains(where: \.drawsItsMovement)
    else { return nil }
    return time(ofFrame: frame(at: clock.now) + 1)
  }

  func tickDisplayLinks() {
    let frame = frame(at: clock.now)
    guard time(ofFrame: frame) == clock.now else { return }
    for link in displayLinks where link.isDue(in: frame) { link.tick(frame) }
    for layer in movingLayers.all where layer.drawsItsMovement { layer.drawMovement() }
  }
}

extension FrameRate {
  /// The nanoseconds from frame 0 to another, rounded down.
  fileprivate func wholeNanoseconds(ofFrame index: Int) -> Int64 {
    Int64(Int128(index) * Int128(denominator) * 1_000_000_000 / Int128(numerator))
  }
}
