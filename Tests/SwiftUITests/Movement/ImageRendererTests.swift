import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

@Suite("Pictures of views")
@MainActor
struct ImageRendererTests {
  @Test("A picture is as large as the view, times its scale")
  func size() throws {
    let renderer = ImageRenderer(content: Rectangle().frame(width: 40, height: 20))
    renderer.scale = 3
    let picture = try #require(renderer.uiImage)
    #expect(picture.size == CGSize(width: 40, height: 20))
    #expect(picture.cgImage?.width == 120)
  }

  @Test("A view that takes what it is offered fills the size that is proposed")
  func proposed() throws {
    let renderer = ImageRenderer(content: SwiftUI.Color.red)
    renderer.proposedSize = ProposedViewSize(width: 30, height: 50)
    let picture = try #require(renderer.cgImage)
    #expect(picture.width == 30 && picture.height == 50)
  }

  @Test("A view without size has no picture")
  func none() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test("The picture shows what the view shows")
  func content() throws {
    let renderer = ImageRenderer(
      content: SwiftUI.Color.red.frame(width: 40, height: 20).padding(10))
    let picture = try #require(renderer.uiImage)
    let film = Film(of: Image(uiImage: picture), on: .room)
    let scene = film.scene(at: 0)
    let red = scene.items.indices.first {
      scene.items[$0].properties.background == .color(UIColor.systemRed.cgColor.color)
    }
    let index = try #require(red)
    #expect(scene.items[index].properties.size.width == 40)
    // The picture of 60 by 40 points is in the middle of the room.
    #expect(abs(scene.absolute(index).x - 130) < 1e-6)
    #expect(abs(scene.absolute(index).y - 90) < 1e-6)
  }
}
