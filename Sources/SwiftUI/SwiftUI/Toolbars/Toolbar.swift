/// Adds items to the bars around a screen.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  let items: Items

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    ToolbarNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class ToolbarNode<Content: View, Items: ToolbarContent>: ModifiedNode<
  Content, ToolbarModifier<Items>
>
{
  private let slots = ToolbarSlots()
  private var entries: [ToolbarEntry] = []

  override func update() {
    super.update()
    ScreenBars.watch(host)
    entries = evaluated {
      var reader = ToolbarReader(for: self, slots, version: host.updateNumber)
      reader.add(modifier.items)
      return reader.entries
    }
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard Key.self == ScreenSettingsKey.self else { return super.preference(key) }
    var settings = super.preference(ScreenSettingsKey.self) ?? ScreenSettings()
    settings.entries += entries
    return settings as? Key.Value
  }

  override func didUnmount() { slots.disconnect() }
}

extension View {
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let group = ToolbarItemGroup(content: content)
    return modifier(ToolbarModifier(items: group))
  }

  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(items: content())) }

  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(items: content())) }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

// MARK: Looks of bars

/// A bar around a screen.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
  private enum Bar { case automatic, navigation, bottom, tabs }
  private let bar: Bar

  public static let automatic = Self(bar: .automatic)
  public static let navigationBar = Self(bar: .navigation)
  public static let bottomBar = Self(bar: .bottom)
  public static let tabBar = Self(bar: .tabs)

  var isTop: Bool { bar == .navigation || bar == .automatic }
  var isBottom: Bool { bar == .bottom || bar == .automatic }
}

/// Purpose of a toolbar; it changes nothing that a phone shows.
nonisolated public struct ToolbarRole: Sendable {
  public static let automatic = Self()
  public static let navigationStack = Self()
  public static let browser = Self()
  public static let editor = Self()
}

/// Size of the title in a bar.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = Self(mode: .automatic)
  public static let large = Self(mode: .large)
  public static let inline = Self(mode: .inline)
  public static let inlineLarge = Self(mode: .large)
}

extension View {
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(bars, visibility)
  }
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { showing(bars, visibility) }

  private func showing(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    modifier(
      ScreenSettingsModifier { settings, _ in
        if bars.contains(where: \.isTop) { settings.hidesNavigationBar = visibility == .hidden }
        if bars.contains(where: \.isBottom) { settings.hidesBottomBar = visibility == .hidden }
      })
  }

  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      ScreenSettingsModifier { settings, environment in
        guard bars.contains(where: \.isTop) else { return }
        settings.background = style.resolvedPaint(in: environment).mainColor
      })
  }
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { showingBackground(bars, visibility) }
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { showingBackground(bars, visibility) }

  private func showingBackground(
    _ bars: [ToolbarPlacement], _ visibility: Visibility
  ) -> some View {
    modifier(
      ScreenSettingsModifier { settings, _ in
        if bars.contains(where: \.isTop) { settings.backgroundVisibility = visibility }
      })
  }

  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      ScreenSettingsModifier { settings, _ in
        if bars.contains(where: \.isTop) { settings.scheme = colorScheme }
      })
  }

  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
