public import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit

/// A view that a screen may grow out of.
nonisolated struct ZoomSourceModifier: ElementModifier {
  let key: MatchedKey
  let looks: ZoomSourceLooks

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    ZoomSourceElement(self, around: child, in: node)
  }
}

/// Looks of a view while a screen grows out of it.
nonisolated struct ZoomSourceLooks {
  var cornerRadius: CGFloat = 0
  var background: Color?
}

/// The element of a view that a screen may grow out of.
final class ZoomSourceElement: LayerElement<ZoomSourceModifier> {
  override var plainName: String { "ZoomSource" }

  override func paint(into painter: inout Painter) {
    node.host.single { _ in ZoomSources() }.note(self)
    painter.add(layer, around: [child])
  }

  /// Box of the view in its hosting view.
  var box: CGRect { frame.applying(space.toRoot) }

  /// The view as it looks now.
  func makePicture() -> UIView {
    let picture = UIView(frame: CGRect(origin: .zero, size: frame.size))
    picture.accessibilityIdentifier = "zoom-picture"
    picture.isUserInteractionEnabled = false
    let isHidden = layer.isHidden
    layer.isHidden = false
    picture.layer.backdrop = .layers(layer.drawnLayers(of: frame), size: frame.size)
    layer.isHidden = isHidden
    if let background = modifier.looks.background {
      picture.backgroundColor = UIColor(cgColor: background.resolve(in: node.environment).cgColor)
    }
    return picture
  }
}

/// Views of a tree that screens may grow out of.
@MainActor
final class ZoomSources {
  private struct Place { weak var element: ZoomSourceElement? }

  private var places: [MatchedKey: Place] = [:]

  fileprivate func note(_ element: ZoomSourceElement) {
    places[element.modifier.key] = Place(element: element)
  }

  /// The view of a name, if it is shown.
  func source(of key: MatchedKey) -> ZoomSourceElement? {
    guard let element = places[key]?.element, element.node.isMounted else { return nil }
    return element
  }
}

// MARK: Looks that an app asks for

/// Looks of a view while a screen grows out of it.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// Looks of a view while a screen grows out of it, as the system has them.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration
{
  fileprivate var looks = Carried(ZoomSourceLooks())

  fileprivate init() {}

  private func with(_ change: (inout ZoomSourceLooks) -> Void) -> Self {
    var copy = self
    var looks = looks.value
    change(&looks)
    copy.looks = Carried(looks)
    return copy
  }

  public func background(_ style: Color) -> Self { with { $0.background = style } }
  public func clipShape(_ shape: RoundedRectangle) -> Self {
    with { $0.cornerRadius = shape.cornerSize.width }
  }
  /// No shadow is drawn around a view that a screen grows out of.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}

extension View {
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      ZoomSourceModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), looks: ZoomSourceLooks()))
  }

  public func matchedTransitionSource<Configuration: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
  ) -> some View {
    let chosen = configuration(EmptyMatchedTransitionSourceConfiguration())
    let looks = (chosen as? EmptyMatchedTransitionSourceConfiguration)?.looks.value
    return modifier(
      ZoomSourceModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace),
        looks: looks ?? ZoomSourceLooks()))
  }
}
