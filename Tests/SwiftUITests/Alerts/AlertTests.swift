import HeadlessUIKit
import SwiftUI
import Testing

/// Questions over a screen.
@Suite("Alerts and dialogs")
@MainActor
struct AlertTests {
  private typealias Model = NavigationStackTests.Model

  private struct Asking: View {
    @Bindable var model: Model
    var body: some View {
      Color.blue
        .alert("Delete?", isPresented: $model.isShown) {
          Button("Delete", role: .destructive) { model.log.append("deleted") }
          Button("Keep", role: .cancel) { model.log.append("kept") }
        } message: {
          Text("It cannot be undone.")
        }
    }
  }

  @Test("An alert is a card of 270 points in the middle, with its words and answers")
  func alert() {
    let model = Model()
    let film = Film(of: Asking(model: model)) { model.isShown = true }
    #expect(film.recording.findings.isEmpty)
    let card = film.frame("alert.card", at: 2)
    #expect(card.width == 270 && abs(card.midX - 195) < 0.5 && abs(card.midY - 422) < 0.5)
    #expect(
      film.words("alert.card", at: 2) == ["Delete?", "It cannot be undone.", "Keep", "Delete"])
  }

  @Test(
    "An answer takes the value back, and acts once the card has gone",
    arguments: [
      (-60.0, "kept"), (60, "deleted"),
    ])
  func answer(shift: Double, entry: String) {
    let model = Model()
    let film = Film(
      of: Asking(model: model),
      touches: [.tap(at: CGPoint(x: 195 + shift, y: 452), after: 1)]
    ) { model.isShown = true }
    #expect(model.log == [entry])
    #expect(!model.isShown)
    #expect(film.looks("alert.card", at: 4) == nil)
  }

  private struct Naming: View {
    @Bindable var model: Model
    @Binding var name: String
    var body: some View {
      Color.blue
        .alert("Name", isPresented: $model.isShown) {
          TextField("A name", text: $name)
          SecureField("A secret", text: .constant(""))
          Button("Save") {}
        }
    }
  }

  @Test("Fields among the answers stand above them, with what is asked for")
  func fields() {
    let model = Model()
    let film = Film(of: Naming(model: model, name: .constant(""))) { model.isShown = true }
    #expect(film.recording.findings.isEmpty)
    #expect(film.words("alert.card", at: 2) == ["Name", "A name", "A secret", "Save"])
  }

  @Test("An alert goes when its value becomes false")
  func dismissal() {
    let model = Model()
    let film = Film(of: Asking(model: model)) {
      model.isShown = true
      NavigationStackTests.after(1) { model.isShown = false }
    }
    #expect(film.looks("alert.card", at: 0.9) != nil && film.looks("alert.card", at: 3) == nil)
    #expect(model.log.isEmpty)
  }

  @Test("An alert without answers can be confirmed")
  func usualAnswer() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View { Color.blue.alert(Text("Done"), isPresented: $model.isShown) {} }
    }
    let model = Model()
    let film = Film(of: Page(model: model)) { model.isShown = true }
    #expect(film.words("alert.card", at: 2) == ["Done", "OK"])
  }

  @Test("An alert about data is made of it")
  func presenting() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Color.blue.alert("About", isPresented: $model.isShown, presenting: model.item) { item in
          ForEach(0..<item, id: \.self) { number in Button("Choice \(number)") {} }
        } message: {
          Text("of \($0)")
        }
      }
    }
    let model = Model()
    model.item = 3
    let film = Film(of: Page(model: model)) { model.isShown = true }
    #expect(
      film.words("alert.card", at: 2) == ["About", "of 3", "Choice 0", "Choice 1", "Choice 2"])
  }

  @Test("A dialog has answers at the bottom, and one that gives up")
  func dialog() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Color.blue.confirmationDialog("Which?", isPresented: $model.isShown) {
          Button("One") {}
          Button("Two") {}
        }
      }
    }
    let model = Model()
    let film = Film(of: Page(model: model)) { model.isShown = true }
    #expect(film.words("alert.card", at: 2) == ["One", "Two", "Cancel"])
  }

  @Test("A dialog's title is shown where that is asked for")
  func dialogTitle() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Color.blue.confirmationDialog(
          "Which?", isPresented: $model.isShown, titleVisibility: .visible
        ) {
          Button("One") {}
        } message: {
          Text("Choose.")
        }
      }
    }
    let model = Model()
    let film = Film(of: Page(model: model)) { model.isShown = true }
    #expect(film.words("alert.card", at: 2) == ["Which?", "Choose.", "One", "Cancel"])
  }

  @Test("The forms of earlier systems ask the same")
  func oldForms() {
    struct Item: Identifiable { let id: Int }
    struct Page: View {
      @Bindable var model: Model
      @State private var item: Item?
      var body: some View {
        VStack {
          Color.blue.alert(isPresented: $model.isShown) {
            Alert(
              title: Text("Old"), message: Text("words"),
              primaryButton: .destructive(Text("Go")) { model.log.append("gone") },
              secondaryButton: .cancel())
          }
          Color.red.actionSheet(item: $item) { item in
            ActionSheet(title: Text("Sheet \(item.id)"), buttons: [.default(Text("A")), .cancel()])
          }
        }
        .onChange(of: model.item) { item = model.item.map { Item(id: $0) } }
      }
    }
    let (alert, sheet) = (Model(), Model())
    let first = Film(of: Page(model: alert)) { alert.isShown = true }
    #expect(first.words("alert.card", at: 2) == ["Old", "words", "Cancel", "Go"])
    let second = Film(of: Page(model: sheet)) { sheet.item = 4 }
    #expect(second.words("alert.card", at: 2) == ["Sheet 4", "A", "Cancel"])
  }
}
