import Combine
import HeadlessUIKit
import SwiftUI
import Testing

/// What views keep, and what they are told.
@Suite("State of views")
@MainActor
struct StateTests {
  /// Words that views say while a test runs.
  private final class Log {
    var words: [String] = []
    func say(_ word: String) { words.append(word) }
  }

  private let state = Switch()
  private let log = Log()

  private func run<Content: View>(
    action: @escaping @MainActor (Switch) -> Void = { _ in },
    @ViewBuilder _ content: @escaping @MainActor (Switch) -> Content
  ) -> Film {
    let state = state
    return Film(of: Program(state: state, content: content)) { action(state) }
  }

  @Test("Views inside appear before those around, actions in the order in which they stand")
  func appearance() {
    let log = log
    _ = run { _ in
      VStack {
        Rectangle().onAppear { log.say("first") }
        Rectangle().onAppear { log.say("second") }.onAppear { log.say("second again") }
      }
      .onAppear { log.say("around") }
      .task { log.say("task") }
    }
    #expect(log.words == ["first", "second", "second again", "around", "task"])
  }

  @Test("A change is told with the values before and after, once")
  func change() {
    let log = log
    _ = run {
      $0.number = 2
    } _: { state in
      Rectangle()
        .onChange(of: state.number) { log.say("\($0) to \($1)") }
        .onChange(of: state.isOn, initial: true) { log.say("isOn") }
    }
    #expect(log.words == ["isOn", "0.0 to 2.0"])
  }

  @Test("A view that goes is told so when its transition is over")
  func disappearance() {
    let log = log
    var times: [Double] = []
    let start = Log()
    _ = run { state in
      let begin = CACurrentMediaTime()
      start.say("\(begin)")
      withAnimation(.linear(duration: 0.5)) { state.isOn = true }
    } _: { state in
      ZStack {
        if !state.isOn {
          Rectangle().onDisappear {
            log.say("gone")
            times.append(CACurrentMediaTime() - (Double(start.words.first ?? "") ?? 0))
          }
        }
      }
    }
    #expect(log.words == ["gone"])
    #expect(abs((times.first ?? 0) - 0.5) < 1e-6)
  }

  private struct Counter: View {
    @State private var count = 0
    let log: Log
    let name: String

    var body: some View {
      Rectangle().frame(width: CGFloat(10 + count), height: 10)
        .accessibilityIdentifier(name)
        .onAppear {
          count += 5
          log.say("\(name) \(count)")
        }
    }
  }

  @Test("What is written while a view appears is in the first frame")
  func firstFrame() {
    let log = log
    let film = Film(of: Counter(log: log, name: "a"))
    #expect(film.frame("a", at: 0).width == 15)
    #expect(log.words == ["a 5"])
  }

  @Test("State stays where its view stays, and begins anew where another one comes")
  func identity() {
    let log = log
    let film = run {
      $0.isOn = true
    } _: { state in
      VStack {
        Counter(log: log, name: "stays")
        if state.isOn {
          Counter(log: log, name: "new")
        } else {
          Counter(log: log, name: "old")
        }
      }
    }
    #expect(log.words == ["stays 5", "old 5", "new 5"])
    #expect(film.looks("old", at: 0) == nil)
  }

  @Test("Rows keep their state by their identities, whatever their order")
  func rows() {
    let log = log
    _ = run {
      $0.items = [2, 0, 1, 3]
    } _: { state in
      VStack { ForEach(state.items, id: \.self) { Counter(log: log, name: "row\($0)") } }
    }
    #expect(log.words == ["row0 5", "row1 5", "row2 5", "row3 5"])
  }

  private struct Child: View {
    @Binding var width: CGFloat
    var body: some View {
      Rectangle().frame(width: width, height: 10).onAppear { width = 77 }
    }
  }

  private struct Parent: View {
    @State private var width: CGFloat = 10
    var body: some View {
      VStack {
        Child(width: $width)
        Circle().frame(width: width, height: width)
      }
    }
  }

  @Test("A binding writes what a view further up keeps")
  func binding() {
    let film = Film(of: Parent())
    #expect(film.frame("Rectangle").width == 77)
    #expect(film.frame("Circle").width == 77)
  }

  private final class Model: ObservableObject {
    @Published var width: CGFloat = 10
    static var count = 0
    init() { Model.count += 1 }
  }

  private struct Owner: View {
    @StateObject private var model = Model()
    let state: Switch
    var body: some View {
      VStack {
        Rectangle().frame(width: model.width, height: state.isOn ? 20 : 10)
        Reader()
      }
      .environmentObject(model)
      .onAppear { model.width = 40 }
    }
  }

  private struct Reader: View {
    @EnvironmentObject private var model: Model
    @Environment(\.displayScale) private var scale
    var body: some View { Ellipse().frame(width: model.width * scale, height: 10) }
  }

  @Test("An object of a view is made once, and all who watch it see it change")
  func objects() {
    Model.count = 0
    let state = state
    let film = Film(of: Owner(state: state)) { state.isOn = true }
    #expect(film.frame("Rectangle", at: 0).size == CGSize(width: 40, height: 20))
    #expect(film.frame("Ellipse", at: 0).width == 120)
    #expect(Model.count == 1)
  }

  @Test("A value of the environment holds inside, and the innermost one wins")
  func environment() {
    let film = run { _ in
      VStack {
        Reader().environment(\.displayScale, 2)
      }
      .environment(\.displayScale, 5)
      .environmentObject(Model())
    }
    #expect(film.frame("Ellipse").width == 20)
  }

  @Test("A body that changes state is found")
  func stateInBody() {
    struct Wrong: View {
      @State private var count = 0
      var body: some View {
        count += 1
        return Rectangle()
      }
    }
    let film = Film(of: Wrong())
    #expect(film.recording.findings.map(\.kind) == [.stateInBody])
  }

  @Test("Views that change state for ever are found, and the film ends")
  func endless() {
    struct Wrong: View {
      @State private var count = 0
      var body: some View {
        Rectangle().onChange(of: count, initial: true) { count += 1 }
      }
    }
    #expect(Film(of: Wrong()).recording.findings.map(\.kind) == [.runaway])
  }

  @Test("Two views of one identity are found")
  func duplicates() {
    let film = run { _ in ForEach([1, 2, 1], id: \.self) { _ in Rectangle() } }
    #expect(film.recording.findings.map(\.kind) == [.duplicateID])
  }

  @Test("A frame that is no number is found, and not used")
  func invalidFrame() {
    let film = run { _ in Rectangle().frame(width: -5, height: .nan) }
    #expect(film.recording.findings.map(\.kind) == [.invalidFrame, .invalidFrame])
    #expect(film.frame("Rectangle").width == 390)
  }
}
