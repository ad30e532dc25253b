import HeadlessQuartzCore
import SegueSceneGraph

/// Mixing of a view and all inside, as one, with what is behind.
nonisolated public struct _BlendModeEffect: ElementModifier, Equatable {
  public var blendMode: BlendMode

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    BlendElement(self, around: child, in: node)
  }
}

private final class BlendElement: LayerElement<_BlendModeEffect> {
  override func paint(into painter: inout Painter) {
    layer.sceneLooks.blendMode = modifier.blendMode.ofScenes
    painter.add(layer, around: [child])
  }
}

/// A view and all inside drawn apart, as one picture.
nonisolated struct GroupEffect: ElementModifier, Equatable {
  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    GroupElement(self, around: child, in: node)
  }
}

private final class GroupElement: LayerElement<GroupEffect> {
  override func paint(into painter: inout Painter) {
    layer.sceneLooks.isIsolated = true
    painter.add(layer, around: [child])
  }
}

extension View {
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }
  public func compositingGroup() -> some View { modifier(GroupEffect()) }
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { modifier(GroupEffect()) }
  // Inert: the scene has no filter that makes opacity of light.
  public func luminanceToAlpha() -> some View { self }
}

/// Color spaces of a view that is drawn apart; here all are sRGB's.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension BlendMode {
  /// The same in scenes; what they lack is near the darkest.
  fileprivate var ofScenes: SegueSceneGraph.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn, .plusDarker: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusLighter: .plusLighter
    }
  }
}
