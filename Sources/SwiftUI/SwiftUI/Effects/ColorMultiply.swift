/// The light of a view and all inside multiplied by a color.
///
/// The color lies on the view, and both end where a second copy of the view does: a scene has no filter for this.
nonisolated public struct _ColorMultiplyEffect: ViewModifier {
  public var color: Color

  @MainActor @preconcurrency public func body(content: Content) -> some View {
    content.overlay(color.blendMode(.multiply)).compositingGroup().mask { content }
  }
}

extension View {
  public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }
}
