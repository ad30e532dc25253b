import SegueMotion

/// The curves that have names, each once with all its names.
enum NamedCurves {
  /// The easings that lead from one end to the other without a jump.
  static let easings: [(easing: Easing, names: [String])] = {
    var known: [(easing: Easing, names: [String])] = []
    for entry in EasingCatalog.entries where !entry.name.hasPrefix("step-") {
      if let index = known.firstIndex(where: { $0.easing == entry.easing }) {
        known[index].names.append(entry.name)
      } else {
        known.append((entry.easing, [entry.name]))
      }
    }
    return known
  }()

  /// The springs that are read as they are.
  static let springs: [(spring: Spring, names: [String])] = {
    var known: [(spring: Spring, names: [String])] = []
    for entry in SpringCatalog.entries {
      if let index = known.firstIndex(where: { $0.spring.isSame(as: entry.spring) }) {
        known[index].names.append(entry.name)
      } else {
        known.append((entry.spring, [entry.name]))
      }
    }
    return known
  }()
}

extension Spring {
  /// Returns `true` if both move alike, however they are written.
  fileprivate func isSame(as other: Spring) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 * max(abs(a), 1e-6) }
    return isNear(angularFrequency, other.angularFrequency)
      && isNear(ratio, other.ratio) && isNear(initialVelocity, other.initialVelocity)
  }

  private var ratio: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }
}
