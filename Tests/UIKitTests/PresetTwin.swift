import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing

/// A preset, to compare what an app's code does with it.
struct PresetTwin {
  let context: TransitionContext
  private let plan: TransitionPlan

  init(_ name: String, _ operation: Operation) throws {
    context = TransitionContext(operation, on: TransitionEnvironment(size: Size(390, 844)))
    let preset = try #require(PresetCatalog.preset(named: name))
    plan = preset.transition.plan(for: context)
  }

  /// Expects both screens to look in every frame as the preset has them look.
  func expect(_ scene: AnimatedScene, to: String, from: String? = nil) throws {
    for frame in 0..<scene.frameCount {
      let shown = scene.scene(frame: frame)
      let seconds = min(Double(frame) / 60, scene.duration.seconds)
      try expect(shown, .insertion, as: to, at: seconds)
      if let from { try expect(shown, .removal, as: from, at: seconds) }
    }
  }

  private func expect(_ scene: Scene, _ role: Role, as name: String, at seconds: Double) throws {
    // What has gone is not there any more in the last frame.
    guard let item = scene.item(LayerID(name)) else {
      #expect(seconds >= plan.duration.seconds - 1e-9, "\(name) is missing at \(seconds)")
      return
    }
    let layer = try #require(plan.layers.first { $0.content == .screen(role) })
    var model = layer.properties
    if model.size == .zero {
      // A screen fills the stage.
      model.size = context.stage.size
      model.position = model.position + model.anchor.offset(in: model.size)
    }
    var expected = model
    for movement in layer.movements {
      guard let own = model[movement.property], let current = expected[movement.property],
        let value = movement.animation.value(at: seconds, model: own, current: current)
      else { continue }
      expected[movement.property] = value
    }
    // After its end the code may have put things back, as presets do with what has gone.
    if seconds >= plan.duration.seconds - 1e-9, role == .removal { return }
    #expect(abs(item.properties.opacity - expected.opacity) < 1e-6, "\(name) at \(seconds)")
    let found = item.properties.localTransform.entries
    for (a, b) in zip(found, expected.localTransform.entries) {
      #expect(abs(a - b) < 1e-6, "\(name) at \(seconds): \(found)")
    }
  }
}
