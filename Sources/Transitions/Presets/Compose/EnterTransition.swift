package import SegueGeometry
package import SegueSceneGraph

/// The entrance of a content in Compose.
///
/// Transitions are put together with `+`. They all run at the same time.
package struct EnterTransition: Hashable, Sendable {
  /// The effects on the content before it enters.
  package var effects: ContentEffects

  /// The transition from these effects.
  package init(_ effects: ContentEffects = ContentEffects()) {
    self.effects = effects
  }

  /// The content is there at once.
  package static let none = EnterTransition()

  /// Both at the same time; where both do the same thing, the left one counts.
  package static func + (left: EnterTransition, right: EnterTransition) -> EnterTransition {
    EnterTransition(left.effects + right.effects)
  }

  /// Returns the transform made of this transition and the exit of the content that leaves.
  package func together(with exit: ExitTransition) -> ContentTransform {
    ContentTransform(enter: self, exit: exit)
  }

  private static func with(_ change: (inout ContentEffects) -> Void) -> EnterTransition {
    var effects = ContentEffects()
    change(&effects)
    return EnterTransition(effects)
  }
}

extension EnterTransition {
  /// From an opacity.
  package static func fadeIn(
    _ spec: ComposeSpec = .enterExit, from opacity: Double = 0
  ) -> EnterTransition {
    with { $0.fade = ContentEffects.Fade(opacity: opacity, spec: spec) }
  }

  /// From another place.
  package static func slideIn(
    _ spec: ComposeSpec = .enterExit, x: Extent = .zero, y: Extent = .zero
  ) -> EnterTransition {
    with { $0.slide = ContentEffects.Slide(way: .offset(x: x, y: y), spec: spec) }
  }

  /// From the side; from half a width on the left unless another place is given.
  package static func slideInHorizontally(
    _ spec: ComposeSpec = .enterExit, from x: Extent = Extent(share: -0.5)
  ) -> EnterTransition {
    slideIn(spec, x: x)
  }

  /// From above or below; from half a height above unless another place is given.
  package static func slideInVertically(
    _ spec: ComposeSpec = .enterExit, from y: Extent = Extent(share: -0.5)
  ) -> EnterTransition {
    slideIn(spec, y: y)
  }

  /// From an edge of the container.
  package static func slideIntoContainer(
    towards direction: SlideDirection, _ spec: ComposeSpec = .spring(),
    from share: Extent = .whole
  ) -> EnterTransition {
    with { $0.slide = ContentEffects.Slide(way: .container(direction, share), spec: spec) }
  }

  /// From another size of the drawing.
  package static func scaleIn(
    _ spec: ComposeSpec = .enterExit, from factor: Double = 0, about origin: UnitPoint = .center
  ) -> EnterTransition {
    with { $0.scale = ContentEffects.Scale(factor: factor, origin: origin, spec: spec) }
  }

  /// From less room, of which the content shows `alignment` first.
  package static func expandIn(
    _ spec: ComposeSpec = .enterExit, width: Extent = .zero, height: Extent = .zero,
    from alignment: UnitPoint = UnitPoint(1, 1), clips: Bool = true
  ) -> EnterTransition {
    with {
      $0.room = ContentEffects.Room(
        width: width, height: height, alignment: alignment, clips: clips, spec: spec)
    }
  }

  /// From less width, of which the content shows its end first.
  package static func expandHorizontally(
    _ spec: ComposeSpec = .enterExit, width: Extent = .zero, from x: Double = 1, clips: Bool = true
  ) -> EnterTransition {
    expandIn(spec, width: width, height: .whole, from: UnitPoint(x, 0.5), clips: clips)
  }

  /// From less height, of which the content shows its bottom first.
  package static func expandVertically(
    _ spec: ComposeSpec = .enterExit, height: Extent = .zero, from y: Double = 1,
    clips: Bool = true
  ) -> EnterTransition {
    expandIn(spec, width: .whole, height: height, from: UnitPoint(0.5, y), clips: clips)
  }

  /// From under a color.
  package static func unveilIn(
    _ spec: ComposeSpec = .enterExit, from color: Color = Color(white: 0, alpha: 0.5),
    coversContainer: Bool = false
  ) -> EnterTransition {
    with {
      $0.veil = ContentEffects.Veil(color: color, coversContainer: coversContainer, spec: spec)
    }
  }
}
