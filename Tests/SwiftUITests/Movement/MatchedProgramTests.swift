import HeadlessUIKit
import SegueGeometry
import SwiftUI
import Testing

/// Views that share their boxes, and groups that move as one.
@Suite("Matched geometry, and geometry groups")
@MainActor
struct MatchedProgramTests {
  private struct Hero: View {
    let state: Switch
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if state.isOn {
          Rectangle().matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 390, height: 300).accessibilityIdentifier("large")
        } else {
          Rectangle().matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 80, height: 60).offset(x: 20, y: 100).accessibilityIdentifier("small")
        }
      }
    }
  }

  @Test("A view that comes begins where the one of its name was, and both go on together")
  func hero() {
    let state = Switch()
    let film = Film(of: Hero(state: state)) { withAnimation(.smooth) { state.isOn = true } }
    let expected: [(Double, CGRect)] = [
      (0, CGRect(x: 20, y: 147, width: 80, height: 60)),
      (0.1, CGRect(x: 12.845, y: 111.226, width: 190.899, height: 145.857)),
      (0.2, CGRect(x: 5.692, y: 75.458, width: 301.779, height: 231.7)),
    ]
    for (seconds, box) in expected {
      for name in ["large", "small"] {
        let found = film.frame(name, at: seconds)
        #expect(isClose(found, box), "\(name) at \(seconds): \(found) instead of \(box)")
      }
    }
  }

  @Test("A view that follows moves from one source to another")
  func follower() {
    struct Placed: View {
      let state: Switch
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Color.red.frame(width: 100, height: 40)
            .matchedGeometryEffect(id: 0, in: space).padding(.leading, 16)
          Color.red.frame(width: 120, height: 40)
            .matchedGeometryEffect(id: 1, in: space).padding(.leading, 146)
          Rectangle().matchedGeometryEffect(id: state.isOn ? 1 : 0, in: space, isSource: false)
        }
      }
    }
    let state = Switch()
    let film = Film(of: Placed(state: state)) { withAnimation(.smooth) { state.isOn = true } }
    for (seconds, x, width) in [(0, 16, 100), (0.1, 62.506, 107.155), (0.2, 109.004, 114.308)] {
      let box = film.frame("Rectangle", at: seconds)
      #expect(abs(box.minX - x) < 1e-3 && abs(box.width - width) < 1e-3)
    }
  }

  private struct Card: View {
    let state: Switch
    let isGrouped: Bool

    @ViewBuilder private var inside: some View {
      let content = ZStack(alignment: .topLeading) {
        Color.clear
        if state.isOn { Rectangle().frame(width: 20, height: 20) }
      }
      .frame(width: 100, height: 100)
      if isGrouped { content.geometryGroup() } else { content }
    }

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        inside.padding(.leading, state.isOn ? 100 : 0)
      }
    }
  }

  @Test("What is inserted into a card that moves is at its place, or moves with the group")
  func groups() {
    func left(_ isGrouped: Bool) -> CGFloat {
      let state = Switch()
      let film = Film(of: Card(state: state, isGrouped: isGrouped)) {
        withAnimation(.linear(duration: 1)) { state.isOn = true }
      }
      let scene = film.scene(at: 0.5)
      let index = scene.items.firstIndex { $0.id.name == "Rectangle" }
      return index.map { CGFloat(scene.absolute($0).x) } ?? -1
    }
    #expect(abs(left(false) - 100) < 1e-6)
    #expect(abs(left(true) - 50) < 1e-6)
  }
}
