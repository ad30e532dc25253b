import SegueGeometry
import SegueMotion
import SegueTextSupport

/// An area that layers are held to.
public enum Region: Hashable, Sendable {
  /// All that the app has of the canvas.
  case canvas
  /// The part of it that no bar and no cutout of the system covers.
  case safeArea
  /// The box of a layer, wherever it is.
  case layer(String)

  /// The name in messages.
  var words: String {
    switch self {
    case .canvas: "the canvas"
    case .safeArea: "the safe area"
    case .layer(let name): "\(Quote(name))"
    }
  }

  /// The layer whose box it is.
  var layer: String? {
    if case .layer(let name) = self { name } else { nil }
  }
}

extension FilmView {
  /// Returns the function that gives the position of a region at each moment.
  func place(of region: Region) -> (Time) -> Rect? {
    switch region {
    case .canvas: { [stage] _ in stage }
    case .safeArea: { [stage, safeArea] _ in stage.inset(by: safeArea) }
    case .layer(let name):
      { [course = course(name)] time in
        course.moment(at: time).flatMap { $0.corners.isEmpty ? nil : $0.box }
      }
    }
  }

  /// The moments at which a layer and a region are looked at.
  func samples(_ course: LayerTrajectory, _ region: Region) -> [Time] {
    let own = course.samples(in: window)
    guard let name = region.layer else { return own }
    return Set(own + self.course(name).samples(in: window)).sorted()
  }
}
