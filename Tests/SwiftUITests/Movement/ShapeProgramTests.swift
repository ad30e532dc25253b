import HeadlessUIKit
import SegueGeometry
import SegueSceneGraph
import SwiftUI
import Testing

/// Shapes of an app's own, as they move.
@Suite("Shapes that are sampled")
@MainActor
struct ShapeProgramTests {
  /// A wave whose height is the product of its numbers, so that its way is no straight one.
  private struct Wave: SwiftUI.Shape {
    var height: Double
    var phase: Double

    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(height, phase) }
      set { (height, phase) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> SwiftUI.Path {
      var path = SwiftUI.Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 50, y: height * phase))
      path.addLine(to: CGPoint(x: 100, y: 0))
      return path
    }
  }

  @Test("A shape of an app's own is asked for its path in each frame")
  func wave() {
    let state = Switch()
    let film = Film(
      of: Program(state: state) { state in
        Wave(height: state.isOn ? 10 : 0, phase: state.isOn ? 10 : 0)
          .frame(width: 100, height: 100)
      }
    ) {
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    }
    func peak(_ seconds: Double) -> Double? {
      film.scene(at: seconds).items.lazy.compactMap { item -> Double? in
        guard case .shape(let shape) = item.properties.content, case .path(let path) = shape.form
        else { return nil }
        return path.points.map { $0.y }.max()
      }.first
    }
    for (time, y) in [(0.25, 6.25), (0.5, 25), (0.75, 56.25)] {
      #expect(abs((peak(time) ?? -1) - y) < 0.2)
    }
  }
}
