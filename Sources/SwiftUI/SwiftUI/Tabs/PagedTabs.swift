import HeadlessUIKit

/// Screens side by side, which a finger turns like pages.
nonisolated struct PagedTabs<Tabs: View>: View {
  /// One screen, by what it is known by.
  private struct Page: Identifiable {
    let id: AnyHashable
    let view: AnyView
  }

  /// Distance of the dots from the bottom: a guess from looking at devices.
  private static var dotDistance: CGFloat { 8 }

  private let tabs: Tabs
  private let selection: Binding<AnyHashable>?
  private let settings: TabSettings
  @State private var own: AnyHashable?

  init(tabs: Tabs, selection: Binding<AnyHashable>?, settings: TabSettings) {
    (self.tabs, self.selection, self.settings) = (tabs, selection, settings)
  }

  @MainActor private var pages: [Page] {
    tabs.listedTabs.enumerated().map { index, page in
      Page(id: page.item.tag ?? AnyHashable(index), view: AnyView(page.view))
    }
  }

  /// The page that is seen.
  @MainActor private var position: Binding<AnyHashable?> {
    guard let selection else { return $own }
    return Binding<AnyHashable?>(
      get: { selection.wrappedValue }, set: { if let value = $0 { selection.wrappedValue = value } }
    )
  }

  @MainActor var body: some View {
    let (pages, position) = (pages, position)
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(pages) { page in
          page.view.environment(\.tabs, TabSettings())
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: position)
    .overlay(alignment: .bottom) {
      if settings.showsDots {
        PageDots(
          count: pages.count, current: pages.firstIndex { $0.id == position.wrappedValue } ?? 0
        )
        .fixedSize()
        .padding(.bottom, Self.dotDistance)
      }
    }
  }
}

/// The dots that say which page is seen, as UIKit draws them.
nonisolated private struct PageDots: UIViewRepresentable {
  let count: Int
  let current: Int

  @MainActor func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.isUserInteractionEnabled = false
    return control
  }

  @MainActor func updateUIView(_ control: UIPageControl, context: Context) {
    control.numberOfPages = count
    control.currentPage = current
  }
}
