import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

@Suite("Fields and the focus")
@MainActor
struct FieldTests {
  /// The words that the layers of a film show.
  private func words(_ film: Film, at time: Double = 0) -> [String] {
    film.scene(at: time).items.compactMap {
      if case .text(let text) = $0.properties.content { text.string } else { nil }
    }
  }

  @Test("A plain field is one line high, and as wide as it may be; in a frame it is 34 high")
  func layout() {
    let plain = Film(of: TextField("Name", text: .constant("")), on: .room)
    let line = Film(of: Text("Name"), on: .room).frame("Text").height
    #expect(abs(plain.frame("FieldBox").height - line) < 1e-2)
    #expect(plain.frame("FieldBox").width == 300)
    let framed = Film(
      of: TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder), on: .room)
    #expect(isClose(framed.frame("FieldBox"), CGRect(x: 0, y: 83, width: 300, height: 34)))
  }

  @Test("A field shows its words, or else the prompt, or else its title")
  func prompt() {
    #expect(words(Film(of: TextField("Name", text: .constant("")))) == ["Name"])
    let prompted = TextField("Name", text: .constant(""), prompt: Text("Ada"))
    #expect(words(Film(of: prompted)) == ["Ada"])
    #expect(words(Film(of: TextField("Name", text: .constant("Grace")))) == ["Grace"])
  }

  @Test("Nobody is shown a secret")
  func secret() {
    #expect(words(Film(of: SecureField("Password", text: .constant("abc")))) == ["•••"])
  }

  @Test("A number is written by its format")
  func format() {
    let field = TextField("Price", value: .constant(1234.5), format: .number)
    #expect(words(Film(of: field)) == ["1,234.5"])
  }

  @Test("Words have the font and the color of their surroundings")
  func looks() {
    let film = Film(
      of: TextField("Name", text: .constant("Ada")).font(.title).foregroundStyle(.red))
    let run = film.scene(at: 0).items.compactMap { item -> TextRun? in
      if case .text(let text) = item.properties.content { text.runs.first } else { nil }
    }.first
    #expect(run?.font.size == 28)
    #expect(run?.paint == .color(UIColor.systemRed.cgColor.color))
  }

  private enum Place: Hashable { case first, second }

  private struct Form: View {
    let state: Switch
    let log: (String) -> Void
    @FocusState private var focus: Place?

    var body: some View {
      VStack(spacing: 0) {
        TextField("First", text: .constant("")) { log("first \($0)") }
          .focused($focus, equals: .first).frame(height: 50)
        TextField("Second", text: .constant("")) { log("second \($0)") }
          .focused($focus, equals: .second).frame(height: 50)
      }
      .onChange(of: state.isOn) { focus = .second }
      .onChange(of: state.number) { focus = nil }
      .onChange(of: focus) { log("focus \(focus.map { "\($0)" } ?? "none")") }
    }
  }

  @Test("A finger gives a field the focus, and the state says so")
  func focusByFinger() {
    var log: [String] = []
    _ = Film(
      of: Form(state: Switch()) { log.append($0) }, on: .room,
      touches: [.tap(at: CGPoint(x: 150, y: 75), after: 0.1)])
    #expect(log == ["first true", "focus first"])
  }

  @Test("The state gives a field the focus, and takes it away")
  func focusByState() {
    let state = Switch()
    var log: [String] = []
    _ = Film(
      of: Form(state: state) { log.append($0) }, on: .room,
      touches: [.tap(at: CGPoint(x: 150, y: 75), after: 0.1)]
    ) {
      AppSession.current.clock.schedule(after: .seconds(1)) { state.isOn = true }
      AppSession.current.clock.schedule(after: .seconds(2)) { state.number = 1 }
    }
    #expect(
      log == [
        "first true", "focus first", "focus second", "first false", "second true", "focus none",
        "second false",
      ])
  }

  private struct Search: View {
    let log: (Bool) -> Void
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Search", text: .constant("")) { log($0) }
        .focused($isFocused)
        .onAppear { isFocused = true }
    }
  }

  @Test("A field may get the focus when it appears")
  func focusAtFirst() {
    var log: [Bool] = []
    _ = Film(of: Search { log.append($0) })
    #expect(log == [true])
  }

  private struct Inner: View {
    @FocusState.Binding var isFocused: Bool
    let log: (Bool) -> Void
    var body: some View {
      TextField("Search", text: .constant("")) { log($0) }
        .focused($isFocused)
        .onAppear { isFocused = true }
    }
  }

  private struct Outer: View {
    let log: (Bool) -> Void
    @FocusState private var isFocused: Bool
    var body: some View { Inner(isFocused: $isFocused, log: log) }
  }

  @Test("The focus may be passed on to a view inside")
  func focusPassedOn() {
    var log: [Bool] = []
    _ = Film(of: Outer { log.append($0) })
    #expect(log == [true])
  }

  @Test("An editor takes the room it is offered, and shows its lines")
  func editor() {
    let film = Film(of: TextEditor(text: .constant("One\nTwo")).frame(height: 100), on: .room)
    #expect(isClose(film.frame("EditorBox"), CGRect(x: 0, y: 50, width: 300, height: 100)))
    #expect(words(film) == ["One\nTwo"])
  }

  private struct Metric: View {
    @ScaledMetric private var side = 17.0
    @ScaledMetric(relativeTo: .caption) private var small = 12.0
    var body: some View {
      Rectangle().frame(width: side, height: small)
    }
  }

  // Apple's guidelines list body texts of 17 and 23 points, captions of 12 and 18.

  @Test("A metric grows as the texts of its style do")
  func scaledMetric() {
    #expect(Film(of: Metric(), on: .room).frame("Rectangle").size == CGSize(width: 17, height: 12))
    let large = Film(of: Metric().dynamicTypeSize(.xxxLarge), on: .room)
    #expect(isClose(large.frame("Rectangle"), CGRect(x: 138.5, y: 91, width: 23, height: 18)))
  }

  @Test("Texts of a style have the size that people choose")
  func dynamicType() {
    let film = Film(of: Text("A").dynamicTypeSize(.accessibility1))
    guard case .text(let text)? = film.looks("content")?.content else {
      Issue.record("no words")
      return
    }
    #expect(text.runs.first?.font.size == 28)
  }
}
