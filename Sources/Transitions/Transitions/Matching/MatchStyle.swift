public import SegueGeometry
public import SegueMotion

/// How a thing that two screens share goes from its place on the one to its place on the other.
public struct MatchStyle: Hashable, Sendable {
  /// How its box moves.
  public var run: Run
  /// How its size changes, where that has a pace of its own.
  public var resizing: Run?
  /// Which way it bends.
  public var arc: ArcMode
  /// Which points of the box move on that arc.
  public var guide: RectArc.Guide
  /// What is drawn in the moving box.
  public var contents: Contents
  /// How what is drawn fits into the box.
  public var fit: ContentFit
  /// Whether the box has a background, corners, a border and a shadow that go from those of the one
  /// picture to those of the other; otherwise each picture keeps its own.
  public var blendsLooks = true
  /// Whether a thing inside of another one moves inside of it, and is cut with it.
  public var nests = true
  /// What becomes of what only one of the screens has; `nil` if it stays with its screen.
  public var loners: LonerStyle?
  /// How high the box lies: above all others that have a lower number.
  public var zIndex = 0.0
  /// Whether the box cuts what it shows, even where neither picture is cut on its screen.
  public var clips = false
  /// What cuts the box.
  public var clipping = Clipping.ancestors
  /// Whether the pictures move inside of their screens, in the order and behind the windows that they
  /// have there; otherwise they leave a hole and move above both.
  public var staysInScreens = false
  /// How large the places are that the pictures have on their screens.
  public var placeholder = Placeholder.content
  /// What pictures do in the box, besides fading.
  public var effects: [Role: PictureEffect] = [:]
  /// What the pictures take over from the box.
  public var geometry = MatchedGeometry()
  /// What of the box goes in whole pixels.
  public var steps = PixelSteps.none
  /// Whether the leaving picture stands still, as a snapshot.
  public var freezesOld = false

  /// The style with these parts.
  public init(
    _ run: Run, arc: ArcMode = .linear, guide: RectArc.Guide = .corners, contents: Contents,
    fit: ContentFit = ContentFit(.automatic)
  ) {
    self.run = run
    self.arc = arc
    self.guide = guide
    self.contents = contents
    self.fit = fit
  }
}

extension MatchStyle {
  /// What of a box goes in whole pixels.
  public enum PixelSteps: Hashable, Sendable {
    /// Nothing.
    case none
    /// Where it is.
    case position
    /// Where it is, and how large.
    case frame
  }

  /// The style, with all runs changed.
  public func changingRuns(_ change: (Run) -> Run) -> MatchStyle {
    var style = self
    style.run = change(run)
    style.resizing = resizing.map(change)
    style.contents = contents.fading { $0.changingRuns(change) }
    style.effects = effects.mapValues { $0.changingRuns(change) }
    if let run = loners?.leaving?.stretch.run { style.loners?.leaving?.stretch.run = change(run) }
    if let run = loners?.arriving?.stretch.run {
      style.loners?.arriving?.stretch.run = change(run)
    }
    return style
  }

  /// The style, in which everything begins later.
  public func delayed(by delay: Time) -> MatchStyle {
    changingRuns { run in
      var run = run
      run.delay = run.delay + delay
      return run
    }
  }

  /// What is drawn in a moving box.
  public enum Contents: Hashable, Sendable {
    /// The picture of the screen in this role alone, from the beginning to the end.
    case only(Role)
    /// Both pictures, the one of this role above the other.
    case both(ContentFade, above: Role)
    /// Both pictures, whose light adds up.
    case sum(ContentFade)
    /// Both pictures where they differ, the arriving one above; otherwise one of them.
    case changes(ContentFade)
  }
}

extension MatchStyle.Contents {
  /// The same, with another fade.
  public func fading(_ change: (ContentFade) -> ContentFade) -> MatchStyle.Contents {
    switch self {
    case .only: self
    case .both(let fade, let top): .both(change(fade), above: top)
    case .sum(let fade): .sum(change(fade))
    case .changes(let fade): .changes(change(fade))
    }
  }
}

extension ContentFade {
  /// The fade, with all runs changed.
  func changingRuns(_ change: (Run) -> Run) -> ContentFade {
    var fade = self
    if let run = leaving?.run { fade.leaving?.run = change(run) }
    if let run = arriving?.run { fade.arriving?.run = change(run) }
    return fade
  }
}

/// How the picture of the leaving screen goes and that of the arriving one comes.
public struct ContentFade: Hashable, Sendable {
  /// A stretch of a run in which an opacity changes.
  public struct Stretch: Hashable, Sendable {
    /// The run.
    public var run: Run
    /// Where the change begins, as a fraction of the way that the run has come.
    public var start: Double
    /// Where it ends.
    public var end: Double

    /// The stretch of a run between two fractions of its way.
    public init(_ run: Run, from start: Double = 0, to end: Double = 1) {
      self.run = run
      self.start = start
      self.end = end
    }
  }

  /// When the leaving picture fades out; `nil` if it stays.
  public var leaving: Stretch?
  /// When the arriving picture fades in; `nil` if it is there from the beginning.
  public var arriving: Stretch?

  /// The fade with these parts.
  public init(leaving: Stretch?, arriving: Stretch?) {
    self.leaving = leaving
    self.arriving = arriving
  }
}

/// How a picture fits into a box that changes its size.
public struct ContentFit: Hashable, Sendable {
  /// How large the picture is.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// A layer without others inside becomes as large as the box; all else is scaled to its width.
    case automatic
    /// As large as the box: texts are set anew, pictures find their place anew.
    case resize
    /// Stretched to the box, without regard to proportions.
    case stretch
    /// Scaled to the width of the box.
    case width
    /// Scaled to the height of the box.
    case height
    /// Scaled to be as large as possible with all of it inside.
    case fit
    /// Scaled to be as small as possible with the box covered.
    case fill
    /// As large as possible with all of it inside, and no larger than on its screen.
    case inside
    /// As large as on its screen.
    case original
  }

  /// How large the picture is.
  public var mode: Mode
  /// Which of its points stands on the same point of the box.
  public var alignment: UnitPoint

  /// The fit with this mode, and where what is left over goes.
  public init(_ mode: Mode, at alignment: UnitPoint = .center) {
    self.mode = mode
    self.alignment = alignment
  }
}
