import HeadlessUIKit
import SegueGeometry
import SegueSceneGraph
import SwiftUI
import Testing

/// Lists: the places of rows, headers and lines, which are those of UIKit's tables.
@Suite("Lists")
@MainActor
struct ListTests {
  private let state = Switch()

  /// The box of a layer on the screen, of the first one with the name or of a later one.
  private func box(
    _ name: String, _ index: Int = 0, in film: Film, at seconds: Double = 0
  ) -> CGRect {
    let scene = film.scene(at: seconds)
    let found = scene.items.indices.filter { scene.items[$0].id.name.hasPrefix(name) }
    guard found.indices.contains(index) else { return .null }
    let (corner, size) = (
      scene.absolute(found[index]), scene.items[found[index]].properties.size
    )
    return CGRect(x: corner.x, y: corner.y, width: size.width, height: size.height)
  }

  /// A row of a known height.
  private func row(_ name: String, _ height: CGFloat = 20) -> some View {
    Rectangle().frame(width: 50, height: height).accessibilityIdentifier(name)
  }

  @Test(
    "Rows of an inset group are 44 points high or as their content and 11 points, 16 points from the edges"
  )
  func insetGroup() {
    let film = Film(
      of: List {
        row("a")
        row("b", 60)
      })
    // The safe area begins at 47; a group without a header has 18 points above it.
    #expect(isClose(box("ListSection", in: film), CGRect(x: 16, y: 65, width: 358, height: 126)))
    #expect(isClose(box("a", in: film), CGRect(x: 32, y: 77, width: 50, height: 20)))
    #expect(isClose(box("b", in: film), CGRect(x: 32, y: 120, width: 50, height: 60)))
    #expect(film.looks("ListSection")?.cornerRadii.topLeft == 10)
  }

  @Test("Plain rows reach the edges, and have a line below each")
  func plain() {
    let film = Film(
      of: List(0..<3) { row("row\($0)") }.listStyle(.plain))
    #expect(isClose(box("row0", in: film), CGRect(x: 16, y: 59, width: 50, height: 20)))
    #expect(isClose(box("row2", in: film), CGRect(x: 16, y: 147, width: 50, height: 20)))
    for (index, y) in [91.0, 135, 179].enumerated() {
      let line = box("separator", index, in: film)
      #expect(
        isClose(line, CGRect(x: 16, y: y - 1 / 3, width: 374, height: 1 / 3), within: 1e-2))
    }
  }

  @Test(
    "The last row of a group has no line, nor has one that hides it, or that is followed by one that does"
  )
  func lines() {
    let film = Film(
      of: List {
        row("a")
        row("b").listRowSeparator(.hidden, edges: .bottom)
        row("c")
        row("d").listRowSeparator(.hidden, edges: .top)
        row("e")
        row("f")
      })
    let shown = film.items("separator").map(\.properties.opacity)
    #expect(shown == [1, 0, 0, 1, 1, 0])
  }

  @Test("A line begins where the first words of its row do")
  func lineStart() {
    let film = Film(
      of: List {
        HStack(spacing: 10) {
          Rectangle().frame(width: 30, height: 30)
          Text("Words")
        }
        Text("Words")
      })
    let (line, words) = (box("separator", 0, in: film), box("Text", 0, in: film))
    #expect(abs(words.minX - 72) < 1e-3)
    #expect(abs(line.minX - words.minX) < 1e-3)
    #expect(abs(line.maxX - 374) < 1e-3)
  }

  @Test("Sections have 38 points for their headers, and 28 for their footers")
  func sections() {
    let film = Film(
      of: List {
        Section("First") { row("a") }
        Section {
          row("b")
        } footer: {
          Text("After")
        }
        Section { row("c") }
      })
    #expect(abs(box("ListSection", 0, in: film).minY - (47 + 38)) < 1e-3)
    #expect(abs(box("ListSection", 1, in: film).minY - (47 + 38 + 44 + 18 + 18)) < 1e-3)
    #expect(
      abs(box("ListSection", 2, in: film).minY - (47 + 38 + 44 + 36 + 44 + 28 + 18)) < 1e-3)
    // Words stand 7 points above the group, 16 from its edge.
    let header = box("Text", 1, in: film)
    #expect(abs(header.minX - 32) < 1e-3)
  }

  @Test("Headers of groups are small and in capitals, unless they are prominent")
  func headers() {
    func words(_ prominence: Prominence) -> (String, Double) {
      let film = Film(
        of: List { Section("First") { row("a") } }.headerProminence(prominence))
      let texts = film.scene(at: 0).items.compactMap { item -> (String, Double)? in
        guard case .text(let text) = item.properties.content, let run = text.runs.first else {
          return nil
        }
        return (run.string, run.font.size)
      }
      return texts.first ?? ("", 0)
    }
    #expect(words(.standard) == ("FIRST", 13))
    #expect(words(.increased) == ("First", 20))
  }

  @Test("Rows have insets, a background and a least height of their own")
  func rowChoices() {
    let film = Film(
      of: List {
        row("a").listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
        row("b").listRowBackground(Color.red.accessibilityIdentifier("back"))
      }.environment(\.defaultMinListRowHeight, 60))
    #expect(isClose(box("a", in: film), CGRect(x: 46, y: 85, width: 50, height: 20)))
    #expect(isClose(box("back", in: film), CGRect(x: 16, y: 125, width: 358, height: 60)))
  }

  @Test("Rows with room between them, and sections with room of their own")
  func spacing() {
    let rows = Film(
      of: List {
        row("a")
        row("b")
      }.listRowSpacing(10))
    #expect(abs(box("b", in: rows).minY - box("a", in: rows).minY - 54) < 1e-3)
    #expect(rows.items("separator").allSatisfy { $0.properties.opacity == 0 })
    let sections = Film(
      of: List {
        Section { row("a") }
        Section { row("b") }
      }.listSectionSpacing(5))
    #expect(abs(box("b", in: sections).minY - box("a", in: sections).minY - 49) < 1e-3)
  }

  @Test("Rows that come fade in at their place, while the others make room")
  func insertion() {
    let state = state
    let film = Film(
      of: Program(state: state) { state in
        List {
          ForEach(state.items, id: \.self) { row("row\($0)") }
        }
      }
    ) {
      withAnimation(.linear(duration: 1)) { state.items.insert(7, at: 1) }
    }
    #expect(abs(box("row1", in: film, at: 0).minY - 121) < 1e-3)
    #expect(abs(box("row1", in: film, at: 0.5).minY - 143) < 1e-3)
    #expect(abs(box("row1", in: film, at: 1.5).minY - 165) < 1e-3)
    #expect(abs(box("row7", in: film, at: 0.5).minY - 121) < 1e-3)
    #expect(abs((film.opacity("row7", at: 0.5) ?? 0) - 0.5) < 1e-6)
    #expect(abs(box("ListSection", in: film, at: 0.5).height - 154) < 1e-3)
  }

  @Test("Rows that go fade at their place, while the others close up")
  func removal() {
    let state = state
    let film = Film(
      of: Program(state: state) { state in
        List(state.items, id: \.self) { row("row\($0)") }
      }
    ) {
      withAnimation(.linear(duration: 1)) { _ = state.items.remove(at: 1) }
    }
    #expect(abs(box("row1", in: film, at: 0.5).minY - 121) < 1e-3)
    #expect(abs((film.opacity("row1", at: 0.5) ?? 0) - 0.5) < 1e-6)
    #expect(abs(box("row2", in: film, at: 0.5).minY - 143) < 1e-3)
    #expect(film.looks("row1", at: 1.1) == nil)
    #expect(abs(box("ListSection", in: film, at: 1.1).height - 88) < 1e-3)
  }

  @Test("Rows that change places move there")
  func movement() {
    let state = state
    let film = Film(
      of: Program(state: state) { state in
        List(state.items, id: \.self) { row("row\($0)") }
      }
    ) {
      withAnimation(.linear(duration: 1)) { state.items.reverse() }
    }
    #expect(abs(box("row0", in: film, at: 0.25).minY - (77 + 22)) < 1e-3)
    #expect(abs(box("row2", in: film, at: 0.25).minY - (165 - 22)) < 1e-3)
    // The lines of those in the middle go along; the one that is last now loses its own.
    #expect(film.items("separator", at: 1.5).map(\.properties.opacity) == [1, 1, 0])
  }

  @Test("A section that goes takes its box along")
  func sectionGoes() {
    let state = state
    state.isOn = true
    let film = Film(
      of: Program(state: state) { state in
        List {
          if state.isOn { Section("First") { row("a") } }
          Section("Second") { row("b") }
        }
      }
    ) {
      withAnimation(.linear(duration: 1)) { state.isOn = false }
    }
    #expect(film.items("ListSection", at: 0.5).count == 2)
    #expect(film.items("ListSection", at: 0.5).map(\.properties.opacity).min() == 0.5)
    #expect(film.items("ListSection", at: 1.1).count == 1)
    #expect(abs(box("b", in: film, at: 1.1).minY - (47 + 38 + 12)) < 1e-3)
  }

  @Test("A finger scrolls a list, and a plain header stays at its edge")
  func scrolling() {
    let film = Film(
      of: List {
        Section("First") { ForEach(0..<40) { row("row\($0)") } }
      }.listStyle(.plain),
      touches: [
        ScriptedTouch([
          .init(0, CGPoint(x: 195, y: 600)), .init(0.2, CGPoint(x: 195, y: 300)),
          .init(0.6, CGPoint(x: 195, y: 300)),
        ])
      ])
    let y = box("row0", in: film, at: 0.5).minY
    #expect(y < -180 && y > -240)
    #expect(abs(box("ListHeader", in: film, at: 0.5).minY - 47) < 1e-3)
  }
}
