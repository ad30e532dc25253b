import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import TransitionProbes

/// A box with these sides that two screens show.
func shared(
  _ key: String, _ frame: Rect, named name: String? = nil, classes: [String] = [],
  _ more: (inout LayerProperties) -> Void = { _ in }
) -> Layer {
  var layer = Layer(LayerID(name ?? "\(key)-\(frame.minX)-\(frame.minY)-\(frame.width)")) {
    $0.background = .color(.black)
    more(&$0)
  }
  layer.properties.frame = frame
  return layer.matched(MatchKey(key), classes: classes)
}

extension Rect {
  /// The box between a left, an upper, a right and a lower side.
  init(ltrb left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the sides are as close as those of a table.
  func isClose(to other: Rect, within tolerance: Double = 0.01) -> Bool {
    let gaps = [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ]
    return gaps.allSatisfy { $0.magnitude <= tolerance }
  }
}

extension MatchSettings {
  /// The way of a library, changed.
  static func like(
    _ dialect: MatchDialect, _ change: (inout MatchSettings) -> Void = { _ in }
  ) -> MatchSettings {
    var settings = MatchSettings()
    settings.dialect = dialect
    change(&settings)
    return settings
  }

  /// The way of a library at an even pace over a second, so that moments are fractions.
  static func even(
    _ dialect: MatchDialect, _ change: (inout MatchSettings) -> Void = { _ in }
  ) -> MatchSettings {
    like(dialect) {
      $0.pace = .easing(.linear)
      $0.duration = .seconds(1)
      change(&$0)
    }
  }
}

extension PlanProbe {
  /// Things that move above a cross-fade.
  init(
    _ settings: MatchSettings, _ classes: [CustomMatch.Class] = [], scale: Double = 1,
    _ operation: SegueTransitions.Operation = .push, from old: [Layer], to new: [Layer]
  ) throws {
    try self.init(
      MatchedTransition(CrossFade(), CustomMatch(settings, classes: classes)), operation,
      on: TransitionEnvironment(size: Size(390, 844), scale: scale), from: old, to: new)
  }
}
