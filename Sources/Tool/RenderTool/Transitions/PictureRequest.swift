package import SegueCommandLine
import SegueFilmRequests
import SegueFilms
package import SegueSceneFile
import SegueSceneGraph

/// The settings that turn two pictures into screens.
package struct PictureRequest: Hashable, Sendable {
  /// The device that they are of; nil for what suits them.
  package let device: Device?
  /// Number of picture pixels per point; nil for what suits them.
  package var scale: String?
  /// The placement of the second picture, if it has another shape.
  package var fit: PictureFit?
  /// True if the status bar is cut off them.
  package var cropsStatusBar = false

  /// The pictures of a device, or of one that suits them.
  init(of device: Device?) { self.device = device }

  init(_ invocation: Invocation) {
    self.init(of: invocation.given(.pictureDevice).flatMap { Device(named: $0) })
    scale = invocation.text(.pictureScale)
    fit = invocation.choice(.fit, of: PictureFit.self)
    cropsStatusBar = invocation.isOn(.cropsStatusBar)
  }
}

/// Placements of a picture of another shape.
package enum PictureFit: String, ChoiceList {
  case fill, fit, stretch

  package var summary: String {
    switch self {
    case .fill: "everything is covered, and what stands out is cut off"
    case .fit: "all of it is seen"
    case .stretch: "its shape becomes that of the first"
    }
  }

  /// The mode in which the picture is drawn.
  var mode: ImageContent.Mode {
    switch self {
    case .fill: .fill
    case .fit: .fit
    case .stretch: .stretch
    }
  }
}

extension PictureRequest {
  /// The option `--picture-scale` as a number.
  var pixelsPerPoint: Double? {
    get throws(RunError) {
      guard let scale else { return nil }
      if device != nil {
        throw RunError(
          .usage, "option '--picture-scale': '--device' says already how many pixels a point has")
      }
      return try FilmSettings.scale(scale, for: "--picture-scale")
    }
  }
}

extension Option {
  package static let pictureDevice = Option(
    "device", takes: .choice(Device.choices), called: "name", in: .transition,
    summary: "The device that the pictures are of",
    details: """
      It settles how many pixels a point has, and the display's corners and safe area. Unless it or \
      --picture-scale is given, it is guessed from the pictures' size and shape.
      """)

  package static let pictureScale = Option(
    "picture-scale", takes: .text, called: "factor", in: .transition,
    summary: "How many pixels of the pictures a point has",
    details: "Distances and shadows of transitions are measured in points.")

  package static let fit = Option(
    "fit", takes: .choice(of: PictureFit.self), called: "name", in: .transition,
    summary: "How a second picture of another shape finds its place")

  package static let cropsStatusBar = Option(
    "crop-status-bar", in: .transition,
    summary: "Cut the device's status bar off the pictures")
}
