import HeadlessUIKit

/// Looks of a presented screen, as its views say them.
struct PresentationSettings {
  var detents: [PresentationDetent] = []
  var selection: PresentationDetent?
  /// The largest height at which the screen behind is not dimmed.
  var undimmed: PresentationDetent?
  var showsGrabber = false
  var cornerRadius: CGFloat?
  var background: AnyView?
  /// Number that changes whenever the background may have.
  var backgroundVersion = 0
  var isDismissalDisabled = false
}

/// The way of a screen's settings to who presents it.
enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }
  static func reduce(
    value: inout PresentationSettings, nextValue: () -> PresentationSettings
  ) {
    let next = nextValue()
    if !next.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
    value.undimmed = next.undimmed ?? value.undimmed
    value.showsGrabber = value.showsGrabber || next.showsGrabber
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    if let background = next.background {
      (value.background, value.backgroundVersion) = (background, next.backgroundVersion)
    }
    value.isDismissalDisabled = value.isDismissalDisabled || next.isDismissalDisabled
  }
}

/// Changes what the views inside say about their screen.
nonisolated struct PresentationSettingsModifier: PrimitiveModifier {
  let change: @MainActor (inout PresentationSettings) -> Void

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    PresentationSettingsNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class PresentationSettingsNode<Content: View>: ModifiedNode<
  Content, PresentationSettingsModifier
>
{
  private var version = 0

  override func update() {
    super.update()
    version = host.updateNumber
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard Key.self == PresentationSettingsKey.self else { return super.preference(key) }
    var settings = super.preference(PresentationSettingsKey.self) ?? PresentationSettings()
    let hadBackground = settings.background != nil
    modifier.change(&settings)
    if !hadBackground, settings.background != nil { settings.backgroundVersion = version }
    return settings as? Key.Value
  }
}

/// Interaction with what lies behind a sheet.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  fileprivate let detent: PresentationDetent?

  public static let automatic = Self(detent: nil)
  public static let disabled = Self(detent: nil)
  public static let enabled = Self(detent: .large)
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(detent: detent) }
}

/// Effect of a swipe up in a sheet; no finger resizes one here.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  public static let automatic = Self()
  public static let resizes = Self()
  public static let scrolls = Self()
}

/// Form of a presentation where there is little room; a popover is a sheet on every phone here.
nonisolated public struct PresentationAdaptation: Sendable {
  public static let automatic = Self()
  public static let none = Self()
  public static let popover = Self()
  public static let sheet = Self()
  public static let fullScreenCover = Self()
}

extension View {
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(
      PresentationSettingsModifier { settings in
        (settings.detents, settings.selection) = (Array(detents), nil)
      })
  }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let chosen = selection.wrappedValue
    return modifier(
      PresentationSettingsModifier { settings in
        (settings.detents, settings.selection) = (Array(detents), chosen)
      })
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(PresentationSettingsModifier { $0.showsGrabber = visibility == .visible })
  }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(PresentationSettingsModifier { $0.cornerRadius = cornerRadius })
  }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      PresentationSettingsModifier { $0.background = AnyView(Rectangle().fill(style)) })
  }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = content()
    return modifier(
      PresentationSettingsModifier {
        $0.background = AnyView(
          background.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
      })
  }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PresentationSettingsModifier { $0.isDismissalDisabled = isDisabled })
  }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { modifier(PresentationSettingsModifier { $0.undimmed = interaction.detent }) }
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
}
