/// Decides if fingers reach a view.
nonisolated public struct _AllowsHitTestingModifier: ElementModifier, Equatable {
  public var allowsHitTesting: Bool

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    HitTestingElement(self, around: child, in: node)
  }
}

private final class HitTestingElement: ModifiedElement<_AllowsHitTestingModifier> {
  override func hit(at point: CGPoint) -> [GestureSite]? {
    modifier.allowsHitTesting ? child.hit(at: point) : nil
  }
}

/// The outline within which fingers reach a view.
nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: ElementModifier {
  public var shape: ContentShape
  public var eoFill: Bool

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    ContentShapeElement(self, around: child, in: node)
  }
}

private final class ContentShapeElement<ContentShape: Shape>: ModifiedElement<
  _ContentShapeModifier<ContentShape>
>
{
  override func hit(at point: CGPoint) -> [GestureSite]? {
    guard modifier.shape.path(in: frame).contains(point, eoFill: modifier.eoFill) else {
      return nil
    }
    return child.hit(at: point) ?? []
  }
}

/// Purposes of a view's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
  @ViewBuilder
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) {
      contentShape(shape, eoFill: eoFill)
    } else {
      self
    }
  }
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
