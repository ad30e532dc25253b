import HeadlessCoreGraphics

/// A menu over the screen, which grows out of what it belongs to, and goes when something is chosen.
nonisolated struct MenuScreen: View {
  private let groups: [MenuGroup]
  private let anchor: CGRect
  private let surroundings: EnvironmentValues
  /// Is called when the menu has gone, with what is to be done.
  private let closed: @MainActor (@escaping @MainActor () -> Void) -> Void
  @State private var isOpen = false
  /// Rows that have taken the place of the first ones.
  @State private var inner: [MenuGroup]?

  init(
    groups: [MenuGroup], anchor: CGRect, in surroundings: EnvironmentValues,
    closed: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
  ) {
    (self.groups, self.anchor, self.surroundings) = (groups, anchor, surroundings)
    self.closed = closed
  }

  @MainActor var body: some View {
    GeometryReader { proxy in
      let shown = inner ?? groups
      let insets = proxy.safeAreaInsets
      let room = CGRect(origin: .zero, size: proxy.size).inset(by: insets)
      let frame = MenuLooks.frame(
        height: MenuLooks.height(of: shown), beside: anchor, in: room)
      ZStack(alignment: .topLeading) {
        Color.clear.contentShape(Rectangle()).onTapGesture { close {} }
        MenuCard(groups: shown) { choose($0) }
          .frame(width: frame.width, height: frame.height)
          .scaleEffect(isOpen ? 1 : MenuLooks.closedScale, anchor: corner(of: frame))
          .opacity(isOpen ? 1 : 0)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
    .ignoresSafeArea()
    .onAppear { withAnimation(MenuLooks.opening) { isOpen = true } }
  }

  /// The point of the menu that is next to what it belongs to.
  private func corner(of frame: CGRect) -> UnitPoint {
    let x = min(max((anchor.midX - frame.minX) / frame.width, 0), 1)
    return UnitPoint(x: x, y: frame.minY >= anchor.midY ? 0 : 1)
  }

  @MainActor private func choose(_ entry: MenuEntry) {
    if let inside = entry.inside {
      withAnimation(MenuLooks.opening) { inner = MenuGroup.groups(in: inside, surroundings) }
    } else {
      close(entry.action)
    }
  }

  @MainActor private func close(_ action: @escaping @MainActor () -> Void) {
    guard isOpen else { return }
    let closed = closed
    withAnimation(MenuLooks.closing) {
      isOpen = false
    } completion: {
      closed(action)
    }
  }
}

/// The rows of a menu, on a card.
nonisolated private struct MenuCard: View {
  let groups: [MenuGroup]
  let choose: @MainActor (MenuEntry) -> Void

  private var hasMarks: Bool { groups.contains { $0.entries.contains { $0.isOn != nil } } }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      ForEach(groups.indices, id: \.self) { index in
        if index > 0 {
          Color.primary.opacity(MenuLooks.gapOpacity).frame(height: MenuLooks.groupGap)
        }
        MenuGroupRows(group: groups[index], hasMarks: hasMarks, choose: choose)
      }
    }
    .background(MenuLooks.fill)
    .clipShape(RoundedRectangle(cornerRadius: MenuLooks.radius))
    .accessibilityIdentifier("menu")
    .shadow(
      color: .black.opacity(MenuLooks.shadow.opacity), radius: MenuLooks.shadow.radius,
      y: MenuLooks.shadow.y)
  }
}

/// The rows of a group, with lines between them.
nonisolated private struct MenuGroupRows: View {
  let group: MenuGroup
  let hasMarks: Bool
  let choose: @MainActor (MenuEntry) -> Void

  @MainActor var body: some View {
    if !group.title.isEmpty {
      Text(verbatim: group.title).font(.footnote).foregroundStyle(.secondary)
        .padding(.horizontal, MenuLooks.inset)
        .frame(height: MenuLooks.titleHeight).frame(maxWidth: .infinity, alignment: .leading)
    }
    ForEach(group.entries.indices, id: \.self) { index in
      let entry = group.entries[index]
      Button {
        choose(entry)
      } label: {
        MenuRowContent(entry: entry, hasMarks: hasMarks)
      }
      .buttonStyle(MenuButtonStyle()).disabled(!entry.isEnabled)
      .overlay(alignment: .bottom) { if index < group.entries.count - 1 { Divider() } }
    }
  }
}

/// The mark, the words and the picture of a row.
nonisolated private struct MenuRowContent: View {
  let entry: MenuEntry
  let hasMarks: Bool

  private var color: Color {
    entry.isEnabled ? (entry.role == .destructive ? .red : .primary) : .secondary
  }

  @MainActor var body: some View {
    HStack(spacing: 0) {
      if hasMarks {
        Group { if entry.isOn == true { CheckMark() } }
          .frame(width: MenuLooks.markRoom, alignment: .leading)
      }
      Text(verbatim: entry.title).lineLimit(1)
      Spacer(minLength: MenuLooks.inset)
      if let picture = entry.picture { Image(uiImage: picture) }
      if entry.inside != nil {
        Path(RowChevron.path).mark(
          in: RowChevron.size, lineWidth: RowChevron.lineWidth, HierarchicalShapeStyle.secondary)
      }
    }
    .font(.body).foregroundStyle(color)
    .padding(.horizontal, MenuLooks.inset).frame(height: MenuLooks.rowHeight)
  }
}

/// A row that is shaded under a finger.
nonisolated private struct MenuButtonStyle: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label.contentShape(Rectangle())
      .background(Color.primary.opacity(configuration.isPressed ? MenuLooks.pressedOpacity : 0))
  }
}

/// The mark of what is chosen.
nonisolated private struct CheckMark: View {
  /// A guess from looking at devices.
  private static let size = CGSize(width: 12, height: 11)

  init() {}

  @MainActor var body: some View {
    Path { path in
      path.addLines([
        CGPoint(x: 0, y: Self.size.height * 0.55),
        CGPoint(x: Self.size.width * 0.36, y: Self.size.height),
        CGPoint(x: Self.size.width, y: 0),
      ])
    }
    .mark(in: Self.size)
  }
}
