import HeadlessUIKit

/// An answer to a question.
struct AlertAnswer {
  let title: String
  let role: ButtonRole?
  var isEnabled = true
  let action: @MainActor () -> Void

  /// The same for UIKit.
  var style: UIAlertAction.Style {
    switch role {
    case .cancel?: .cancel
    case .destructive?: .destructive
    default: .default
    }
  }

  /// The answers that views offer, and the fields beside them, which are laid out in a tree of their own.
  @MainActor
  static func answers(
    in views: AnyView, _ environment: EnvironmentValues
  ) -> (answers: [AlertAnswer], fields: [Field]) {
    let host = TreeHost()
    host.show(views.buttonStyle(AnswerStyle()), environment: environment)
    host.flush()
    return (
      host.root?.preference(AlertAnswersKey.self) ?? [],
      host.root?.preference(QuestionFieldsKey.self) ?? []
    )
  }
}

/// The way of answers out of the tree of buttons.
private enum AlertAnswersKey: PreferenceKey {
  static var defaultValue: [AlertAnswer] { [] }
  static func reduce(value: inout [AlertAnswer], nextValue: () -> [AlertAnswer]) {
    value += nextValue()
  }
}

/// Makes an answer of a button.
nonisolated private struct AnswerStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    Answer(configuration: configuration)
  }
}

nonisolated private struct Answer: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.self) private var environment

  init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    let words = ViewWords.words(of: configuration.label, in: environment)
    Color.clear.preference(
      key: AlertAnswersKey.self,
      value: [
        AlertAnswer(
          title: words, role: configuration.role, isEnabled: environment.isEnabled,
          action: { configuration.trigger() })
      ])
  }
}
