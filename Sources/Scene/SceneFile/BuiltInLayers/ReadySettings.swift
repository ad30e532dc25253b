import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph

/// Settings of a ready layer.
struct ReadySettings: Sendable {
  var device: Device?
  /// The looks of the screen it stands on, if it is said.
  var appearance: Appearance?
  var time = "9:41"
  var battery = 1.0
  var from: Time?
  var until: Time?
  /// Position of the end time.
  var untilRange: SourceRange?
  var diameter = 44.0
  var text = ""
  var edge = CaptionEdge.bottom
  var width: Double?

  /// The looks of the screen it stands on.
  var looks: Appearance { appearance ?? .light }
}

/// The looks of the screen that a layer stands on.
enum Appearance: String, CaseIterable, Sendable {
  case light
  case dark

  /// The color of letters and signs on such a screen.
  var ink: Color { self == .light ? .black : .white }
}

/// The edge of the canvas that a caption stands at.
enum CaptionEdge: String, CaseIterable, Sendable {
  case top
  case bottom
}
