import HeadlessUIKit

/// A question that is asked while a value says so.
struct Question {
  /// Title of the question; `nil` for none.
  var title: Text?
  var actions: AnyView
  var message: AnyView
}

/// Asks a question over the screen.
nonisolated struct AlertModifier: PrimitiveModifier {
  /// Makes the question; `nil` while there is none.
  let question: @MainActor () -> Question?
  let leave: @MainActor () -> Void
  let style: UIAlertController.Style

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    AlertNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class AlertNode<Content: View>: ModifiedNode<Content, AlertModifier> {
  private lazy var presenter = Presenter(for: self)
  private var wanted: Question?
  private var shown: UIAlertController?

  override func update() {
    super.update()
    wanted = evaluated { modifier.question() }
    guard (wanted != nil) != (shown != nil) else { return }
    host.actions.append { [weak self] in self?.follow() }
  }

  private func follow() {
    guard isMounted else { return }
    if let shown, wanted == nil {
      guard !shown.isBeingPresented else { return }
      self.shown = nil
      shown.dismiss(animated: true)
    } else if shown == nil, wanted != nil {
      presenter.whenReady { [weak self] in self?.present(from: $0) }
    }
  }

  private func present(from controller: UIViewController) {
    guard shown == nil, let wanted else { return }
    let alert = UIAlertController(wanted, modifier.style, in: environment) { [weak self] action in
      self?.wasAnswered(action)
    }
    shown = alert
    controller.present(alert, animated: true) { [weak self] in
      if self?.wanted == nil { self?.follow() }
    }
  }

  private func wasAnswered(_ action: @escaping @MainActor () -> Void) {
    shown = nil
    modifier.leave()
    action()
  }

  override func didUnmount() {
    shown?.dismiss(animated: true)
    shown = nil
  }
}

extension UIAlertController {
  /// Words of the answer that is added where a question has none.
  private static var usualAnswer: String { "OK" }
  /// Words of the answer that gives up, which a dialog always has.
  private static var givingUp: String { "Cancel" }

  /// A controller of UIKit's that asks an app's question.
  ///
  /// - Parameter answered: is called with what is to be done once an answer has been chosen.
  fileprivate convenience init(
    _ question: Question, _ style: Style, in environment: EnvironmentValues,
    answered: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
  ) {
    let message = ViewWords.words(of: question.message, in: environment)
    self.init(
      title: question.title?.string(in: environment),
      message: message.isEmpty ? nil : message, preferredStyle: style)
    var (answers, fields) = AlertAnswer.answers(in: question.actions, environment)
    if style == .actionSheet, !answers.contains(where: { $0.role == .cancel }) {
      answers.append(AlertAnswer(title: Self.givingUp, role: .cancel, action: {}))
    }
    if answers.isEmpty {
      answers = [AlertAnswer(title: Self.usualAnswer, role: .cancel, action: {})]
    }
    for field in fields where style == .alert { add(field, in: environment) }
    for answer in answers {
      let action = UIAlertAction(title: answer.title, style: answer.style) { _ in
        answered(answer.action)
      }
      action.isEnabled = answer.isEnabled
      addAction(action)
    }
  }

  private func add(_ field: Field, in environment: EnvironmentValues) {
    addTextField { view in
      view.text = field.words.wrappedValue
      view.placeholder = field.prompt?.string(in: environment)
      view.isSecureTextEntry = field.isSecret
      view.addAction(
        UIAction { [weak view] _ in field.words.wrappedValue = view?.text ?? "" },
        for: .editingChanged)
    }
  }
}
