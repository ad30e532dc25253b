import HeadlessUIKit

/// A question, by the name of earlier systems.
nonisolated public struct Alert {
  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = dismissButton.map { [$0] } ?? []
  }
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  /// An answer to a question.
  nonisolated public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A question with answers at the bottom of the screen, by the name of earlier systems.
nonisolated public struct ActionSheet {
  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  public typealias Button = Alert.Button
}

extension Question {
  @MainActor
  fileprivate init(_ title: Text, _ message: Text?, _ buttons: [Alert.Button]) {
    let actions = ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role, action: { button.action?() }) { button.label }
    }
    self.init(
      title: title, actions: AnyView(actions),
      message: message.map { AnyView($0) } ?? AnyView(EmptyView()))
  }
}

extension View {
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    asking(.alert, isPresented) {
      let alert = content()
      return Question(alert.title, alert.message, alert.buttons)
    }
  }
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    asking(.alert, item.isThere()) {
      item.wrappedValue.map(content).map { Question($0.title, $0.message, $0.buttons) }
    }
  }
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    asking(.actionSheet, isPresented) {
      let sheet = content()
      return Question(sheet.title, sheet.message, sheet.buttons)
    }
  }
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    asking(.actionSheet, item.isThere()) {
      item.wrappedValue.map(content).map { Question($0.title, $0.message, $0.buttons) }
    }
  }
}

extension Binding {
  /// True while there is something; false takes it away.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
