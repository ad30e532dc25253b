import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

@Suite("Pickers")
@MainActor
struct PickerTests {
  private enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  private struct Sizes: View {
    let state: Switch
    @State private var size = Size.small
    var body: some View {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue) }
      }
      .onChange(of: state.isOn) { withAnimation { size = .large } }
      .onChange(of: size) { state.items = [Size.allCases.firstIndex(of: size) ?? -1] }
    }
  }

  private let state = Switch()

  @Test("Segments are 32 points high and share the width; the thumb is behind the chosen one")
  func segments() {
    let film = Film(of: Sizes(state: state).pickerStyle(.segmented), on: .room)
    #expect(isClose(film.frame("SegmentedControl"), CGRect(x: 0, y: 84, width: 300, height: 32)))
    #expect(isClose(film.frame("selection"), CGRect(x: 2, y: 2, width: 96, height: 28)))
  }

  @Test("A finger on a segment chooses it, and the thumb moves there")
  func tapped() {
    let film = Film(
      of: Sizes(state: state).pickerStyle(.segmented), on: .room,
      touches: [.tap(at: CGPoint(x: 150, y: 100), after: 0.1)])
    #expect(state.items == [1])
    #expect(isClose(film.frame("selection", at: 1), CGRect(x: 102, y: 2, width: 96, height: 28)))
  }

  @Test("A value that changes under an animation moves the thumb")
  func written() {
    let state = state
    let film = Film(of: Sizes(state: state).pickerStyle(.segmented), on: .room) {
      state.isOn = true
    }
    let x = film.frame("selection", at: 0.125).minX
    #expect(x > 10 && x < 195)
    #expect(isClose(film.frame("selection", at: 1), CGRect(x: 202, y: 2, width: 96, height: 28)))
  }

  private struct Tagged: View {
    @State private var choice: Int?
    let state: Switch
    var body: some View {
      Picker("Kind", selection: $choice) {
        Text("None").tag(Int?.none)
        Text("One").tag(1)
        if state.isOn { Text("Two").tag(2) }
      }
      .pickerStyle(.segmented)
      .onChange(of: choice) { state.items = [choice ?? 0] }
    }
  }

  @Test("Tags stand for values, and choices come and go")
  func tags() {
    let state = state
    state.isOn = true
    let film = Film(
      of: Tagged(state: state), on: .room,
      touches: [.tap(at: CGPoint(x: 250, y: 100), after: 0.1)]
    )
    #expect(film.frame("selection").minX == 2)
    #expect(state.items == [2])
    let fewer = Film(of: Tagged(state: Switch()), on: .room)
    #expect(fewer.frame("selection").width == 146)
  }

  @Test("A menu shows the chosen words in the tint")
  func menu() {
    let film = Film(of: Sizes(state: state), on: .room)
    guard case .text(let text)? = film.looks("content")?.content else {
      Issue.record("no words")
      return
    }
    #expect(text.runs.map(\.string) == ["small"])
  }

  @Test("A wheel is 216 points high, and its chosen row is in the middle")
  func wheel() {
    let film = Film(of: Sizes(state: state).pickerStyle(.wheel))
    #expect(abs(film.frame("Wheel").height - 216) < 1e-9)
    #expect(film.frame("Wheel").width == 390)
  }
}
