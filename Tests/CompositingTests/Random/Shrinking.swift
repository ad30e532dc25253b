import SegueGeometry
import SegueSceneGraph

/// Finds the smallest tree that still shows a fault.
enum Shrinking {
  /// The layers that are left when everything is left out that can be, while `fails` holds.
  static func smallest(_ layers: [Layer], while fails: ([Layer]) -> Bool) -> [Layer] {
    var current = layers
    while let next = simpler(current).first(where: fails) { current = next }
    return current
  }

  /// All trees that are one step simpler.
  private static func simpler(_ layers: [Layer]) -> [[Layer]] {
    var results: [[Layer]] = []
    for index in layers.indices {
      var without = layers
      without.remove(at: index)
      results.append(without)
      for layer in simpler(layers[index]) {
        var changed = layers
        changed[index] = layer
        results.append(changed)
      }
    }
    return results
  }

  private static func simpler(_ layer: Layer) -> [Layer] {
    var results = simpler(layer.children).map { children in
      var changed = layer
      changed.children = children
      return changed
    }
    if let mask = layer.mask {
      for inner in [nil] + simpler(mask).map({ Optional($0) }) {
        var changed = layer
        changed.mask = inner
        results.append(changed)
      }
    }
    for change in changes {
      var changed = layer
      change(&changed.properties)
      if changed != layer { results.append(changed) }
    }
    return results
  }

  /// Each takes a property back to what it is by itself.
  private static let changes: [@Sendable (inout LayerProperties) -> Void] = [
    { $0.shadow = nil }, { $0.shadow?.path = nil }, { $0.background = nil },
    { $0.content = .none }, { $0.border = .none }, { $0.filters = [] }, { $0.backdropFilters = [] },
    { $0.opacity = 1 },
    { $0.isIsolated = false }, { $0.blendMode = .normal }, { $0.maskMode = .alpha },
    { $0.clipsToBounds = false },
    { $0.cornerRadii = .zero }, { $0.transform = .identity }, { $0.perspective = 0 },
    { $0.zPosition = 0 }, { $0.isHidden = false }, { $0.isDoubleSided = true },
    {
      $0.frame = $0.frame.roundedOutward()
    },
  ]
}
