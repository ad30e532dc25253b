import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit

/// A field, as a style shows it.
struct Field {
  let words: Binding<String>
  let prompt: Text?
  /// True if nobody is shown the words.
  let isSecret: Bool
  let onEditingChanged: (Bool) -> Void
}

/// A line of words, which is UIKit's field.
struct FieldBox: UIViewRepresentable {
  let field: Field

  /// The link of a field to the view that it shows.
  @MainActor
  final class Coordinator {
    var words: Binding<String> = .constant("")
    var focus: FocusLink?
    var onEditingChanged: (Bool) -> Void = { _ in }

    func follow(_ view: UITextField) {
      view.addAction(
        UIAction { [weak self, weak view] _ in
          if let view { self?.words.wrappedValue = view.text ?? "" }
        }, for: .editingChanged)
      view.addAction(UIAction { [weak self] _ in self?.edit(true) }, for: .editingDidBegin)
      view.addAction(UIAction { [weak self] _ in self?.edit(false) }, for: .editingDidEnd)
    }

    private func edit(_ isFocused: Bool) {
      focus?.write(isFocused)
      onEditingChanged(isFocused)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let view = UITextField()
    context.coordinator.follow(view)
    return view
  }

  func updateUIView(_ view: UITextField, context: Context) {
    let (environment, coordinator) = (context.environment, context.coordinator)
    coordinator.words = field.words
    coordinator.focus = environment.focusLink
    coordinator.onEditingChanged = field.onEditingChanged
    view.take(environment)
    view.tintColor = environment.controlTint
    view.font = environment.textFont
    view.textAlignment = environment.multilineTextAlignment.ofFields
    view.isSecureTextEntry = field.isSecret
    view.borderStyle = environment.framesFields ? .roundedRect : .none
    view.attributedPlaceholder = field.prompt.map {
      NSAttributedString(
        string: $0.string(in: environment),
        attributes: [.foregroundColor: UIColor.placeholderText, .font: environment.textFont])
    }
    let color = environment.foregroundPaint(level: 0).mainColor ?? .invisible
    view.defaultTextAttributes = [
      .font: environment.textFont, .foregroundColor: UIColor(cgColor: color.cgColor),
    ]
    view.textColor = UIColor(cgColor: color.cgColor)
    view.attributedText = NSAttributedString(
      string: field.words.wrappedValue, attributes: view.defaultTextAttributes)
    environment.focusLink?.apply(to: view)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextField, context: Context
  ) -> CGSize? {
    // A field is as wide as it may be, and one line high.
    let own = uiView.intrinsicContentSize
    let pixels = context.environment.displayScale
    return CGSize(
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? own.width,
      height: (own.height * pixels - 1e-6).rounded(.up) / pixels)
  }
}

/// The way of fields to the question whose answers they stand among.
enum QuestionFieldsKey: PreferenceKey {
  static var defaultValue: [Field] { [] }
  static func reduce(value: inout [Field], nextValue: () -> [Field]) { value += nextValue() }
}

extension FieldBox {
  /// The field, which alerts find among their answers.
  var ofQuestions: some View { preference(key: QuestionFieldsKey.self, value: [field]) }
}

extension TextAlignment {
  /// The same in UIKit's fields.
  var ofFields: NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}
