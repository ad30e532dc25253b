public import Foundation

/// Words that open an address when they are tapped.
nonisolated public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label

  @MainActor public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  @MainActor public var body: some View {
    let (openURL, destination) = (openURL, destination)
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  @MainActor public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button behind which there would be ways to share something; there are none here.
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label

  @MainActor public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  @MainActor public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  @MainActor public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text("Share…")) }
  }
  @MainActor public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) } }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) } }
}

/// Words of a button for sharing, with the system's symbol.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  @MainActor public var body: some View {
    _SwiftUILabel {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
