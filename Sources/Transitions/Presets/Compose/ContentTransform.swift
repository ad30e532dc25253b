package import SegueGeometry

/// The change from one content to another in Compose.
package struct ContentTransform: Hashable, Sendable {
  /// The transition by which the arriving content comes to be visible.
  package var enter: EnterTransition
  /// The transition by which the leaving content ceases to be visible.
  package var exit: ExitTransition
  /// The stacking order of the arriving content, from now on; of two equals the later one lies above.
  package var zIndex: Double
  /// The transform by which the container takes on the arriving content's size; `nil` for at once, without a
  /// clip.
  package var sizeTransform: SizeTransform?

  /// The transition made of these parts.
  package init(
    enter: EnterTransition, exit: ExitTransition, zIndex: Double = 0,
    sizeTransform: SizeTransform? = SizeTransform()
  ) {
    self.enter = enter
    self.exit = exit
    self.zIndex = zIndex
    self.sizeTransform = sizeTransform
  }

  /// The default transform of contents: one fades out, and then the other one in, a little smaller at first.
  package static let standard = ContentTransform(
    enter: .fadeIn(.tween(220, delay: 90)) + .scaleIn(.tween(220, delay: 90), from: 0.92),
    exit: .fadeOut(.tween(90)))

  /// The transition whose container takes on another size like this.
  package func using(_ sizeTransform: SizeTransform?) -> ContentTransform {
    var transform = self
    transform.sizeTransform = sizeTransform
    return transform
  }
}

/// The change of a container to the size of its new content.
package struct SizeTransform: Hashable, Sendable {
  /// True if nothing shows outside of the container.
  package var clips: Bool
  /// The spec of the size's change.
  package var spec: ComposeSpec

  /// The change of size on the springs of contents, with a clip.
  package init(clips: Bool = true, _ spec: ComposeSpec = .enterExit) {
    self.clips = clips
    self.spec = spec
  }
}

/// Sizes of two contents that change places.
package struct ContentSizes: Hashable, Sendable {
  /// The size of the one that leads on.
  package var initial: Size
  /// The size of the one that it leads to.
  package var target: Size

  /// Two sizes.
  package init(initial: Size, target: Size) {
    self.initial = initial
    self.target = target
  }
}
