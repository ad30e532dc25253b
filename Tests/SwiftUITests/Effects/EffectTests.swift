import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

@Suite("Effects on views")
@MainActor
struct EffectTests {
  private let state = Switch()

  private func film<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor (Switch) -> Content
  ) -> Film {
    let state = state
    return Film(of: Program(state: state, content: content)) {
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    }
  }

  private func color(_ paint: Paint?) -> [Int]? {
    guard case .color(let color)? = paint else { return nil }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test("A blur goes from none to its radius, and is not there without one")
  func blur() {
    let film = film { Rectangle().frame(width: 100, height: 100).blur(radius: $0.isOn ? 10 : 0) }
    #expect(film.looks("blur", at: 0.25)?.filters == [.blur(sigma: 2.5)])
    #expect(film.looks("blur", at: 2)?.filters == [.blur(sigma: 10)])
    let still = Film(of: Rectangle().blur(radius: 0))
    #expect(still.looks("blur")?.filters == [])
  }

  @Test("Light is added by two filters whose products cancel", arguments: [0.3, -0.3])
  func brightness(_ amount: Double) {
    let film = Film(of: Rectangle().brightness(amount))
    var value = 0.4
    for filter in film.looks("brightness")?.filters ?? [] {
      switch filter {
      case .contrast(let factor): value = min(max((value - 0.5) * factor + 0.5, 0), 1)
      case .brightness(let factor): value = min(max(value * factor, 0), 1)
      default: Issue.record("unexpected \(filter)")
      }
    }
    #expect(abs(value - (0.4 + amount)) < 1e-9)
  }

  @Test("A shadow moves its color, its rim and its place")
  func shadow() {
    let film = film { state in
      Rectangle().frame(width: 100, height: 100)
        .shadow(color: .black, radius: state.isOn ? 8 : 4, x: state.isOn ? 10 : 0, y: 2)
    }
    let shadow = film.looks("ShadowEffect", at: 0.5)?.shadow
    #expect(shadow?.blur == 12 && shadow?.offset.dx == 5 && shadow?.offset.dy == 2)
  }

  @Test("A clip has the box and the corners of its shape while both move")
  func clip() {
    let film = film { state in
      Color.red.frame(width: state.isOn ? 200 : 100, height: 100)
        .clipShape(RoundedRectangle(cornerRadius: state.isOn ? 40 : 20))
    }
    let mask = film.scene(at: 0.5).items.first { $0.id.name.hasPrefix("clip") }
    #expect(mask?.isMask == true)
    #expect(mask?.properties.size.width == 150 && mask?.properties.size.height == 100)
    #expect(abs((mask?.properties.position.x ?? 0) - 120) < 1e-6)
  }

  @Test("A mask is another view, in the room of the first")
  func mask() {
    let film = Film(
      of: Color.red.frame(width: 100, height: 60).mask(alignment: .leading) {
        Circle().frame(width: 20, height: 20).accessibilityIdentifier("hole")
      })
    let hole = film.scene(at: 0).items.first { $0.id.name == "hole" }
    #expect(hole?.properties.position.x == 145 && hole?.properties.size.width == 20)
  }

  @Test("A gradient moves from color to color in light, and from point to point")
  func gradient() {
    let film = film { state in
      LinearGradient(
        colors: [
          state.isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0), .white,
        ], startPoint: .top, endPoint: state.isOn ? .bottomTrailing : .bottom)
    }
    guard case .paint(.gradient(let gradient))? = film.looks("LinearGradient", at: 0.5)?.content
    else {
      Issue.record("no gradient")
      return
    }
    #expect(color(.color(gradient.stops[0].color)) == [188, 0, 188])
    #expect(gradient.shape == .linear(start: .init(0.5, 0), end: .init(0.75, 1)))
  }

  @Test("Shapes are filled with gradients and frosted glass")
  func fills() {
    let circle = Film(
      of: Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    guard case .shape(let shape)? = circle.looks("Circle")?.content, case .gradient? = shape.fill
    else {
      Issue.record("no gradient")
      return
    }
    let glass = Film(
      of: Text("x").padding().background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
    )
    let material = glass.looks("material")
    #expect(material?.backdropFilters.first == .blur(sigma: 30))
    #expect(material?.cornerRadii.topLeft == 12)
  }

  @Test("A background grows into the safe area where it touches that")
  func background() {
    let all = Film(of: Color.red.background(.blue))
    #expect(isClose(all.frame("Background"), CGRect(x: 0, y: 0, width: 390, height: 844)))
    let kept = Film(of: Color.red.background(.blue, ignoresSafeAreaEdges: []))
    #expect(isClose(kept.frame("Background"), CGRect(x: 0, y: 47, width: 390, height: 763)))
    let small = Film(of: Color.red.frame(width: 50, height: 50).background(.blue))
    #expect(isClose(small.frame("Background"), small.frame("Color")))
  }

  @Test("Styles have levels")
  func levels() {
    let film = Film(
      of: HStack {
        Rectangle().accessibilityIdentifier("one")
        Rectangle().fill(.secondary).accessibilityIdentifier("two")
      }.foregroundStyle(.red, .green))
    func fill(_ name: String) -> [Int]? {
      guard case .shape(let shape)? = film.looks(name)?.content else { return nil }
      return color(shape.fill)
    }
    let (red, green) = (UIColor.systemRed.cgColor.color, UIColor.systemGreen.cgColor.color)
    #expect(fill("one") == color(.color(red)))
    #expect(fill("two") == color(.color(green)))
  }
}
