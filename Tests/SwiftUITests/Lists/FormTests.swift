import SegueGeometry
import SegueSceneGraph
import SwiftUI
import Testing

/// Forms: lists of groups.
@Suite("Forms")
@MainActor
struct FormTests {
  @Test("A form has groups of rows, whatever style lists around have")
  func groups() {
    let film = Film(
      of: Form {
        Text("One")
        Text("Two")
      }.listStyle(.plain))
    // In what scrolls: 18 points above a group without a header, and 16 at its sides.
    #expect(isClose(film.frame("ListSection"), CGRect(x: 16, y: 18, width: 358, height: 88)))
  }

  @Test("A badge is at the end of its row")
  func badge() {
    let film = Film(of: Form { Text("Mail").badge(3) })
    let scene = film.scene(at: 0)
    let texts = scene.items.indices.filter { scene.items[$0].id.name.hasPrefix("Text") }
    #expect(texts.count == 2)
    let end = texts.last.map { scene.absolute($0).x + scene.items[$0].properties.size.width }
    #expect(end.map { abs($0 - (390 - 32)) < 1e-3 } ?? false)
  }
}
