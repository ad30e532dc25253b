import HeadlessCoreGraphics
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// Properties that only an app's own layers know, moved and drawn frame by frame.
@MainActor @Suite struct OwnPropertyTests {
  /// How wide the box is that a layer has drawn in a frame.
  private func width(of film: Film, _ frame: Int, in color: Color) -> Double? {
    film.recording.scene.scene(frame: frame).items.first { item in
      if case .shape(let shape) = item.properties.content {
        return shape.fill == .color(color)
      }
      return item.properties.background == .color(color)
    }.map { item in
      if case .shape(let shape) = item.properties.content {
        return CGPath(shape.outline(in: item.properties.bounds)).boundingBox.width
      }
      return item.properties.size.width
    }
  }

  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func `a block moves a property of the layer, on its own curve`() throws {
    let film = Film(screen(Instruments()) { $0.fill() })
    #expect(film.findings == [])
    for frame in film.frames(until: 0.5) {
      let wanted = eased(.easeIn, from: 20, to: 100, film.time(frame), over: 0.5)
      let found = try #require(width(of: film, frame, in: green))
      #expect(abs(found - wanted) < 1e-6, "frame \(frame)")
    }
    #expect(width(of: film, 30, in: green) == 100)
  }

  @Test func `an animation that names the property draws what it passes through`() throws {
    let film = Film(screen(Instruments()) { $0.turn() })
    #expect(film.findings == [])
    for frame in film.frames(until: 0.4).dropFirst() {
      let found = try #require(width(of: film, frame, in: red))
      #expect(abs(found - 200 * film.time(frame)) < 1e-6, "frame \(frame)")
    }
    #expect(width(of: film, film.recording.scene.frameCount - 1, in: red) == 80)
  }

  @Test func `keyframes pass through their values, and end where the layer is`() throws {
    var pie: PieLayer?
    let film = Film(
      screen(Instruments()) { page in
        pie = page.pie
        page.step()
        after(0.1) { #expect(abs((page.pie.presentation()?.angle ?? 0) - 20) < 1e-6) }
      })
    #expect(film.findings == [])
    #expect(abs(try #require(width(of: film, 12, in: red)) - 40) < 1e-6)
    #expect(abs(try #require(width(of: film, 18, in: red)) - 25) < 1e-6)
    #expect(pie?.angle == 0 && pie?.changes == 0)
  }

  @Test(arguments: [CornerCard.grow, CornerCard.growAtOnce])
  func `an outline that a layer makes as it is displayed follows its property`(
    begin: @escaping (CornerCard) -> () -> Void
  ) throws {
    let film = Film(screen(CornerCard()) { begin($0)() })
    #expect(film.findings == [])
    for frame in film.frames(until: 0.5).dropFirst() {
      let found = try #require(width(of: film, frame, in: blue))
      #expect(abs(found - 80 * film.time(frame)) < 1e-6, "frame \(frame)")
    }
    #expect(width(of: film, film.recording.scene.frameCount - 1, in: blue) == 40)
  }

  @Test func `an outline follows its property along with a transition`() throws {
    let film = Film(screen(CornerCard()) { $0.present() })
    #expect(film.findings == [])
    let widths = (0..<film.recording.scene.frameCount).compactMap { width(of: film, $0, in: blue) }
    #expect(widths.first == 0 && widths.last == 40 && widths.count > 20)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a name that no layer knows is still a finding`() {
    let film = Film(
      screen(Instruments()) { page in
        let animation = CABasicAnimation(keyPath: "speedOfLight")
        animation.toValue = 1
        page.pie.add(animation, forKey: nil)
      })
    #expect(film.findings == [.notAnimatable])
  }
}
