import HeadlessUIKit
import SwiftUI
import Testing

/// Screens over others.
@Suite("Presented screens")
@MainActor
struct PresentationTests {
  private struct Page: View {
    @Bindable var state: Switch
    var body: some View {
      Color.red.sheet(isPresented: $state.isOn) {
        Rectangle().accessibilityIdentifier("sheet")
      }
    }
  }

  @Test("A sheet rises from the bottom when its value becomes true")
  func sheet() {
    let state = Switch()
    let film = Film(of: Page(state: state)) { state.isOn = true }
    #expect(film.recording.findings.isEmpty)
    #expect(film.looks("sheet", at: 2) != nil)
  }

  @Test("A sheet is dismissed when its value becomes false")
  func dismissal() {
    let state = Switch()
    let film = Film(of: Page(state: state)) {
      state.isOn = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        MainActor.assumeIsolated { state.isOn = false }
      }
    }
    #expect(film.looks("sheet", at: 2) != nil)
    #expect(film.looks("sheet", at: 4) == nil)
  }

  // MARK: Items

  private struct Item: Identifiable { let id: Int }

  private struct Items: View {
    let state: Switch
    let log: Log
    @State private var item: Item?
    var body: some View {
      Color.red
        .sheet(item: $item) {
          log.entries.append("dismissed")
        } content: { item in
          Text("item \(item.id)").accessibilityIdentifier("words")
        }
        .onChange(of: state.number) { item = state.number > 0 ? Item(id: Int(state.number)) : nil }
    }
  }

  @MainActor
  private final class Log { var entries: [String] = [] }

  @Test("A sheet of an item shows it until it has left")
  func item() {
    let (state, log) = (Switch(), Log())
    let film = Film(of: Items(state: state, log: log)) {
      state.number = 1
      NavigationStackTests.after(1) { state.number = 0 }
    }
    #expect(film.words("words", at: 0.5) == ["item 1"])
    #expect(film.words("words", at: 1.1) == ["item 1"])
    #expect(film.words("words", at: 3) == [])
    #expect(log.entries == ["dismissed"])
  }

  @Test("A sheet of another item takes the place of the one before, which leaves first")
  func otherItem() {
    let (state, log) = (Switch(), Log())
    let film = Film(of: Items(state: state, log: log)) {
      state.number = 1
      NavigationStackTests.after(1) { state.number = 2 }
    }
    #expect(film.recording.findings.isEmpty)
    #expect(film.words("words", at: 1.1) == ["item 1"])
    #expect(film.words("words", at: 3) == ["item 2"])
    #expect(log.entries == ["dismissed"])
  }

  @Test("A value that is taken back while the sheet comes dismisses it afterwards")
  func changeOfMind() {
    let state = Switch()
    let film = Film(of: Page(state: state)) {
      state.isOn = true
      NavigationStackTests.after(0.1) { state.isOn = false }
    }
    #expect(film.recording.findings.isEmpty)
    #expect(film.looks("sheet", at: 0.3) != nil && film.looks("sheet", at: 3) == nil)
  }

  @Test("A sheet follows the values of the view that presents it")
  func following() {
    struct Page: View {
      let state: Switch
      @State private var number = 0.0
      var body: some View {
        Color.red.sheet(isPresented: .constant(true)) {
          Text("number \(Int(number))").accessibilityIdentifier("words")
        }
        .onChange(of: state.number) { number = state.number }
      }
    }
    let state = Switch()
    let film = Film(of: Page(state: state)) {
      NavigationStackTests.after(1) { state.number = 5 }
    }
    #expect(film.words("words", at: 0.9) == ["number 0"])
    #expect(film.words("words", at: 1.5) == ["number 5"])
  }

  // MARK: Looks

  private func sheet<Content: View>(
    _ content: Content, then action: @escaping @MainActor () -> Void = {}
  ) -> Film {
    Film(
      of: Color.red.sheet(isPresented: .constant(true)) { content }, action: action)
  }

  /// A card over the whole of its sheet.
  private var card: some View { Color.green.ignoresSafeArea().accessibilityIdentifier("card") }

  /// The largest sheet leaves .08 of the screen's 844 points free.
  @Test(
    "A sheet is as high as its lowest detent says",
    arguments: [
      ([PresentationDetent.large], 776), ([.medium, .large], 388), ([.height(200)], 200),
      ([.fraction(0.25), .medium], 194),
    ] as [([PresentationDetent], CGFloat)])
  func detents(detents: [PresentationDetent], height: CGFloat) {
    let film = sheet(card.presentationDetents(Set(detents)))
    #expect(film.recording.findings.isEmpty)
    #expect(abs(film.frame("card", at: 2).height - height) < 1)
  }

  @Test("A sheet grows to the detent that is selected")
  func selection() {
    struct Content: View {
      let state: Switch
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Color.green.ignoresSafeArea().accessibilityIdentifier("card")
          .presentationDetents([.medium, .large], selection: $detent)
          .onChange(of: state.isOn) { detent = .large }
      }
    }
    let state = Switch()
    let film = sheet(Content(state: state)) {
      NavigationStackTests.after(1) { state.isOn = true }
    }
    #expect(abs(film.frame("card", at: 0.9).height - 388) < 1)
    #expect(abs(film.frame("card", at: 3).height - 776) < 1)
  }

  @Test("A height that an app computes is asked for")
  func customDetent() {
    struct Third: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
    }
    let film = sheet(card.presentationDetents([.custom(Third.self)]))
    #expect(abs(film.frame("card", at: 2).height - 776.0 / 3) < 1)
  }

  @Test("A sheet has the corners and the background that it says")
  func looks() {
    let film = sheet(
      Text("words").presentationCornerRadius(30).presentationBackground(.yellow))
    let scene = film.scene(at: 2)
    #expect(scene.items.contains { $0.properties.cornerRadii.topLeft == 30 })
    #expect(film.looks("Rectangle", at: 2)?.size.height ?? 0 > 770)
  }

  @Test("A sheet has a mark of 36 by 5 points at its upper edge where it says so")
  func grabber() {
    let film = sheet(card.presentationDetents([.medium]).presentationDragIndicator(.visible))
    #expect(
      isClose(film.frame("sheet-grabber", at: 2), CGRect(x: 177, y: 5, width: 36, height: 5)))
    #expect(sheet(card).looks("sheet-grabber", at: 2) == nil)
  }

  @Test("A view that presents two screens one after the other shows both")
  func oneAfterTheOther() {
    struct Page: View {
      let state: Switch
      @State private var first = false
      @State private var second = false
      var body: some View {
        VStack {
          Color.red.sheet(isPresented: $first) { Color.green.accessibilityIdentifier("first") }
          Color.red.sheet(isPresented: $second) { Color.blue.accessibilityIdentifier("second") }
        }
        .onChange(of: state.number) { (first, second) = (state.number == 1, state.number == 2) }
      }
    }
    let state = Switch()
    let film = Film(of: Page(state: state)) {
      state.number = 1
      NavigationStackTests.after(1) { state.number = 2 }
    }
    #expect(film.recording.findings.isEmpty)
    #expect(film.looks("first", at: 0.9) != nil && film.looks("first", at: 3) == nil)
    #expect(film.looks("second", at: 3) != nil)
  }
}
