import SegueGeometry

/// One screen turns over, and the other is its back.
package struct Flip: NavigationTransition {
  /// The axis about which the screens turn.
  package var axis: Slide.Axis

  /// The turn about `axis`: about the horizontal one, the top comes down over the bottom.
  package init(axis: Slide.Axis = .horizontal) {
    self.axis = axis
  }

  /// Half a turn, seen from the other side when the app goes back.
  package var body: some NavigationTransition {
    MirrorPush { Rotate3D(.degrees(180), about: axis == .horizontal ? .x : .y) }
  }
}

/// The screen that goes shrinks, and the one that comes grows above it and fades in.
package struct Zoom: NavigationTransition {
  /// The transition.
  package init() {}

  /// Half the size at one end, the same in both directions.
  package var body: some NavigationTransition {
    MirrorPush {
      Scale(0.5)
      OnInsertion {
        ZPosition(1)
        Opacity()
      }
    }
  }
}

/// A slide on which the screens swing about a point far below.
package struct Swing: NavigationTransition {
  /// The transition.
  package init() {}

  /// A horizontal slide, and turns in opposite directions on the way.
  package var body: some NavigationTransition {
    let angle = 70.0
    let offset = 150.0
    Slide(axis: .horizontal)
    MirrorPush {
      OnInsertion {
        ZPosition(1)
        Rotate(.degrees(-angle))
        Offset(x: offset)
        Opacity()
        Scale(0.5)
      }
      OnRemoval {
        Rotate(.degrees(angle))
        Offset(x: -offset)
      }
    }
  }
}
