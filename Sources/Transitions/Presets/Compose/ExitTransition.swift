package import SegueGeometry
package import SegueSceneGraph

/// The exit of a content in Compose.
///
/// Transitions are put together with `+`. They all run at the same time.
package struct ExitTransition: Hashable, Sendable {
  /// The effects on the content after it has left.
  package var effects: ContentEffects

  /// The transition to these effects.
  package init(_ effects: ContentEffects = ContentEffects()) {
    self.effects = effects
  }

  /// The content is gone at once.
  package static let none = ExitTransition()

  /// The content stays as it is until everything else has come to rest.
  package static let hold = with { $0.holds = true }

  /// Both at the same time; where both do the same thing, the left one counts.
  package static func + (left: ExitTransition, right: ExitTransition) -> ExitTransition {
    ExitTransition(left.effects + right.effects)
  }

  private static func with(_ change: (inout ContentEffects) -> Void) -> ExitTransition {
    var effects = ContentEffects()
    change(&effects)
    return ExitTransition(effects)
  }
}

extension ExitTransition {
  /// To an opacity.
  package static func fadeOut(
    _ spec: ComposeSpec = .enterExit, to opacity: Double = 0
  ) -> ExitTransition {
    with { $0.fade = ContentEffects.Fade(opacity: opacity, spec: spec) }
  }

  /// To another place.
  package static func slideOut(
    _ spec: ComposeSpec = .enterExit, x: Extent = .zero, y: Extent = .zero
  ) -> ExitTransition {
    with { $0.slide = ContentEffects.Slide(way: .offset(x: x, y: y), spec: spec) }
  }

  /// To the side; half a width to the left unless another place is given.
  package static func slideOutHorizontally(
    _ spec: ComposeSpec = .enterExit, to x: Extent = Extent(share: -0.5)
  ) -> ExitTransition {
    slideOut(spec, x: x)
  }

  /// Up or down; half a height up unless another place is given.
  package static func slideOutVertically(
    _ spec: ComposeSpec = .enterExit, to y: Extent = Extent(share: -0.5)
  ) -> ExitTransition {
    slideOut(spec, y: y)
  }

  /// Out at an edge of the container.
  package static func slideOutOfContainer(
    towards direction: SlideDirection, _ spec: ComposeSpec = .spring(), to share: Extent = .whole
  ) -> ExitTransition {
    with { $0.slide = ContentEffects.Slide(way: .container(direction, share), spec: spec) }
  }

  /// To another size of the drawing.
  package static func scaleOut(
    _ spec: ComposeSpec = .enterExit, to factor: Double = 0, about origin: UnitPoint = .center
  ) -> ExitTransition {
    with { $0.scale = ContentEffects.Scale(factor: factor, origin: origin, spec: spec) }
  }

  /// To less room, of which the content shows `alignment` last.
  package static func shrinkOut(
    _ spec: ComposeSpec = .enterExit, width: Extent = .zero, height: Extent = .zero,
    towards alignment: UnitPoint = UnitPoint(1, 1), clips: Bool = true
  ) -> ExitTransition {
    with {
      $0.room = ContentEffects.Room(
        width: width, height: height, alignment: alignment, clips: clips, spec: spec)
    }
  }

  /// To less width, of which the content shows its end last.
  package static func shrinkHorizontally(
    _ spec: ComposeSpec = .enterExit, width: Extent = .zero, towards x: Double = 1,
    clips: Bool = true
  ) -> ExitTransition {
    shrinkOut(spec, width: width, height: .whole, towards: UnitPoint(x, 0.5), clips: clips)
  }

  /// To less height, of which the content shows its bottom last.
  package static func shrinkVertically(
    _ spec: ComposeSpec = .enterExit, height: Extent = .zero, towards y: Double = 1,
    clips: Bool = true
  ) -> ExitTransition {
    shrinkOut(spec, width: .whole, height: height, towards: UnitPoint(0.5, y), clips: clips)
  }

  /// Under a color.
  package static func veilOut(
    _ spec: ComposeSpec = .enterExit, to color: Color = Color(white: 0, alpha: 0.5),
    coversContainer: Bool = false
  ) -> ExitTransition {
    with {
      $0.veil = ContentEffects.Veil(color: color, coversContainer: coversContainer, spec: spec)
    }
  }
}
