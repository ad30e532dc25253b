import SegueGeometry
package import SegueSceneGraph
import SegueTextSupport

/// A budget of work for questions about a film.
///
/// Work is counted in steps, never timed, so that every machine comes to the same answer. A step is a layer
/// that is looked at in one moment: a microsecond or two. Whoever asks goes on as long as there are steps, does
/// not trust what it was looking at when they ended, and says how far it came.
package final class WorkBudget: Sendable {
  /// Number of steps that there were in the beginning.
  package let steps: Int
  private let left: Locked<Int>

  /// The steps that all that is asked about one film may take together.
  package static let stepsOfFilm = 4_000_000
  /// Number of pixels that are drawn, or read, in the time of a step.
  private static let pixelsOfStep = 64
  /// Number of steps that a layer takes until it is drawn.
  private static let stepsOfDrawnLayer = 16
  /// Number of letters, or of elements of an outline, that are drawn in the time of a step.
  private static let piecesOfStep = 2

  /// A budget of so many steps.
  package init(steps: Int = stepsOfFilm) {
    self.steps = steps
    left = Locked(steps)
  }

  /// True if more has been taken than there was.
  package var isSpent: Bool { left.withLock { $0 < 0 } }

  /// Number of steps that have been taken of those that there were.
  package var taken: Int { steps - max(left.withLock { $0 }, 0) }

  /// Takes steps, more than there are if need be.
  package func take(_ steps: Int) {
    left.withLock { left in left = max(left - steps, -1) }
  }

  /// Takes the steps of a scene that is drawn in so many pixels.
  package func takeFrame(of scene: Scene, pixels: Int) {
    take(Self.stepsOfFrame(scene.items.lazy.map(\.properties.content), pixels: pixels))
  }

  /// Returns the number of steps that a frame takes to be drawn, whose layers have these contents.
  package static func stepsOfFrame(_ contents: some Sequence<Content>, pixels: Int) -> Int {
    contents.reduce(pixels / pixelsOfStep + 1) {
      $0 + stepsOfDrawnLayer + $1.pieces / piecesOfStep
    }
  }
}

extension Content {
  /// Number of letters or elements that are drawn.
  fileprivate var pieces: Int {
    switch self {
    case .none, .paint, .image, .field: 0
    case .text(let text): text.runs.reduce(0) { $0 + $1.string.utf8.count }
    case .shape(let shape): shape.form.path?.elements.count ?? 0
    }
  }
}
