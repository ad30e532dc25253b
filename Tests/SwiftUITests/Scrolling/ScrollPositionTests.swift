import HeadlessUIKit
import SegueGeometry
import SegueSceneGraph
import SwiftUI
import Testing

/// What scroll views tell of where their content is.
@Suite("Positions of what scrolls")
@MainActor
struct ScrollPositionTests {
  private let drag = ScriptedTouch([
    .init(0.1, CGPoint(x: 150, y: 190)), .init(0.5, CGPoint(x: 150, y: 60)),
    .init(1, CGPoint(x: 150, y: 60)),
  ])

  private struct Rows: View {
    let state: Switch
    @State private var id: Int?
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Rectangle().frame(width: 100, height: 60).accessibilityIdentifier("row\(index)")
          }
        }
      }
      .scrollPosition(id: $id)
      .onChange(of: id) { state.items.append(id ?? -1) }
    }
  }

  @Test("A finger that scrolls writes which view has come to the edge")
  func written() {
    let state = Switch()
    state.items = []
    let film = Film(of: Rows(state: state), on: .room, touches: [drag])
    // Of 130 points ten begin the drag: row 2 begins at 120.
    #expect(state.items == [0, 1, 2])
    let scene = film.scene(at: 3)
    let row = scene.items.firstIndex { $0.id.name == "row2" }
    #expect(row.map { abs(scene.absolute($0).y) < 10 } ?? false)
  }

  @Test("A position is asked for by its edge, its point or a view")
  func position() {
    struct Page: View {
      let state: Switch
      @State private var position = ScrollPosition()
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              Rectangle().frame(width: 100, height: 60).accessibilityIdentifier("row\(index)")
            }
          }
        }
        .scrollPosition($position)
        .onChange(of: state.number) {
          switch state.number {
          case 1: position.scrollTo(edge: .bottom)
          case 2: position.scrollTo(y: 90)
          default: position.scrollTo(id: 7)
          }
        }
      }
    }
    for (number, name, y) in [(1.0, "row19", 140.0), (2, "row0", -90), (3, "row7", 0)] {
      let state = Switch()
      let film = Film(of: Page(state: state), on: .room) { state.number = number }
      let scene = film.scene(at: 1)
      let row = scene.items.firstIndex { $0.id.name == name }
      #expect(row.map { scene.absolute($0).y } == y)
    }
  }

  @Test("The geometry of a scroll view is told as it changes")
  func geometry() {
    let state = Switch()
    _ = Film(
      of: ScrollView { Color.red.frame(height: 1000) }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          state.number = Double($1)
        }, on: .room, touches: [drag])
    #expect(abs(state.number - 120) < 1)
  }

  @Test("A view is told that it comes into sight")
  func visibility() {
    let state = Switch()
    state.items = []
    _ = Film(
      of: ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Color.red.frame(height: 100).onScrollVisibilityChange { isSeen in
              if isSeen { state.items.append(index) }
            }
          }
        }
      }, on: .room, touches: [drag])
    #expect(state.items == [0, 1, 2])
  }

  @Test("Buttons that scroll act where they are seen")
  func scrolledButtons() {
    let state = Switch()
    let tap = ScriptedTouch([
      .init(2, CGPoint(x: 150, y: 30)), .init(2.05, CGPoint(x: 150, y: 30)),
    ])
    _ = Film(
      of: ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Button {
              state.number = Double(index)
            } label: {
              Color.red.frame(width: 200, height: 100)
            }
          }
        }
      }, on: .room, touches: [drag, tap])
    #expect(state.number == 1)
  }

  @Test("Headers of sections stay at the edge while their section is seen")
  func pinned() {
    let film = Film(
      of: ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<5) {
                Color.red.frame(height: 40).accessibilityIdentifier("row\(section).\($0)")
              }
            } header: {
              Color.blue.frame(height: 30).accessibilityIdentifier("header\(section)")
            }
          }
        }
      }, on: .room, touches: [drag])
    let scene = film.scene(at: 2)
    func y(_ name: String) -> Double {
      scene.items.firstIndex { $0.id.name == name }.map { scene.absolute($0).y } ?? .nan
    }
    #expect(abs(y("row0.0") - (30 - 120)) < 1)
    #expect(abs(y("header0")) < 1e-3)
    // In front of the rows that go by below.
    let names = scene.items.map(\.id.name)
    #expect(names.firstIndex(of: "header0") ?? 0 > names.firstIndex(of: "row0.4") ?? 0)
  }

  @Test("Sections of a grid begin lines of their own, below words that reach across")
  func grid() {
    let columns = [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(50))]
    let film = Film(
      of: LazyVGrid(columns: columns, alignment: .leading, spacing: 10) {
        Section {
          ForEach(0..<3) { Color.red.frame(height: 20).accessibilityIdentifier("a\($0)") }
        } header: {
          Color.blue.frame(height: 30).accessibilityIdentifier("header")
        }
        Section {
          Color.red.frame(height: 20).accessibilityIdentifier("b")
        }
      }, on: .room)
    // 30 + 10 + 20 + 10 + 20 + 10 + 20 = 120 points in 200.
    #expect(isClose(film.frame("header"), CGRect(x: 0, y: 40, width: 300, height: 30)))
    #expect(isClose(film.frame("a1"), CGRect(x: 60, y: 80, width: 50, height: 20)))
    #expect(isClose(film.frame("a2"), CGRect(x: 0, y: 110, width: 50, height: 20)))
    #expect(isClose(film.frame("b"), CGRect(x: 0, y: 140, width: 50, height: 20)))
  }
}
