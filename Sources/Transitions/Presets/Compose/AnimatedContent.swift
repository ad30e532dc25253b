package import SegueGeometry
package import SegueTransitions

/// Contents that take each other's place in Compose.
package struct AnimatedContent: ScreenTransition, Hashable {
  /// The transform on the way on, and on the way back too if nothing else is said.
  package var transform: ContentTransform
  /// The transform on the way back.
  package var back: ContentTransform?
  /// Sizes of both contents if they do not fill the environment; nothing shows outside of them.
  package var sizes: ContentSizes?
  /// The alignment of contents that are not as large as their container.
  package var alignment = UnitPoint.topLeft

  /// The transition by `transform`.
  package init(
    _ transform: ContentTransform = .standard, back: ContentTransform? = nil,
    sizes: ContentSizes? = nil
  ) {
    self.transform = transform
    self.back = back
    self.sizes = sizes
  }

  /// The arriving content lies above unless the leaving one has been given a larger index.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    if context.operation.isForward {
      return transform.plan(on: context.stage, sizes, alignment: alignment, above: 0)
    }
    let turned = sizes.map { ContentSizes(initial: $0.target, target: $0.initial) }
    return (back ?? transform).plan(
      on: context.stage, turned, alignment: alignment, above: transform.zIndex)
  }
}
