import HeadlessCoreGraphics
import HeadlessUIKit

/// Titles and buttons of a screen, in the bars of the stack that it is in.
@MainActor
final class ScreenBars: LayoutObserver {
  private unowned let host: TreeHost
  private var settings = ScreenSettings()
  /// Views in bars, by the items of the toolbar that they show.
  private var views: [ToolbarEntry.ID: BarItemView] = [:]
  private lazy var bottom = BarItemView(in: host.root?.environment ?? EnvironmentValues())

  private init(of host: TreeHost) { self.host = host }

  /// Has the bars follow what the views of a tree say.
  static func watch(_ host: TreeHost) {
    host.observe(host.single { ScreenBars(of: $0) })
  }

  /// A screen whose views have said nothing yet.
  static func begin(_ controller: UIViewController) {
    controller.navigationItem.largeTitleDisplayMode = titleMode(of: nil, .automatic)
  }

  /// Size of a title; a bar without one keeps no room for a large one: a guess.
  private static func titleMode(
    of title: String?, _ mode: UINavigationItem.LargeTitleDisplayMode
  ) -> UINavigationItem.LargeTitleDisplayMode { title?.isEmpty ?? true ? .never : mode }

  /// The settings of a screen, as its views have said them last.
  static func settings(of controller: UIViewController) -> ScreenSettings {
    let host = (controller.viewIfLoaded as? any TreeShowing)?.host
    return host?.singleIfMade(ScreenBars.self)?.settings ?? ScreenSettings()
  }

  /// Shows or hides bars as a screen has them that comes.
  static func show(
    for controller: UIViewController, in navigation: UINavigationController, animated: Bool
  ) {
    let settings = settings(of: controller)
    navigation.setNavigationBarHidden(settings.hidesNavigationBar, animated: animated)
    navigation.setToolbarHidden(
      settings.hidesBottomBar || controller.toolbarItems?.isEmpty ?? true, animated: animated)
  }

  func didLayOut(in update: TreeUpdate) {
    settings = host.root?.preference(ScreenSettingsKey.self) ?? ScreenSettings()
    let isAnimated = update.transaction.animation != nil
    host.actions.append { [weak self] in self?.take(animated: isAnimated) }
  }

  private func take(animated: Bool) {
    guard let controller = screen else { return }
    let hasNewHeight = takeTitle(settings, controller.navigationItem)
    takeBackground(settings, controller.navigationItem)
    takeEntries(settings.entries, controller)
    guard let navigation = controller.navigationController,
      navigation.topViewController === controller
    else { return }
    Self.show(for: controller, in: navigation, animated: animated)
    // In the midst of a layout the bar hears of it only so.
    if hasNewHeight { navigation.isNavigationBarHidden = settings.hidesNavigationBar }
  }

  /// The controller whose item a bar shows: the one around, or the page of a stack that it is in.
  private var screen: UIViewController? {
    guard var controller = host.controller else { return nil }
    while let parent = controller.parent, !(parent is UINavigationController),
      controller.navigationController != nil
    {
      controller = parent
    }
    return controller
  }

  /// Takes titles, and answers if the bar has another height for them.
  private func takeTitle(_ settings: ScreenSettings, _ item: UINavigationItem) -> Bool {
    if item.title != settings.title { item.title = settings.title }
    let mode = Self.titleMode(of: settings.title, settings.titleMode)
    let hasNewHeight = item.largeTitleDisplayMode != mode
    if hasNewHeight { item.largeTitleDisplayMode = mode }
    if item.hidesBackButton != settings.hidesBackButton {
      item.hidesBackButton = settings.hidesBackButton
    }
    if item.backButtonTitle != settings.backButtonTitle {
      item.backButtonTitle = settings.backButtonTitle
    }
    return hasNewHeight
  }

  private func takeBackground(_ settings: ScreenSettings, _ item: UINavigationItem) {
    let isUsual =
      settings.background == nil && settings.backgroundVisibility == .automatic
      && settings.scheme == nil
    guard !isUsual || item.standardAppearance != nil else { return }
    guard !isUsual else {
      (item.standardAppearance, item.scrollEdgeAppearance) = (nil, nil)
      return
    }
    let look = UINavigationBarAppearance()
    if settings.backgroundVisibility == .hidden { look.configureWithTransparentBackground() }
    if settings.backgroundVisibility != .hidden, let color = settings.background {
      look.backgroundColor = UIColor(cgColor: color.cgColor)
    }
    if let scheme = settings.scheme {
      let words = scheme == .dark ? UIColor.white : .black
      look.titleTextAttributes[.foregroundColor] = words
      look.largeTitleTextAttributes[.foregroundColor] = words
    }
    item.standardAppearance = look
    // A color alone shows once something has scrolled below the bar.
    let isAlways = settings.backgroundVisibility != .automatic || settings.scheme != nil
    item.scrollEdgeAppearance = isAlways ? look : nil
  }
}

// MARK: - Views in bars

extension ScreenBars {
  private func takeEntries(_ entries: [ToolbarEntry], _ controller: UIViewController) {
    let item = controller.navigationItem
    let known = Set(entries.map(\.id))
    views = views.filter { known.contains($0.key) }
    let leading = shown(entries, at: .leading)
    // UIKit counts these from the edge.
    let trailing = Array(shown(entries, at: .trailing).reversed())
    if !same(item.leftBarButtonItems, leading) {
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItems = leading.isEmpty ? nil : leading
    }
    if !same(item.rightBarButtonItems, trailing) {
      item.rightBarButtonItems = trailing.isEmpty ? nil : trailing
    }
    let principal = entries.last { $0.place == .principal }.map { view(of: $0).hosting }
    if item.titleView !== principal { item.titleView = principal }
    takeBottom(entries.filter { $0.place == .bottom }, controller)
  }

  private func same(_ old: [UIBarButtonItem]?, _ new: [UIBarButtonItem]) -> Bool {
    (old ?? []).elementsEqual(new, by: ===)
  }

  private func shown(_ entries: [ToolbarEntry], at place: ToolbarEntry.Place) -> [UIBarButtonItem] {
    entries.filter { $0.place == place }.map { view(of: $0).item }
  }

  private func view(of entry: ToolbarEntry) -> BarItemView {
    let view = views[entry.id] ?? BarItemView(in: entry.environment)
    views[entry.id] = view
    view.show(entry.view, in: entry.environment, version: entry.version)
    return view
  }

  /// Shows all items of the bar below in a row of their own, where spaces are theirs.
  private func takeBottom(_ entries: [ToolbarEntry], _ controller: UIViewController) {
    guard let first = entries.first else {
      if controller.toolbarItems != nil { controller.toolbarItems = nil }
      return
    }
    let width = controller.view.bounds.width - 2 * ToolbarMetrics.bottomMargin
    bottom.show(
      BottomBarRow(entries: entries), in: first.environment,
      version: entries.map(\.version).reduce(0, &+), width: width)
    if !same(controller.toolbarItems, [bottom.item]) { controller.toolbarItems = [bottom.item] }
  }
}

/// Measures of bars.
enum ToolbarMetrics {
  /// Margin of the bar below, that of UIKit's.
  static let bottomMargin: CGFloat = 16
  /// Distance of the views of one item: a guess, that of buttons beside each other.
  nonisolated static let spacing: CGFloat = 16
}

/// The items of the bar below, from edge to edge; one alone is in the middle: a guess from looking at devices.
nonisolated private struct BottomBarRow: View {
  let entries: [ToolbarEntry]

  @MainActor var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
        if index > 0 { Spacer(minLength: 0) }
        HStack(spacing: ToolbarMetrics.spacing) { entry.view }
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// A view of an app's in a bar of UIKit's.
@MainActor
private final class BarItemView: LayoutObserver {
  let hosting: _UIHostingView<SurroundedView>
  let item: UIBarButtonItem
  private var version: Int?
  private var size = CGSize.zero
  /// Width that the view is given; `nil` where it has its own.
  private var width: CGFloat?

  init(in environment: EnvironmentValues) {
    hosting = _UIHostingView(rootView: SurroundedView(environment: environment) { EmptyView() })
    hosting.accessibilityIdentifier = "bar-item"
    item = UIBarButtonItem(customView: hosting)
    hosting.host.observe(self)
  }

  /// Shows a view as large as it wants to be, or in a width.
  func show(
    _ view: any View, in environment: EnvironmentValues, version: Int, width: CGFloat? = nil
  ) {
    if version != self.version {
      self.version = version
      var inner = environment
      inner.layerName = nil
      inner.font = .body
      let isWide = width != nil
      hosting.rootView = SurroundedView(environment: inner) {
        isWide ? AnyView(view) : AnyView(HStack(spacing: ToolbarMetrics.spacing) { AnyView(view) })
      }
    }
    self.width = width
    hosting.host.flush()
    fit()
  }

  func didLayOut(in update: TreeUpdate) {
    hosting.host.actions.append { [weak self] in self?.fit() }
  }

  /// Takes the room that the view wants.
  private func fit() {
    var size = hosting.host.size(for: ProposedViewSize(width: width, height: nil))
    if let width { size.width = width }
    // Edges between pixels, as the bar puts it in the middle of its height.
    size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    guard size != self.size else { return }
    self.size = size
    hosting.frame.size = size
    // The bar places its buttons anew when it hears of a change.
    item.imageInsets = .zero
  }
}
