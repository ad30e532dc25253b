package import SegueGeometry
package import SegueMotion
package import SegueSceneGraph

/// Style of the movement of a shared element from its place on the one screen to its place on the other.
package struct MatchStyle: Hashable, Sendable {
  /// Run of its box.
  package var run: TransitionTiming
  /// Run of its size, where that has a timing curve of its own.
  package var resizing: TransitionTiming?
  /// Arc of its path.
  package var arc: PointArc.Mode
  /// Points of the box that move on that arc.
  package var guide: RectArc.Guide
  /// Content of the moving box.
  package var contents: Contents
  /// Fit of the content in the box.
  package var fit: ContentFit
  /// True if the box has a background, corners, a border and a shadow that go from those of the one picture to
  /// those of the other; otherwise each picture keeps its own.
  package var blendsLooks = true
  /// True if an element inside of another one moves inside of it, and is cut with it.
  package var nests = true
  /// Shared thing inside of whose box it moves, in the words of CSS; `nil` for the one around it, if it nests.
  package var grouping: Grouping?
  /// Style of elements that only one of the screens has; `nil` if they stay with their screen.
  package var loners: UnmatchedStyle?
  /// Stacking order of the box: above all others that have a lower number.
  package var zIndex = 0.0
  /// True if the box cuts its content, even where neither picture is cut on its screen.
  package var clips = false
  /// Clip of the box.
  package var clipping = Clipping.ancestors
  /// True if the pictures move inside of their screens, in the order and behind the windows that they have
  /// there; otherwise they leave a hole and move above both.
  package var staysInScreens = false
  /// Size of the placeholders that the pictures have on their screens.
  package var placeholder = Placeholder.content
  /// Effects of the pictures in the box, besides fading.
  package var effects: [Role: PictureEffect] = [:]
  /// Geometry that the pictures take over from the box.
  package var geometry = MatchedGeometry()
  /// Parts of the box's frame that move in whole pixels.
  package var steps = PixelSteps.none
  /// True if the leaving picture stands still, as a snapshot.
  package var freezesOld = false

  /// The style with these parts.
  package init(
    _ run: TransitionTiming, arc: PointArc.Mode = .linear, guide: RectArc.Guide = .corners,
    contents: Contents,
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
  /// Parts of a box's frame that can move in whole pixels.
  package enum PixelSteps: Hashable, Sendable {
    /// Nothing.
    case none
    /// Its position.
    case position
    /// Its position and size.
    case frame
  }

  /// The style, with all runs changed.
  package func changingRuns(_ change: (TransitionTiming) -> TransitionTiming) -> MatchStyle {
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
  package func delayed(by delay: Time) -> MatchStyle {
    changingRuns { run in
      var run = run
      run.delay = run.delay + delay
      return run
    }
  }

  /// Contents of a moving box.
  package enum Contents: Hashable, Sendable {
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
  package func fading(_ change: (ContentFade) -> ContentFade) -> MatchStyle.Contents {
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
  func changingRuns(_ change: (TransitionTiming) -> TransitionTiming) -> ContentFade {
    var fade = self
    if let run = leaving?.run { fade.leaving?.run = change(run) }
    if let run = arriving?.run { fade.arriving?.run = change(run) }
    return fade
  }
}

/// Fade of the leaving screen's picture and of the arriving screen's.
package struct ContentFade: Hashable, Sendable {
  /// A stretch of a run in which an opacity changes.
  package struct Stretch: Hashable, Sendable {
    /// The run.
    package var run: TransitionTiming
    /// Start of the change, as a fraction of the run's progress.
    package var start: Double
    /// End of the change.
    package var end: Double

    /// The stretch of a run between two fractions of its way.
    package init(_ run: TransitionTiming, from start: Double = 0, to end: Double = 1) {
      self.run = run
      self.start = start
      self.end = end
    }
  }

  /// Stretch in which the leaving picture fades out; `nil` if it stays.
  package var leaving: Stretch?
  /// Stretch in which the arriving picture fades in; `nil` if it is there from the beginning.
  package var arriving: Stretch?

  /// The fade with these parts.
  package init(leaving: Stretch?, arriving: Stretch?) {
    self.leaving = leaving
    self.arriving = arriving
  }
}

/// Fit of a picture in a box that changes its size.
package struct ContentFit: Hashable, Sendable {
  /// Sizing modes of the picture.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
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

  /// Sizing mode of the picture.
  package var mode: Mode
  /// Point of the picture that stands on the same point of the box.
  package var alignment: UnitPoint

  /// The fit with this mode, and where what is left over goes.
  package init(_ mode: Mode, at alignment: UnitPoint = .center) {
    self.mode = mode
    self.alignment = alignment
  }
}

extension MatchStyle {
  /// Clips of a box while it lies above the screens.
  package enum Clipping: String, Hashable, Sendable, CaseIterable {
    /// All that cuts the pictures on their screens.
    case ancestors
    /// The shared thing inside of which it moves, and nothing else.
    case parent
    /// Nothing: it moves by itself, inside of no other one.
    case none
  }

  /// Groups of CSS's view transitions inside of which a thing's group moves, `view-transition-group`.
  package enum Grouping: Hashable, Sendable {
    /// Inside of the nearest one around it that contains others, and else by itself.
    case normal
    /// Inside of the nearest one around it.
    case nearest
    /// As `normal`; and things inside of it move inside of its group.
    case contain
    /// Inside of the one around it with this name, as `normal` where none has it; and it contains others.
    case named(MatchKey)

    /// True if things inside of it move inside of its group.
    var contains: Bool {
      switch self {
      case .contain, .named: true
      case .normal, .nearest: false
      }
    }
  }

  /// Sizes of the placeholder that a picture has in the layout of its screen.
  package enum Placeholder: String, Hashable, Sendable, CaseIterable {
    /// As large as the picture at rest: nothing else moves.
    case content
    /// As large as the moving box: what comes after the picture in the layer around both makes room.
    case animated
  }
}

/// Style of elements that only one of the screens has: they leave their screen and come or go above both.
package struct UnmatchedStyle: Hashable, Sendable {
  /// Effect by which an element goes that the arriving screen lacks; `nil` if it stays as it is until the end.
  package var leaving: ElementEffect?
  /// Effect by which an element comes that the leaving screen lacks; `nil` if it is there from the beginning.
  package var arriving: ElementEffect?

  /// The style with these parts.
  package init(leaving: ElementEffect? = nil, arriving: ElementEffect? = nil) {
    self.leaving = leaving
    self.arriving = arriving
  }

  /// Creates a style that fades unmatched elements.
  package init(_ fade: ContentFade) {
    self.init(
      leaving: fade.leaving.map { ElementEffect(fading: $0) },
      arriving: fade.arriving.map { ElementEffect(fading: $0) })
  }

  /// Effect by which an element of one of the screens comes or goes.
  package subscript(role: Role) -> ElementEffect? {
    role == .removal ? leaving : arriving
  }
}

/// Look of an element that is not yet or no longer visible, and the timing of its change from or to that.
package struct ElementEffect: Hashable, Sendable {
  /// Opacity relative to that at rest.
  package var opacity: Double
  /// Offset from its place.
  package var translation = Vector.zero
  /// Scale relative to its size.
  package var scale: SIMD2<Double> = [1, 1]
  /// Rotation angle.
  package var rotation = Angle.zero
  /// Stretch in which all of that changes; only the opacity does so in a part of the path.
  package var stretch: ContentFade.Stretch

  /// An effect of nothing but opacity.
  package init(fading stretch: ContentFade.Stretch, opacity: Double = 0) {
    self.opacity = opacity
    self.stretch = stretch
  }
}
