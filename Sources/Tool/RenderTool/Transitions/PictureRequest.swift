import SegueCaseRuns
package import SegueCommandLine
import SegueFilmRequests
import SegueFilms
import SegueGeometry
import SegueRaster
package import SegueSceneFile
import SegueSceneGraph
import SegueTextSupport

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
  /// True if the first picture's status bar stays above both.
  private(set) var keepsStatusBar = false
  /// The box that the second picture comes from, as it was typed.
  private(set) var box: String?
  /// The radius of the box's corners, in pixels.
  private(set) var boxRadius: Int?

  /// The pictures of a device, or of one that suits them.
  init(of device: Device?) { self.device = device }

  init(_ invocation: Invocation) {
    self.init(of: invocation.given(.pictureDevice).flatMap { Device(named: $0) })
    scale = invocation.text(.pictureScale)
    fit = invocation.choice(.fit, of: PictureFit.self)
    cropsStatusBar = invocation.isOn(.cropsStatusBar)
    keepsStatusBar = invocation.choice(.statusBar, of: StatusBarChoice.self) == .fixed
    box = invocation.text(.fromBox)
    boxRadius = invocation.integer(.fromRadius)
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

/// Courses of the status bar that is in the pictures.
package enum StatusBarChoice: String, ChoiceList {
  case moving, fixed

  package var summary: String {
    switch self {
    case .moving: "each picture keeps its own"
    case .fixed: "that of the first picture stays above both"
    }
  }
}

extension PictureRequest {
  /// The place from which the second picture comes, if one is given.
  ///
  /// - Parameters:
  ///   - bar: the points at the top that are left away.
  ///   - seen: the part of each screen's picture that is seen, in pixels.
  func origin(
    on shot: Screenshot, without bar: Double, _ seen: [LayerID: Rect]
  ) throws(RunError) -> PictureOrigin? {
    guard let box else {
      if boxRadius == nil { return nil }
      throw RunError(
        .usage, "option '--from-radius': there is no box whose corners it rounds",
        hint: "add --from-box x,y,w,h")
    }
    let pixels = try RegionText.boxes([box], of: .fromBox)[0]
    guard pixels.maxX <= shot.pixels.width, pixels.maxY <= shot.pixels.height else {
      throw RunError(
        .usage,
        "option '--from-box': \(Quote(box)) does not lie on the picture, which has"
          + " \(shot.pixels.width)x\(shot.pixels.height) pixels")
    }
    let frame = Rect(
      x: Double(pixels.minX) / shot.scale, y: Double(pixels.minY) / shot.scale - bar,
      width: Double(pixels.width) / shot.scale, height: Double(pixels.height) / shot.scale)
    guard frame.minY >= 0 else {
      throw RunError(.usage, "option '--from-box': \(Quote(box)) is cut by '--crop-status-bar'")
    }
    return PictureOrigin(
      frame: frame, cornerRadius: Double(boxRadius ?? 0) / shot.scale, seen: seen)
  }
}

extension Option {
  package static let fromBox = Option(
    "from-box", takes: .text, called: "x,y,w,h", in: .transition,
    summary: "Where on the first picture the second comes from",
    details: """
      In pixels of the first picture: a thumbnail or a card, which a zoom or a container transform makes all \
      of the screen. On the way back, as with --operation pop, it is where the first picture goes to on the second.
      """)

  package static let fromRadius = Option(
    "from-radius", takes: .integer(0...4_096), called: "pixels", in: .transition,
    summary: "How round the corners of that box are")

  package static let statusBar = Option(
    "status-bar", takes: .choice(of: StatusBarChoice.self), called: "name",
    default: .text(StatusBarChoice.moving.rawValue), in: .transition,
    summary: "What becomes of the status bars in the pictures",
    details: """
      On a phone it stands still. Its words are told from what is behind them, which has to be plain, and become \
      light or dark as the screen below them asks.
      """)

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
