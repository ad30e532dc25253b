package import ObjectiveC
package import SegueMotion

/// One app that runs on a virtual clock: its windows, what moves in them, and what was found.
package final class AppSession {
  /// The app that runs now.
  ///
  /// An app belongs to the main thread, as on a device; one runs after the other.
  package static var current: AppSession {
    get { unsafe running }
    set { unsafe running = newValue }
  }
  nonisolated(unsafe) private static var running = AppSession()

  /// False if everything is laid out and written down anew whenever something has changed: that makes the same
  /// films, and takes longer.
  package static var remembers: Bool {
    get { unsafe keepsWhatIsKnown }
    set { unsafe keepsWhatIsKnown = newValue }
  }
  nonisolated(unsafe) private static var keepsWhatIsKnown = true

  /// The clock that everything in the app goes by.
  package let clock = VirtualClock()
  /// Rate at which the screen shows something new.
  package let frameRate: FrameRate
  /// Time at which frame 0 is shown.
  package var firstFrame = Time.zero
  /// The layers of the windows, the one in front last.
  package var rootLayers: [CALayer] = []
  /// Findings about the app that its users would notice.
  package var findings: [AppFinding] = []
  /// The methods of the app that run, the innermost last.
  var runningMethods: [RunningMethod] = []
  /// True if the running code would be on another thread on a device.
  package private(set) var isOffMain = false
  /// Closure that runs before changes are shown: views are laid out.
  package var beforeCommit: () -> Void = {}
  /// Recorder that draws the screen into a film; `nil` while nobody watches.
  package var recorder: SceneRecorder?

  /// Objects that higher modules keep about the app, by type.
  private var belongings: [ObjectIdentifier: AnyObject] = [:]

  /// Something of a type of which each app has one, made when it is first asked for.
  package func belonging<Kind: AnyObject>(_ make: () -> Kind) -> Kind {
    if let known = belongings[ObjectIdentifier(Kind.self)] as? Kind { return known }
    let new = make()
    belongings[ObjectIdentifier(Kind.self)] = new
    return new
  }

  let transactions = TransactionStack()
  /// The layers that move, in the order in which they began.
  let movingLayers = AnimatingLayers()
  /// Notices to delegates of animations.
  let notices = AnimationNotices()
  /// The display links that run, in the order in which they were added.
  var displayLinks: [CADisplayLink] = []
  /// The methods that will be called after a while.
  var delayedCalls: [DelayedCall] = []
  /// Number of things that have received a number of their own.
  private var count = 0
  /// True if something has changed since the last frame was shown.
  package var isDirty = true
  /// True if the loop was stopped because it would never have ended.
  private var hasRunAway = false

  package init(frameRate: FrameRate = .sixty) {
    self.frameRate = frameRate
  }

  /// The most jobs that an app may do without letting time pass.
  private static let mostJobsAtOnce = 20_000

  /// Calls a method, and says whether that was possible.
  @discardableResult
  package func send(_ selector: Selector, to target: AnyObject, with arguments: [Any?]) -> Bool {
    do {
      try running(selector.name, of: type(of: target)) {
        _ = try selector.call(on: target, with: arguments)
      }
      return true
    } catch {
      let place = SourcePlaces.place(of: type(of: target), [selector.name])
      note(AppFinding(.actionFailed, "\(error)", at: place))
      return false
    }
  }

  /// Does what would be done on another thread on a device.
  func offMain(_ work: () -> Void) {
    let before = isOffMain
    defer { isOffMain = before }
    isOffMain = true
    work()
  }

  /// A number that nothing else in the app has.
  package func nextNumber() -> Int {
    count += 1
    return count
  }
}

// MARK: - Running

extension AppSession {
  /// Lets time pass until a moment, with everything that the app has asked for until then.
  package func run(until end: Time) {
    settle()
    while let next = nextEvent, next <= end, !hasRunAway {
      clock.advance(to: next)
      finishAnimations()
      tickDisplayLinks()
      settle()
    }
    clock.advance(to: end)
    settle()
  }

  /// Lets time pass until nothing moves and nothing waits, or until `limit`; says whether it ended.
  @discardableResult
  package func runUntilIdle(limit: Time) -> Bool {
    settle()
    while let next = nextEvent, !hasRunAway {
      if next > limit {
        clock.advance(to: limit)
        settle()
        return false
      }
      clock.advance(to: next)
      finishAnimations()
      tickDisplayLinks()
      settle()
    }
    return !hasRunAway
  }

  /// Does everything that is due now, and shows what came of it.
  package func settle() {
    var count = 0
    commit()
    while clock.runNextDueJob() {
      commit()
      count += 1
      if count > AppSession.mostJobsAtOnce {
        hasRunAway = true
        note(AppFinding(.runaway, "the app keeps asking for more work without letting time pass"))
        return
      }
    }
  }

  /// Time of the next event; `nil` if there is none.
  private var nextEvent: Time? {
    [clock.nextJob, nextAnimationEnd, nextTick].compactMap { $0 }.min()
  }

  /// Ends the implicit transaction: what has changed is laid out, and shown from now on.
  package func commit() {
    ObservedObjects.tellChanges()
    beforeCommit()
    transactions.endImplicit()
    dropMovementsOutsideTheTree()
    ObservedObjects.tellChanges()
    guard isDirty else { return }
    isDirty = false
    recorder?.record(rootLayers, at: clock.now)
    for layer in rootLayers { layer.markAsShown() }
  }
}

// MARK: - Animations that end

extension AppSession {
  /// Time at which everything that moves for ever has moved once; `nil` if nothing does.
  package var endOfFirstCycles: Time? {
    movingLayers.all.flatMap(\.lanes).compactMap(\.animation.endOfFirstCycle).max()
  }

  private var nextAnimationEnd: Time? {
    movingLayers.all.compactMap(\.nextAnimationEnd).min().map { max($0, clock.now) }
  }

  private func finishAnimations() {
    for layer in movingLayers.all { layer.finishAnimations() }
    movingLayers.removeResting()
  }

  /// A layer that was taken out of its window does not move any more.
  private func dropMovementsOutsideTheTree() {
    for layer in movingLayers.all where layer.wasShown && !layer.isInWindow {
      layer.removeAllAnimations()
    }
    movingLayers.removeResting()
  }
}
