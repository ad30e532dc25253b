import HeadlessCoreGraphics

/// Decides which of the gestures under fingers are made.
///
/// Inner views come before outer ones, high priority before both. The first gesture that is recognized ends all
/// others of the same fingers but those that may be made at the same time.
@MainActor
final class GestureArena {
  /// A gesture that fingers may be making.
  private final class Track {
    let site: any GestureSite
    var tracker = AnyGestureTracker()
    var isRecognized = false
    var fingers: Set<ObjectIdentifier> = []

    init(_ site: any GestureSite) { self.site = site }
  }

  private var tracks: [Track] = []
  /// Ends that wait until no gesture that comes first wants more taps.
  private var waiting: [(track: Track, work: () -> Void)] = []
  private var ends: [() -> Void] = []
  private var depth = 0

  /// True while a finger may be making a gesture.
  var isBusy: Bool { !tracks.isEmpty }

  /// Takes what a finger does, which has come down on views with these gestures, from the inside out.
  func take(_ touch: GestureTouch, on sites: [any GestureSite]) {
    if touch.phase == .began { begin(touch, on: sites) }
    settle {
      for track in tracks where track.fingers.contains(touch.id) && !track.tracker.isOver {
        track.tracker.take(touch)
      }
    }
    if touch.phase == .cancelled || touch.phase == .ended {
      tracks.removeAll { $0.tracker.isOver }
    }
  }

  private func begin(_ touch: GestureTouch, on sites: [any GestureSite]) {
    tracks.removeAll { $0.tracker.isOver }
    for site in Self.ordered(sites) where site.isEnabled {
      let known = tracks.first { $0.site === site }
      let track = known ?? Track(site)
      track.fingers.insert(touch.id)
      guard known == nil else { continue }
      let context = GestureContext { [weak site] in site?.local($0) ?? $0 }
      context.named = { [weak site] in site?.place($0, inSpaceNamed: $1) }
      context.whenFree = { [unowned self, unowned track] in whenFree(track, $0) }
      context.atEnd = { [unowned self] work in
        settle { ends.append(work) }
      }
      track.tracker = site.makeTracker(context) { [unowned self, weak track] isRecognized in
        guard let track else { return }
        if isRecognized { recognize(track) } else { proceed() }
      }
      tracks.append(track)
    }
  }

  /// Gestures of high priority from the outside in, then the others from the inside out.
  private static func ordered(_ sites: [any GestureSite]) -> [any GestureSite] {
    sites.reversed().filter { $0.rank == .high } + sites.filter { $0.rank != .high }
  }

  private func recognize(_ track: Track) {
    guard !track.isRecognized else { return proceed() }
    track.isRecognized = true
    guard track.site.rank != .simultaneous else { return proceed() }
    for other in tracks
    where other !== track && other.site.rank != .simultaneous && !other.isRecognized
      && !other.fingers.isDisjoint(with: track.fingers)
    {
      other.tracker.cancel()
    }
    proceed()
  }

  // MARK: Taps that wait

  private func whenFree(_ track: Track, _ work: @escaping () -> Void) {
    if isFree(track) { return work() }
    waiting.append((track, work))
  }

  private func isFree(_ track: Track) -> Bool {
    guard track.site.rank != .simultaneous else { return true }
    return !tracks.prefix { $0 !== track }.contains { $0.tracker.wantsMoreTaps }
  }

  private func proceed() {
    let free = waiting.filter { isFree($0.track) }
    waiting.removeAll { item in free.contains { $0.track === item.track } }
    for item in free { settle(item.work) }
  }

  // MARK: Ends

  /// Does something, and then what comes at the end of the gestures that it ends.
  private func settle(_ work: () -> Void) {
    depth += 1
    work()
    depth -= 1
    guard depth == 0 else { return }
    while !ends.isEmpty {
      let due = ends
      ends = []
      for end in due { end() }
    }
  }
}
