import HeadlessUIKit
import SwiftUI
import Testing

/// What views know of their size and place, and of each other.
@Suite("Geometry of views")
@MainActor
struct GeometryTests {
  private let state = Switch()

  @Test("A reader takes all the room and has its content in the corner")
  func reader() {
    let film = Film(
      of: GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      }, on: .room)
    #expect(isClose(film.frame("Color"), CGRect(x: 0, y: 0, width: 150, height: 50)))
  }

  @Test("A reader knows its box in the window, in a named space and in its own")
  func frames() {
    final class Seen {
      var boxes: [CGRect] = []
      var bounds: CGRect?
    }
    let seen = Seen()
    _ = Film(
      of: VStack(spacing: 0) {
        Color.red.frame(height: 50)
        HStack(spacing: 0) {
          Color.blue.frame(width: 100)
          GeometryReader { proxy in
            let _ =
              seen.boxes = [
                proxy.frame(in: .global), proxy.frame(in: .named("row")), proxy.frame(in: .local),
              ]
            let _ = seen.bounds = proxy.bounds(of: .named("row"))
            Color.green
          }
        }
        .coordinateSpace(.named("row"))
      }, on: .room)
    #expect(
      seen.boxes == [
        CGRect(x: 100, y: 50, width: 200, height: 150),
        CGRect(x: 100, y: 0, width: 200, height: 150),
        CGRect(x: 0, y: 0, width: 200, height: 150),
      ])
    #expect(seen.bounds == CGRect(x: -100, y: 0, width: 300, height: 150))
  }

  @Test("A turned view's box in the window is that around its corners")
  func turned() {
    final class Seen { var box = CGRect.zero }
    let seen = Seen()
    _ = Film(
      of: GeometryReader { proxy in
        let _ = seen.box = proxy.frame(in: .global)
        Color.red
      }
      .frame(width: 100, height: 40).rotationEffect(.degrees(90)), on: .room)
    #expect(isClose(seen.box, CGRect(x: 130, y: 50, width: 40, height: 100)))
  }

  @Test("A change of a size is told once, with what it was")
  func changes() {
    struct Growing: View {
      let state: Switch
      @Binding var seen: [String]
      var body: some View {
        Color.red.frame(width: state.isOn ? 80 : 50, height: 20)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { old, new in
            seen.append("\(old) \(new)")
          }
      }
    }
    final class Box { var seen: [String] = [] }
    let box = Box()
    let binding = Binding(get: { box.seen }, set: { box.seen = $0 })
    let state = state
    _ = Film(of: Growing(state: state, seen: binding)) { state.isOn = true }
    #expect(box.seen == ["50.0 50.0", "50.0 80.0"])
  }

  // MARK: Preferences

  private struct Lengths: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  @Test("What views say goes up in the order of the source")
  func preferences() {
    final class Box { var seen: [[CGFloat]] = [] }
    let box = Box()
    _ = Film(
      of: VStack {
        Color.red.preference(key: Lengths.self, value: [1])
        HStack {
          Color.red.preference(key: Lengths.self, value: [2])
          Color.red.preference(key: Lengths.self, value: [3])
        }
        .transformPreference(Lengths.self) { $0 = $0.map { $0 * 10 } }
        Color.red
      }
      .onPreferenceChange(Lengths.self) { box.seen.append($0) })
    #expect(box.seen == [[1, 20, 30]])
  }

  @Test("An anchor is a box in the space of who reads it")
  func anchors() {
    let film = Film(
      of: VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 10, height: 60)
        Color.red.frame(width: 80, height: 30)
          .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
          .padding(.leading, 25)
      }
      .frame(width: 300, height: 200, alignment: .topLeading)
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let box = proxy[anchor]
            Rectangle().frame(width: box.width, height: box.height)
              .offset(x: box.minX, y: box.minY)
          }
        }
      }, on: .room)
    #expect(isClose(film.frame("Rectangle"), CGRect(x: 25, y: 60, width: 80, height: 30)))
  }

  // MARK: Safe area

  @Test("The root lies in the safe area, and may grow beyond it")
  func safeArea() {
    #expect(
      isClose(
        Film(of: Color.red).frame("Color"), CGRect(x: 0, y: 47, width: 390, height: 763)))
    #expect(
      isClose(
        Film(of: Color.red.ignoresSafeArea()).frame("Color"),
        CGRect(x: 0, y: 0, width: 390, height: 844)))
    #expect(
      isClose(
        Film(of: Color.red.ignoresSafeArea(edges: .top)).frame("Color"),
        CGRect(x: 0, y: 0, width: 390, height: 810)))
  }

  @Test("A view that touches no edge does not grow")
  func inside() {
    let film = Film(of: Rectangle().frame(width: 100, height: 50).ignoresSafeArea())
    #expect(isClose(film.frame("Rectangle"), CGRect(x: 145, y: 403.667, width: 100, height: 50)))
  }

  @Test("A view at an edge takes room, and what ignores it lies below")
  func inset() {
    func boxes(_ view: some View) -> [CGRect] {
      let film = Film(
        of: view.safeAreaInset(edge: .bottom, spacing: 0) {
          Rectangle().frame(width: 390, height: 60)
        })
      return [film.frame("Color"), film.frame("Rectangle")]
    }
    let beside = boxes(Color.red)
    #expect(isClose(beside[0], CGRect(x: 0, y: 47, width: 390, height: 703)))
    #expect(isClose(beside[1], CGRect(x: 0, y: 750, width: 390, height: 60)))
    let below = boxes(Color.red.ignoresSafeArea())
    #expect(isClose(below[0], CGRect(x: 0, y: 0, width: 390, height: 844)))
  }

  @Test("A reader says how far it may grow")
  func insets() {
    final class Box { var seen = EdgeInsets() }
    let box = Box()
    _ = Film(
      of: GeometryReader { proxy in
        let _ = box.seen = proxy.safeAreaInsets
        Color.red
      })
    #expect(box.seen == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
  }
}
