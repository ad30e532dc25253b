import HeadlessQuartzCore
import HeadlessUIKit
import Observation
import SwiftUI
import Testing

/// Programs in which one change brings the next: they come to rest before a frame, or somebody is told.
@Suite("Changes that follow from changes")
@MainActor
struct SettlingTests {
  private let state = Switch()

  private struct Cascade: View {
    let state: Switch
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0

    var body: some View {
      Rectangle().frame(width: CGFloat(10 + c), height: 10)
        .onChange(of: state.isOn) { a += 1 }
        .onChange(of: a) { old, new in b += new - old }
        .onChange(of: b) { c = 10 * b }
    }
  }

  @Test("Changes that follow from a change are there before the next frame")
  func cascade() {
    let film = Film(of: Cascade(state: state)) { [state] in state.isOn = true }
    #expect(film.frame("Rectangle").width == 20)
    #expect(film.recording.findings.isEmpty)
  }

  private struct Endless: View {
    @State private var count = 0
    var body: some View {
      Rectangle().frame(width: 10, height: 10)
        .onAppear { count += 1 }
        .onChange(of: count) { count += 1 }
    }
  }

  @Test("A change that always brings another one is told")
  func endless() {
    let film = Film(of: Endless())
    #expect(film.recording.findings.map(\.kind) == [.runaway])
    #expect(film.frame("Rectangle").width == 10)
  }

  private struct Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct EqualWidths: View {
    @State private var width: CGFloat?
    var body: some View {
      VStack(alignment: .leading) {
        ForEach([30, 70, 50], id: \.self) { (own: CGFloat) in
          Color.red.frame(width: own, height: 10)
            .background {
              GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
            }
            .frame(width: width)
            .background { Rectangle() }
        }
      }
      .onPreferenceChange(Width.self) { width = $0 }
    }
  }

  @Test("Views become as wide as the widest of them")
  func equalWidths() {
    let film = Film(of: EqualWidths())
    let boxes = film.items("Rectangle").map { film.frame($0.id.name) }
    #expect(boxes.map(\.width) == [70, 70, 70] && Set(boxes.map(\.minX)).count == 1)
    #expect(film.recording.findings.isEmpty)
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .background {
          GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
        }
        .onPreferenceChange(Width.self) { width = $0 + 1 }
    }
  }

  @Test("A size that follows from itself is told")
  func growing() {
    #expect(Film(of: Growing()).recording.findings.map(\.kind) == [.runaway])
  }

  private struct Measured: View {
    @State private var height: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          Color.red.onAppear { height = proxy.size.height }
            .onChange(of: proxy.size.height) { height = proxy.size.height }
        }
        Rectangle().frame(height: height / 2)
      }
    }
  }

  @Test("A reader whose room depends on what it has read comes to rest, or is told")
  func measured() {
    // The height halves what it leaves: 200, then 100 …; the way ends where doubles do.
    let film = Film(of: Measured(), on: .room)
    let sum = film.frame("Color").height + film.frame("Rectangle").height
    #expect(abs(sum - 200) < 0.01)
  }

  private struct WritesInBody: View {
    @State private var count = 0
    var body: some View {
      let _ = (count += 1)
      Rectangle().frame(width: CGFloat(10 + count), height: 10)
    }
  }

  @Test("State that changes while a body is asked for is told")
  func inBody() {
    let film = Film(of: WritesInBody())
    #expect(film.recording.findings.map(\.kind) == [.stateInBody])
  }

  @Test("Two rows of one identity are told, and the first is shown")
  func twice() {
    let film = Film(
      of: VStack {
        ForEach([1, 1, 2], id: \.self) { _ in Rectangle().frame(width: 10, height: 10) }
      })
    #expect(film.recording.findings.map(\.kind) == [.duplicateID])
    #expect(film.items("Rectangle").count == 2)
  }

  private struct Deep: View {
    let depth: Int
    var body: some View {
      if depth == 0 {
        Color.red
      } else if depth.isMultiple(of: 2) {
        HStack(spacing: 0) {
          AnyView(Deep(depth: depth - 1))
          Color.blue
        }
      } else {
        VStack(spacing: 0) {
          AnyView(Deep(depth: depth - 1))
          Color.green
        }
      }
    }
  }

  @Test("Stacks in stacks are measured in a time that is no power of their depth")
  func deep() {
    let start = ContinuousClock.now
    let film = Film(of: Deep(depth: 16), on: .room)
    #expect(film.items("Color").count == 17)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  private struct Nested: View {
    let state: Switch
    @State private var inner: CGFloat = 0
    @State private var outer: CGFloat = 0

    var body: some View {
      VStack {
        Rectangle().frame(width: 10, height: 10).offset(x: outer)
        Circle().frame(width: 10, height: 10).offset(x: inner)
      }
      .onChange(of: state.isOn) {
        withAnimation(.linear(duration: 4)) {
          withAnimation(.linear(duration: 1)) { inner = 100 }
          outer = 100
        }
      }
    }
  }

  @Test("The outer of two animations gives way to the inner one, and moves what is written outside")
  func nested() {
    let film = Film(of: Nested(state: state)) { [state] in state.isOn = true }
    #expect(abs(film.frame("Circle", at: 0.5).minX - 240) < 0.01)
    #expect(abs(film.frame("Rectangle", at: 1).minX - 215) < 0.01)
  }

  @Test("A movement that is turned around thrice is never torn")
  func thrice() {
    let film = Film(
      of: Program(state: state) { state in
        Rectangle().frame(width: 10, height: 10).offset(x: state.isOn ? 200 : 0)
      }, on: .room
    ) { [state] in
      for (index, time) in [0.0, 0.1, 0.2, 0.3].enumerated() {
        DispatchQueue.main.asyncAfter(deadline: .now() + time) {
          MainActor.assumeIsolated {
            withAnimation([.smooth, .easeInOut, .bouncy, .linear(duration: 1)][index]) {
              state.isOn.toggle()
            }
          }
        }
      }
    }
    let places = stride(from: 0.0, to: 2, by: 0.002).map { film.frame("Rectangle", at: $0).minX }
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    // The fastest of these curves does not go 4 points in two milliseconds.
    #expect((steps.max() ?? 9) < 4)
    #expect(abs((places.last ?? 0) - 145) < 0.01)
  }

  private struct Flipping: View {
    let state: Switch
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if state.isOn {
          Rectangle().matchedGeometryEffect(id: "card", in: space).frame(width: 300, height: 200)
        } else {
          Circle().matchedGeometryEffect(id: "card", in: space).frame(width: 50, height: 50)
        }
      }
    }
  }

  @Test("A card that is flipped again and again ends where it belongs")
  func flips() {
    let film = Film(of: Flipping(state: state), on: .room) { [state] in
      for time in [0.0, 0.05, 0.1, 0.15, 0.2] {
        DispatchQueue.main.asyncAfter(deadline: .now() + time) {
          MainActor.assumeIsolated { withAnimation(.smooth) { state.isOn.toggle() } }
        }
      }
    }
    #expect(film.recording.cameToRest)
    #expect(isClose(film.frame("Rectangle", at: 3), CGRect(x: 0, y: 0, width: 300, height: 200)))
    #expect(film.looks("Circle", at: 3) == nil)
    let widths = stride(from: 0.0, to: 1, by: 0.01).compactMap { time in
      film.items("Rectangle", at: time).first.map { film.frame($0.id.name, at: time).width }
    }
    #expect(widths.allSatisfy { $0 >= 45 && $0 <= 305 })
  }
}
