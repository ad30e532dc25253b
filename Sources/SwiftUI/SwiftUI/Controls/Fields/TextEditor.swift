import HeadlessCoreGraphics
import HeadlessUIKit

/// Lines of words that can be changed; nobody types here.
nonisolated public struct TextEditor: View {
  private let words: Binding<String>

  @MainActor public init(text: Binding<String>) { words = text }

  @MainActor public var body: some View { EditorBox(words: words) }
}

/// Lines of words, which are UIKit's text view.
private struct EditorBox: UIViewRepresentable {
  let words: Binding<String>

  /// The link of a text view to the view that it shows.
  @MainActor
  final class Coordinator: NSObject, UITextViewDelegate {
    var words: Binding<String> = .constant("")
    var focus: FocusLink?

    func textViewDidChange(_ textView: UITextView) { words.wrappedValue = textView.text }
    func textViewDidBeginEditing(_ textView: UITextView) { focus?.write(true) }
    func textViewDidEndEditing(_ textView: UITextView) { focus?.write(false) }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let environment = context.environment
    (context.coordinator.words, context.coordinator.focus) = (words, environment.focusLink)
    view.take(environment)
    view.backgroundColor = .systemBackground
    view.font = environment.textFont
    if let color = environment.foregroundPaint(level: 0).mainColor {
      view.textColor = UIColor(cgColor: color.cgColor)
    }
    view.textAlignment = environment.multilineTextAlignment.ofFields
    if view.text != words.wrappedValue { view.text = words.wrappedValue }
    environment.focusLink?.apply(to: view)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextView, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}
