public import SegueSceneGraph
import SegueTextSupport

/// A moment with a name: for goldens, posters and strips.
public struct Mark: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The moment.
  package var time: Time

  /// The moment `time`, called `name`.
  public init(_ name: String, at time: Time) {
    self.name = name
    self.time = time
  }
}

/// A stretch of time in which no layer appears, disappears or changes its place in the tree.
public struct Epoch: Hashable, Sendable {
  /// Start of the epoch; its animations count their time from here.
  package var start: Time
  /// The layers.
  package var tree: LayerTree
  /// Animations of the epoch.
  package var timeline: Timeline
  /// Timeline that determines the resting positions of layers; `nil` for the timeline itself.
  ///
  /// Movement that has been interrupted begins where nothing has ever rested.
  package var restingTimeline: Timeline?

  /// The stretch with these layers and animations.
  public init(start: Time = .zero, tree: LayerTree, timeline: Timeline = Timeline()) {
    self.start = start
    self.tree = tree
    self.timeline = timeline
  }

  /// End of the epoch's last animation; `nil` if one never ends.
  package var end: Time? {
    timeline.end(in: tree).map { start + $0 }
  }
}

/// Contents of the canvas at any instant: the one value that every way of describing a film yields.
///
/// Law: sampling is pure. A moment looks the same alone, in a film, and in any order.
public struct AnimatedScene: Hashable, Sendable {
  /// The area that is drawn on.
  public var canvas: Canvas {
    didSet { if canvas.size != oldValue.size { layouts = epochs.map { $0.layout(on: canvas) } } }
  }
  /// Number of frames that a film of the scene shows each second.
  public var frameRate: FrameRate
  /// The length of the film.
  public var duration: Time
  /// Blur of what moves, as in a film that a camera has shot; `nil` for frames that are moments.
  package var motionBlur: MotionBlur?
  /// Moments with names, in the author's order.
  package var marks: [Mark]
  /// The stretches of the film, by their beginning; there is at least one, and the first begins
  /// at zero.
  package let epochs: [Epoch]
  /// The moments at which something begins to move or comes to rest, as far as they are known.
  package var seams: [MotionBoundary] = []
  /// Resting positions of the layers of each epoch.
  private var layouts: [Layout]

  /// The scene with these parts.
  ///
  /// - Parameter duration: the length of the film, or `nil` to end with the last animation. An
  ///   animation that never ends must come with a duration.
  public init(
    canvas: Canvas, frameRate: FrameRate = .sixty, duration: Time? = nil, marks: [Mark] = [],
    epochs: [Epoch]
  ) {
    precondition(epochs.first?.start == .zero, "the first epoch must begin at zero")
    precondition(
      zip(epochs, epochs.dropFirst()).allSatisfy { $0.start < $1.start },
      "each epoch must begin after the one before it")
    self.canvas = canvas
    self.frameRate = frameRate
    self.marks = marks
    self.epochs = epochs
    layouts = epochs.map { $0.layout(on: canvas) }
    self.duration = duration ?? AnimatedScene.derivedDuration(of: epochs) ?? .zero
  }

  /// Returns the end of the last animation; `nil` if one never ends.
  ///
  /// Only the last epoch lasts as long as its animations; earlier ones end when the next begins.
  package static func derivedDuration(of epochs: [Epoch]) -> Time? {
    epochs.last?.end
  }

  /// The number of frames of a film of the scene.
  public var frameCount: Int { frameRate.frameCount(for: duration) }

  /// Returns the contents of the canvas at `time`; from the end of the film on, the end.
  package func scene(at time: FrameTime) -> Scene {
    let shown = time.isAtOrAfter(duration) ? FrameTime(duration) : time
    let index = epochs.lastIndex { shown.isAtOrAfter($0.start) } ?? 0
    return scene(in: epochs[index], layouts[index], at: shown)
  }

  /// Returns the layers at `time`, as they are when nothing is animated.
  package func tree(at time: Time) -> LayerTree {
    (epochs.last { $0.start <= time } ?? epochs[0]).tree
  }

  /// Returns the contents of the canvas that an epoch has at `time`, whether or not it is the one that is seen
  /// then.
  package func scene(in epoch: Epoch, at time: FrameTime) -> Scene {
    scene(in: epoch, epoch.layout(on: canvas), at: time)
  }

  private func scene(in epoch: Epoch, _ layout: Layout, at time: FrameTime) -> Scene {
    Scene(
      canvas: canvas, tree: epoch.tree,
      properties: epoch.timeline.properties(of: epoch.tree, at: time.seconds(since: epoch.start)),
      layout: layout)
  }

  /// Returns the contents of the canvas at `time`.
  package func scene(at time: Time) -> Scene {
    scene(at: FrameTime(time))
  }

  /// Returns the scene for a picture at the moment `time`: the frame, if it names one to the nanosecond.
  package func still(at time: Time) -> Scene { scene(at: moment(of: time)) }

  /// Returns the moment that a picture at `time` shows: the frame's, if it names one to the nanosecond.
  package func moment(of time: Time) -> FrameTime {
    time < duration ? frameRate.exactTime(time) : FrameTime(duration)
  }

  /// Returns the scene of frame `index` of a film.
  public func scene(frame index: Int) -> Scene {
    scene(at: frameRate.time(ofFrame: index))
  }
}

extension AnimatedScene {
  /// The longest film.
  package static let longest = Time.seconds(3600)
  /// The most frames of a film.
  package static let mostFrames = 216_000

  /// The sentence about a film that is longer than any may be; `nil` for others.
  package var excess: String? {
    if duration <= Self.longest, frameCount <= Self.mostFrames { return nil }
    return "the film has \(frameCount) frames in \(duration.seconds.shortest) s: at most"
      + " \(Self.mostFrames) in \(Self.longest.seconds.shortest) s"
  }
}
