import Testing
import UIKit

@MainActor @Suite("Texts that are edited") struct TextEditingTests {
  final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var calls: [String] = []
    var allowsBegin = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("should begin")
      return allowsBegin
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      calls.append("should end")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textViewDidChange(_ textView: UITextView) { calls.append("change \(textView.text ?? "")") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      calls.append("selection \(textView.selectedRange.location)")
    }
  }

  private func view(_ listener: Listener) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.delegate = listener
    return view
  }

  @Test("a text view asks before it begins and ends, and tells after")
  func editing() {
    let listener = Listener()
    let view = view(listener)
    #expect(view.becomeFirstResponder() && view.resignFirstResponder())
    #expect(listener.calls == ["should begin", "begin", "should end", "end"])
    listener.allowsBegin = false
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
  }

  @Test("what is inserted is told; what the code sets is not")
  func changes() {
    let listener = Listener()
    let view = view(listener)
    view.text = "ab"
    #expect(listener.calls == [])
    view.insertText("c")
    view.deleteBackward()
    #expect(listener.calls == ["change abc", "selection 3", "change ab", "selection 2"])
  }

  @Test("a tap on a text view begins to edit it")
  func tap() {
    let listener = Listener()
    _ = Showcase(touches: [.tap(at: CGPoint(x: 100, y: 150), after: 0.1)]) { page in
      let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
      view.delegate = listener
      page.addSubview(view)
    }
    #expect(listener.calls == ["should begin", "begin"])
  }

  @Test("a field's places count UTF-16 units, as Foundation's strings do")
  func places() throws {
    let field = UITextField()
    field.text = "a😀c"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 2))
    let range = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: range) == "😀")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.compare(start, to: end) == .orderedAscending)
    field.replace(range, withText: "b")
    #expect(field.text == "abc")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.insertText("x")
    #expect(field.text == "xabc" && field.selectedTextRange?.isEmpty == true)
  }

  @Test("a step back takes a whole character away")
  func composed() {
    let field = UITextField()
    field.text = "a👨‍👩‍👧"
    field.deleteBackward()
    #expect(field.text == "a")
  }

  @Test("a field sends an event for what is inserted, and posts a notification")
  func events() {
    let field = UITextField()
    var (events, posted) = (0, 0)
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    field.insertText("a")
    #expect(events == 1 && posted == 1)
  }
}
