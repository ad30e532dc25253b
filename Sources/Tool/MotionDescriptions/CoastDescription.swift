import SegueJSON
package import SegueMotion
package import SegueSceneGraph

/// A movement by a velocity and friction in plain numbers.
package struct CoastDescription {
  private let coast: CoastTrack
  private let velocity: ValueDescription

  package init(_ coast: CoastTrack, of property: Property) {
    self.coast = coast
    velocity = ValueDescription(.numbers(coast.velocity), of: property)
  }

  /// The name of its graph.
  package var name: String {
    switch coast.law {
    case .decay: "decay"
    case .fling: "fling"
    }
  }

  /// Everything about it, as one phrase.
  package var text: String {
    switch coast.law {
    case .decay(let friction, let threshold):
      "decays from \(velocity.text) a second by friction \(friction.plain)"
        + " until below \(threshold.plain)"
    case .fling(let friction):
      "flung with \(velocity.text) a second against friction \(friction.plain)"
    }
  }

  /// The same for programs.
  var json: JSONValue {
    switch coast.law {
    case .decay(let friction, let threshold):
      [
        "decay": [
          "velocity": velocity.json, "friction": .plain(friction), "threshold": .plain(threshold),
        ]
      ]
    case .fling(let friction):
      ["fling": ["velocity": velocity.json, "friction": .plain(friction)]]
    }
  }
}

extension Animation {
  /// True if it has a velocity and no target, and so no timing curve of its own.
  package var isCoasting: Bool { if case .coasting = course { true } else { false } }
}
