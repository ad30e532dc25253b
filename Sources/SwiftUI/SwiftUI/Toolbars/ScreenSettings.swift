import HeadlessUIKit

/// Titles and items of the bars around a screen, as its views say them.
struct ScreenSettings {
  var title: String?
  var titleMode = UINavigationItem.LargeTitleDisplayMode.automatic
  var hidesBackButton = false
  var backButtonTitle: String?
  /// True where the bar above is hidden.
  var hidesNavigationBar = false
  /// True where the bar below is hidden, whatever it has.
  var hidesBottomBar = false
  /// Color of the bar above; `nil` for the system's.
  var background: Color.Resolved?
  /// Visibility of the background of the bar above.
  var backgroundVisibility = Visibility.automatic
  /// Scheme of the words in the bar above.
  var scheme: ColorScheme?
  var entries: [ToolbarEntry] = []
  /// Name of the view that the screen grows out of; `nil` for the system's way.
  var zoom: MatchedKey?

  /// The settings with those of a view that follows.
  mutating func add(_ next: ScreenSettings) {
    title = next.title ?? title
    if next.titleMode != .automatic { titleMode = next.titleMode }
    hidesBackButton = hidesBackButton || next.hidesBackButton
    backButtonTitle = next.backButtonTitle ?? backButtonTitle
    hidesNavigationBar = hidesNavigationBar || next.hidesNavigationBar
    hidesBottomBar = hidesBottomBar || next.hidesBottomBar
    background = next.background ?? background
    if next.backgroundVisibility != .automatic {
      backgroundVisibility = next.backgroundVisibility
    }
    scheme = next.scheme ?? scheme
    entries += next.entries
    zoom = next.zoom ?? zoom
  }
}

/// The way of a screen's settings to its controller.
enum ScreenSettingsKey: PreferenceKey {
  static var defaultValue: ScreenSettings { ScreenSettings() }
  static func reduce(value: inout ScreenSettings, nextValue: () -> ScreenSettings) {
    value.add(nextValue())
  }
}

/// Changes what the views inside say about the bars around their screen.
nonisolated struct ScreenSettingsModifier: PrimitiveModifier {
  let change: @MainActor (inout ScreenSettings, EnvironmentValues) -> Void

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    ScreenSettingsNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class ScreenSettingsNode<Content: View>: ModifiedNode<
  Content, ScreenSettingsModifier
>
{
  override func update() {
    super.update()
    ScreenBars.watch(host)
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard Key.self == ScreenSettingsKey.self else { return super.preference(key) }
    var settings = super.preference(ScreenSettingsKey.self) ?? ScreenSettings()
    modifier.change(&settings, environment)
    return settings as? Key.Value
  }
}
