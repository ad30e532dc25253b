import HeadlessUIKit
import SegueGeometry
import SegueSceneGraph
import SwiftUI
import Testing

/// Views in the place of something that is not there.
@Suite("Unavailable content, and pictures from the network")
@MainActor
struct UnavailableContentTests {
  private func texts(_ film: Film) -> [(words: String, box: CGRect)] {
    let scene = film.scene(at: 0)
    return scene.items.indices.compactMap { index in
      guard case .text(let text) = scene.items[index].properties.content else { return nil }
      let (corner, size) = (scene.absolute(index), scene.items[index].properties.size)
      return (
        text.string, CGRect(x: corner.x, y: corner.y, width: size.width, height: size.height)
      )
    }
  }

  @Test("The words stand below each other in the middle of the room")
  func unavailable() throws {
    let film = Film(
      of: ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New mail appears here.")))
    let shown = texts(film)
    #expect(shown.map(\.words) == ["No Mail", "New mail appears here."])
    #expect(shown.allSatisfy { abs($0.box.midX - 195) < 1 })
    #expect(shown[0].box.maxY <= shown[1].box.minY)
    let symbol = film.frame("Image")
    #expect(symbol.maxY <= shown[0].box.minY && abs(symbol.midX - 195) < 1)
    // All of it is as far from the top of the safe area as from its bottom.
    #expect(abs((symbol.minY + shown[1].box.maxY) / 2 - (47 + 763 / 2)) < 6)
  }

  @Test("A search without results says for what it was")
  func search() {
    let shown = texts(Film(of: ContentUnavailableView.search(text: "Pears"))).map(\.words)
    #expect(shown.first == "No Results for “Pears”")
  }

  @Test("A picture from the network stays its placeholder")
  func asyncImage() {
    let url = URL(string: "https://example.com/a.png")
    let film = Film(
      of: VStack {
        AsyncImage(url: url) { image in
          image.resizable()
        } placeholder: {
          Color.red.accessibilityIdentifier("placeholder")
        }
        AsyncImage(url: url) { phase in
          if phase.image == nil, phase.error == nil {
            Color.blue.accessibilityIdentifier("empty")
          }
        }
      })
    #expect(film.recording.findings.isEmpty)
    #expect(film.looks("placeholder") != nil && film.looks("empty") != nil)
  }
}
