import HeadlessUIKit
import SegueGeometry
import SegueSceneGraph
import SwiftUI
import Testing

/// Effects that depend on the place of a view.
@Suite("Visual effects")
@MainActor
struct VisualEffectTests {
  @Test("A turn in space is that of a rotation effect")
  func rotation() throws {
    func view(_ isVisual: Bool) -> some View {
      Group {
        if isVisual {
          Color.red.visualEffect { effect, _ in
            effect.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading)
          }
        } else {
          Color.red.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading)
        }
      }
      .frame(width: 100, height: 60)
    }
    let visual = try #require(Film(of: view(true), on: .room).looks("VisualEffect"))
    let plain = try #require(Film(of: view(false), on: .room).looks("Rotation3DEffect"))
    // Where the right edge is seen, from the anchor on.
    func edge(_ looks: LayerProperties, _ x: Double) -> Point? {
      looks.transform.combined.projection.map(Point(x, 0))
    }
    let middle = try #require(edge(visual, 50))
    let leading = try #require(edge(plain, 100))
    #expect(abs(middle.x + 50 - leading.x) < 1e-9 && abs(middle.y - leading.y) < 1e-9)
  }

  @Test("Filters follow from the place, and are not there where they change nothing")
  func filters() {
    let film = Film(
      of: HStack {
        ForEach(0..<2, id: \.self) { index in
          Color.red.visualEffect { effect, proxy in
            effect.blur(radius: index == 0 ? 0 : proxy.size.width / 10)
              .saturation(index == 0 ? 1 : 0.5)
          }
        }
      }.frame(width: 208, height: 50), on: .room)
    let looks = film.items("VisualEffect").map(\.properties.filters)
    #expect(looks == [[], [.blur(sigma: 10), .saturation(0.5)]])
  }

  @Test("A color multiplies the light of a view, as far as that is there")
  func colorMultiply() throws {
    let film = Film(of: Circle().fill(.red).colorMultiply(.green), on: .room)
    let items = film.scene(at: 0).items
    #expect(items.contains { $0.properties.blendMode == .multiply })
    #expect(items.contains { $0.isMask })
  }
}
