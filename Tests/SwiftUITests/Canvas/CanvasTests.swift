import HeadlessQuartzCore
import HeadlessUIKit
import SegueGeometry
import SegueSceneGraph
import SwiftUI
import Testing

@Suite("Canvases")
@MainActor
struct CanvasTests {
  private typealias Context = GraphicsContext
  private typealias Item = SegueSceneGraph.Scene.Item

  /// The room with a canvas that code draws on.
  private func film(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Film { Film(of: Canvas(renderer: draw), on: .room) }

  /// The outlines of a film, from the back to the front, with the boxes around them.
  private func shapes(
    _ film: Film, at time: Double = 0
  ) -> [(item: Item, content: ShapeContent, box: CGRect)] {
    film.scene(at: time).items.compactMap { item in
      guard case .shape(let content) = item.properties.content, case .path(let path) = content.form
      else { return nil }
      return (item, content, CGRect(path.controlBox))
    }
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> SwiftUI.Path {
    SwiftUI.Path(CGRect(x: x, y: y, width: side, height: side))
  }

  @Test("A canvas takes the room it is offered, and tells its code how large it is")
  func size() {
    var told = CGSize.zero
    let film = film { told = $1 }
    #expect(told == CGSize(width: 300, height: 200))
    #expect(isClose(film.frame("Canvas"), CGRect(x: 0, y: 0, width: 300, height: 200)))
  }

  @Test("Areas and lines are drawn in order, in their colors")
  func areas() {
    let film = film { context, _ in
      context.fill(square(10, 20, 30), with: .color(.red))
      context.stroke(square(50, 60, 10), with: .color(.blue), lineWidth: 3)
    }
    let shapes = shapes(film)
    #expect(
      shapes.map(\.box) == [
        CGRect(x: 10, y: 20, width: 30, height: 30), CGRect(x: 50, y: 60, width: 10, height: 10),
      ])
    #expect(shapes.first?.content.fill == .color(UIColor.systemRed.cgColor.color))
    #expect(shapes.last?.content.stroke?.width == 3)
    #expect(shapes.last?.content.stroke?.paint == .color(UIColor.systemBlue.cgColor.color))
  }

  @Test("Maps act on what is drawn next, the last one first")
  func maps() {
    let film = film { context, _ in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 3)
      context.fill(square(0, 0, 5), with: .color(.red))
      var turned = context
      turned.transform = .identity
      turned.rotate(by: .degrees(90))
      turned.fill(
        SwiftUI.Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
      context.fill(square(1, 1, 1), with: .color(.red))
    }
    let boxes = shapes(film).map(\.box)
    #expect(isClose(boxes[0], CGRect(x: 10, y: 20, width: 10, height: 15)))
    #expect(isClose(boxes[1], CGRect(x: -20, y: 0, width: 20, height: 10)))
    #expect(isClose(boxes[2], CGRect(x: 12, y: 23, width: 2, height: 3)))
  }

  @Test("Opacity and mixing are settings of a copy")
  func settings() {
    let film = film { context, _ in
      var pale = context
      pale.opacity = 0.25
      pale.blendMode = .multiply
      pale.fill(square(0, 0, 5), with: .color(.red))
      context.fill(square(0, 0, 5), with: .color(.red))
    }
    let looks = shapes(film).map(\.item.properties)
    #expect(looks.map(\.opacity) == [0.25, 1])
    #expect(looks.map(\.blendMode) == [.multiply, .normal])
  }

  @Test("The ends of a gradient are points of the canvas")
  func gradient() {
    let film = film { context, _ in
      context.fill(
        square(50, 0, 100),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)))
    }
    // The area begins at 50 and is 100 wide: the gradient goes from half a width before it to its middle.
    guard case .gradient(let gradient)? = shapes(film).first?.content.fill,
      case .linear(let start, let end) = gradient.shape
    else {
      Issue.record("no gradient")
      return
    }
    #expect(start.x == -0.5 && end.x == 0.5)
    #expect(gradient.stops.map(\.offset) == [0, 1])
  }

  @Test("Nothing is drawn outside of a clip")
  func clip() {
    let film = film { context, _ in
      context.clip(to: square(10, 10, 20))
      #expect(context.clipBoundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
      context.fill(square(0, 0, 100), with: .color(.red))
    }
    let clips = film.scene(at: 0).items.filter {
      $0.properties.clipsToBounds && $0.properties.size.width == 20
    }
    #expect(clips.count == 1)
  }

  @Test("Filters act on what is drawn, the last one first")
  func filters() {
    let film = film { context, _ in
      context.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 2))
      context.addFilter(.blur(radius: 4))
      context.fill(square(0, 0, 100), with: .color(.red))
    }
    let items = film.scene(at: 0).items
    let shadow = items.firstIndex { $0.properties.shadow != nil } ?? -1
    let blur = items.firstIndex { $0.properties.filters == [.blur(sigma: 4)] } ?? -1
    #expect(shadow >= 0 && blur > shadow)
    #expect(items[shadow].properties.shadow?.blur == 6)
    #expect(items[shadow].properties.shadow?.offset == Vector(1, 2))
  }

  @Test("A layer is drawn apart, and put down as one")
  func layer() {
    let film = film { context, _ in
      context.opacity = 0.5
      context.drawLayer { inner in
        inner.fill(square(0, 0, 10), with: .color(.red))
        inner.fill(square(5, 5, 10), with: .color(.red))
      }
    }
    let shapes = shapes(film)
    #expect(shapes.count == 2)
    #expect(shapes.allSatisfy { $0.item.properties.opacity == 1 })
    #expect(film.scene(at: 0).items.contains { $0.properties.opacity == 0.5 })
  }

  @Test("Words stand with their anchor at a point")
  func words() {
    var size = CGSize.zero
    let film = film { context, _ in
      let text = context.resolve(Text("Hello"))
      size = text.measure(in: CGSize(width: 300, height: 200))
      context.draw(text, at: CGPoint(x: 100, y: 50), anchor: .topLeading)
    }
    let scene = film.scene(at: 0)
    guard
      let index = scene.items.firstIndex(where: {
        if case .text = $0.properties.content { true } else { false }
      })
    else {
      Issue.record("no words")
      return
    }
    #expect(abs(scene.absolute(index).x - 100) < 1e-6)
    #expect(abs(scene.absolute(index).y - 50) < 1)
    let text = Film(of: Text("Hello"), on: .room).frame("Text")
    #expect(abs(size.width - text.width) < 2e-3 && abs(size.height - text.height) < 2e-3)
  }

  @Test("A view may be drawn as a symbol, in its own size or another one")
  func symbols() {
    let film = Film(
      of: Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: "box") else { return }
        #expect(symbol.size == CGSize(width: 20, height: 10))
        context.draw(symbol, at: CGPoint(x: 100, y: 50))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(context.resolveSymbol(id: "none") == nil)
      } symbols: {
        Rectangle().frame(width: 20, height: 10).tag("box")
      }, on: .room)
    let scene = film.scene(at: 0)
    let boxes = scene.items.indices.filter {
      if case .shape = scene.items[$0].properties.content { true } else { false }
    }
    #expect(boxes.count == 2)
    #expect(scene.absolute(boxes[0]).x == 90 && scene.absolute(boxes[0]).y == 45)
  }

  private struct Bars: View {
    let state: Switch
    var body: some View {
      Canvas { context, _ in
        context.fill(
          SwiftUI.Path(CGRect(x: 0, y: 0, width: 10 + state.number, height: 10)),
          with: .foreground)
      }
    }
  }

  @Test("It is drawn anew when something that its code reads changes")
  func observed() {
    let state = Switch()
    let film = Film(of: Bars(state: state), on: .room) {
      AppSession.current.clock.schedule(after: .seconds(1)) {
        MainActor.assumeIsolated { state.number = 90 }
      }
    }
    #expect(shapes(film, at: 0.5).map(\.box.width) == [10])
    #expect(shapes(film, at: 1.1).map(\.box.width) == [100])
  }

  private struct Clock: View {
    var body: some View {
      TimelineView(.animation) { timeline in
        Canvas { context, _ in
          let passed = timeline.date.timeIntervalSinceReferenceDate
            .truncatingRemainder(dividingBy: 3_600)
          context.fill(
            SwiftUI.Path(CGRect(x: passed * 100, y: 0, width: 10, height: 10)), with: .foreground)
        }
      }
    }
  }

  @Test("In a timeline it is drawn for each frame")
  func timeline() {
    let finger = ScriptedTouch([.init(0, .zero), .init(1, .zero)])
    let film = Film(of: Clock(), on: .room, touches: [finger])
    func x(at time: Double) -> CGFloat { shapes(film, at: time).first?.box.minX ?? .nan }
    // A hundred points in a second.
    #expect(abs(x(at: 0.75) - x(at: 0.25) - 50) < 0.01)
  }
}
