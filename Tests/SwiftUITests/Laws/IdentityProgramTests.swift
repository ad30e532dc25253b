import HeadlessQuartzCore
import HeadlessUIKit
import Observation
import SwiftUI
import Testing

/// Small programs in the manner of apps: what stays the same view, and for how long it keeps its state.
@Suite("Identity and state of views")
@MainActor
struct IdentityProgramTests {
  /// What views have said.
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private let state = Switch()
  private let log = Log()

  /// Does something a while after the film has begun.
  private func later(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { work() }
    }
  }

  /// A box as wide as it has appeared often, from 10 points on.
  private struct Counter: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      Rectangle().frame(width: CGFloat(10 + count), height: 10).accessibilityIdentifier(name)
        .onAppear {
          count += 1
          log.lines.append("\(name) comes with \(count)")
        }
        .onDisappear { log.lines.append("\(name) goes") }
    }
  }

  @Test("State is gone when its view has gone")
  func removed() {
    let log = log
    let film = Film(of: Program(state: state) { if !$0.isOn { Counter(name: "a", log: log) } }) {
      [state] in
      state.isOn = true
      later(0.5) { state.isOn = false }
      later(1) {}
    }
    #expect(log.lines == ["a comes with 1", "a goes", "a comes with 1"])
    #expect(
      film.looks("a", at: 0.3) == nil && film.items("a", at: 0.8).first?.properties.size.width == 11
    )
  }

  @Test("Rows keep their state where they are put in another order")
  func reordered() {
    let log = log
    _ = Film(
      of: Program(state: state) { state in
        VStack { ForEach(state.items, id: \.self) { Counter(name: "\($0)", log: log) } }
      }
    ) { [state] in
      state.items = [2, 3, 0]
      later(0.5) {}
    }
    #expect(
      log.lines.prefix(3) == ["0 comes with 1", "1 comes with 1", "2 comes with 1"])
    #expect(Set(log.lines.dropFirst(3)) == ["3 comes with 1", "1 goes"])
  }

  @Test("Another type in an AnyView is another view, and goes without a transition")
  func anyView() {
    let film = Film(
      of: Program(state: state) { state in
        AnyView(state.isOn ? AnyView(Circle().frame(width: 20)) : AnyView(Rectangle()))
      }
    ) { [state] in
      withAnimation(.linear(duration: 1)) { state.isOn = true }
      later(2) {}
    }
    #expect(film.looks("Rectangle", at: 0.5) == nil && film.opacity("Circle", at: 0.5) == 1)
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var width: CGFloat
  }

  private struct Rows: View {
    @State private var items = [0, 1, 2].map { Item(id: $0, width: 10) }
    let state: Switch

    var body: some View {
      VStack {
        ForEach($items) { $item in
          Row(item: $item).accessibilityIdentifier("row\(item.id)")
        }
      }
      .onChange(of: state.number) { items[1].width = 30 }
      .onChange(of: state.isOn) {
        withAnimation(.linear(duration: 1)) { items = [] }
      }
    }
  }

  private struct Row: View {
    @Binding var item: Item
    var body: some View { Rectangle().frame(width: item.width, height: 10) }
  }

  @Test("Bindings to elements that have gone say what they said last")
  func elementBindings() {
    let film = Film(of: Rows(state: state)) { [state] in
      state.number = 1
      later(0.5) { state.isOn = true }
      later(2) {}
    }
    #expect(film.frame("row1", at: 0.2).width == 30)
    #expect(film.frame("row1", at: 1).width == 30)
    #expect(abs((film.opacity("row1", at: 1) ?? 0) - 0.5) < 0.01)
    #expect(film.looks("row1", at: 1.8) == nil)
  }

  private struct Stale: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        ForEach($model.items) { $item in
          Rectangle().frame(width: item.width, height: 10).accessibilityIdentifier("row\(item.id)")
            .background { Inner(item: $item) }
        }
      }
    }

    struct Inner: View {
      @Binding var item: Item
      var body: some View { Color.red.frame(width: item.width, height: 2) }
    }
  }

  @Observable @MainActor
  final class Model {
    var items = [0, 1, 2].map { Item(id: $0, width: 10) }
  }

  @Test("A row that leaves may be asked for its body once more")
  func leavingRow() {
    let model = Model()
    let film = Film(of: Stale(model: model)) {
      withAnimation(.linear(duration: 1)) { model.items.removeLast(2) }
      later(0.5) { model.items[0].width = 50 }
      later(2) {}
    }
    #expect(film.frame("row0", at: 0.8).width == 50)
    #expect(film.looks("row2", at: 1.5) == nil)
  }

  @Test("An object that a view makes is made once")
  func stateObject() {
    final class Maker: ObservableObject {
      @Published var number = 0
      init(_ log: Log) { MainActor.assumeIsolated { log.lines.append("made") } }
    }
    struct Owner: View {
      @StateObject private var maker: Maker
      let width: CGFloat
      init(width: CGFloat, log: Log) {
        self.width = width
        _maker = StateObject(wrappedValue: Maker(log))
      }
      var body: some View {
        Rectangle().frame(width: width + CGFloat(maker.number), height: 10)
          .onAppear { maker.number = 5 }
      }
    }
    let log = log
    let film = Film(
      of: Program(state: state) { Owner(width: $0.isOn ? 20 : 10, log: log) }
    ) { [state] in
      state.isOn = true
      later(0.5) {}
    }
    #expect(log.lines == ["made"])
    #expect(film.frame("Rectangle", at: 0.3).width == 25)
  }

  @Test("A view that comes back while it leaves is the same one")
  func back() {
    let log = log
    _ = Film(of: Program(state: state) { if !$0.isOn { Counter(name: "a", log: log) } }) {
      [state] in
      withAnimation(.linear(duration: 1)) { state.isOn = true }
      later(0.5) { withAnimation(.linear(duration: 1)) { state.isOn = false } }
      later(3) {}
    }
    #expect(log.lines == ["a comes with 1"])
  }
}
