import SegueCommandLine
import SegueGeometry
import SegueSceneFile
import SegueSceneGraph
import SegueTextSupport
import SegueTransitions

/// The screen that two pictures are taken to show, where one takes the other's place.
struct PictureStage {
  /// The size, scale and device of the first picture.
  let shot: Screenshot
  let screens: [Screen]
  let stage: TransitionEnvironment
  /// The box of the first picture that the second comes from, if one is given.
  let origin: PictureOrigin?
  /// The first picture's status bar, if it stays above both screens.
  let bar: StandingBar?

  /// The stage for these pictures; how they were taken is said, and what is odd about them.
  init(
    of pictures: inout ScreenPictures, _ request: PictureRequest, _ stage: StageRequest,
    on terminal: Terminal
  ) throws(RunError) {
    let first = pictures.sizes.before
    shot = Screenshot(first, of: request.device, scale: try request.pixelsPerPoint)
    let mode = try pictures.mode(request.fit)
    let bar = request.cropsStatusBar ? try shot.statusBar(for: .cropsStatusBar) : 0
    if let sentence = shot.sentence { try terminal.remark(sentence) }
    if let device = request.device,
      let oddity = Screenshot.disagreement(of: first, with: device)
    {
      try terminal.warn(oddity)
    }
    let part = bar / shot.size.height
    self.bar = try request.keepsStatusBar ? pictures.takeStatusBar(of: shot) : nil
    screens = pictures.screens(placed: mode, without: part)
      .styled(self.bar?.styles)
    self.stage = stage.stage(showing: shot, without: bar)
    origin = try request.origin(on: shot, without: bar, pictures.parts(without: part))
  }
}

extension ScreenPictures {
  /// Returns the placement of the second picture: one of the same shape needs no words.
  fileprivate func mode(_ fit: PictureFit?) throws(RunError) -> ImageContent.Mode {
    if let fit { return fit.mode }
    let (first, second) = sizes
    let shapes = [first, second].map { Double($0.width) / Double($0.height) }
    if abs(shapes[0] / shapes[1] - 1) <= Screenshot.tolerance { return .stretch }
    throw RunError(
      .invalidData,
      "'\(paths[1])' has \(second.width)x\(second.height) pixels, and '\(paths[0])' has"
        + " \(first.width)x\(first.height)",
      hint: "say how a picture of another shape finds its place: --fit fill, fit or stretch")
  }
}

extension ScreenPictures {
  /// Takes the status bars out of the pictures, and returns the first one's.
  fileprivate mutating func takeStatusBar(of shot: Screenshot) throws(RunError) -> StandingBar {
    let height = try shot.statusBar(for: .statusBar)
    return try takeStatusBar(height / shot.size.height, size: Size(shot.size.width, height))
  }
}

extension [Screen] {
  /// The screens with these styles of the status bar, if there are any.
  fileprivate func styled(_ styles: [Screen.StatusBar]?) -> [Screen] {
    guard let styles else { return self }
    return zip(self, styles).map { screen, style in
      var screen = screen
      screen.statusBar = style
      return screen
    }
  }
}

extension Screenshot {
  /// Returns the points at the top that the system's status bar takes, which an option has to know.
  fileprivate func statusBar(for option: Option) throws(RunError) -> Double {
    guard safeArea.top > 0 else {
      throw RunError(
        .usage, "option '--\(option.name)': nobody knows how high the status bar is",
        hint: "name the device, such as --device iphone-16")
    }
    return safeArea.top
  }
}

extension StageRequest {
  /// The stage of a screenshot, without so many points at its top.
  fileprivate func stage(showing shot: Screenshot, without bar: Double) -> TransitionEnvironment {
    var stage = stage(
      on: shot.device, size: Size(shot.size.width, shot.size.height - bar), scale: shot.scale)
    stage.safeArea = shot.safeArea
    stage.safeArea.top -= bar
    stage.hiddenTop = bar
    return stage
  }
}

/// The screen that a picture shows: its size in points, and its device.
struct Screenshot {
  /// The size of the picture, in pixels.
  let pixels: PixelSize
  /// The device, standing upright; nil where it is no screen that people know.
  let device: Device?
  /// Number of picture pixels per point.
  let scale: Double
  /// True if that is only a guess.
  private let isGuessed: Bool

  /// A picture of a device that is known, or guessed from the picture's shape.
  init(_ pixels: PixelSize, of device: Device?, scale: Double?) {
    self.pixels = pixels
    isGuessed = scale == nil
    if let scale {
      (self.device, self.scale) = (device, scale)
      return
    }
    let device = device ?? Self.device(showing: pixels)
    self.device = device
    self.scale = device.map { Self.scale(of: pixels, on: $0) } ?? Self.usualScale(of: pixels)
  }

  /// The points that it shows.
  var size: Size { Size(Double(pixels.width) / scale, Double(pixels.height) / scale) }

  /// True if the device lies on its side.
  var isTurned: Bool { pixels.width > pixels.height }

  /// The insets that the system reserves at the edges.
  var safeArea: Insets {
    guard let area = device?.safeArea else { return .zero }
    guard isTurned else { return area }
    // A phone on its side keeps its camera's edge free on both sides.
    let isPhone = (device?.size.width ?? 0) < 600
    return isPhone && area.top > 20
      ? Insets(top: 0, right: area.top, bottom: 21, left: area.top) : area
  }

  /// Description of the picture's size and scale; `nil` where that was given, or a point is a pixel.
  var sentence: String? {
    guard isGuessed, device != nil || scale != 1 else { return nil }
    let upright = device?.size ?? size
    let points = isTurned && device != nil ? Size(upright.height, upright.width) : upright
    let extents = [points.width, points.height].map { NumberText.format($0, atMost: 2) }
    let name = device.map { ", the screen of \($0.name)" } ?? ""
    return "taken as \(extents.joined(separator: "x")) points"
      + " at \(NumberText.format(scale, atMost: 3))x\(name)"
  }
}

// MARK: - Guessing

extension Screenshot {
  /// Pictures smaller than this are no screens, but drawings of something.
  private static let leastWidth = 300
  /// Permitted difference between the shapes of a screen and its picture, where the picture was made smaller.
  static let tolerance = 0.004

  /// The device with as many pixels, or else the one whose shape comes nearest.
  private static func device(showing picture: PixelSize) -> Device? {
    let upright = PixelSize(
      min(picture.width, picture.height), max(picture.width, picture.height))
    if let exact = Device.all.first(where: { $0.pixels == upright }) { return exact }
    guard upright.width >= leastWidth else { return nil }
    if let reduced = Device.all.first(where: { isReduced(upright, of: $0) }) { return reduced }
    let nearest = Device.all.map { (device: $0, distance: distance(of: upright, from: $0)) }
      .min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= tolerance ? $0.device : nil }
  }

  /// Returns true if a picture is a screenshot made smaller as people do it: to points, to a half, to a third.
  private static func isReduced(_ picture: PixelSize, of device: Device) -> Bool {
    let factors: [Double] = [1 / device.scale, 2 / device.scale, 0.5, 1 / 3]
    return factors.contains { factor in
      let width = Double(device.pixels.width) * factor
      let height = Double(device.pixels.height) * factor
      return abs(width - Double(picture.width)) <= 1 && abs(height - Double(picture.height)) <= 1
    }
  }

  /// Returns the difference between the shapes of a picture and a screen, as a part of the whole.
  private static func distance(of picture: PixelSize, from device: Device) -> Double {
    let shape = Double(picture.width) / Double(picture.height)
    let own = Double(device.pixels.width) / Double(device.pixels.height)
    return abs(shape / own - 1)
  }

  /// Returns the number of picture pixels per point of the device's screen.
  private static func scale(of picture: PixelSize, on device: Device) -> Double {
    let shorter = Double(min(picture.width, picture.height))
    return device.scale * shorter / Double(device.pixels.width)
  }

  /// Returns the usual scale of screens of unknown devices that are as large as the picture.
  private static func usualScale(of picture: PixelSize) -> Double {
    let (shorter, longer) = (
      min(picture.width, picture.height), max(picture.width, picture.height)
    )
    let shape = Double(longer) / Double(shorter)
    if (1.7...2.5).contains(shape), shorter >= 1000 { return 3 }
    if (1.7...2.5).contains(shape), shorter >= 640 { return 2 }
    return (1.2..<1.7).contains(shape) && shorter >= 1400 ? 2 : 1
  }
}

// MARK: - Disagreement

extension Screenshot {
  /// Returns the mismatch between a picture and its stated device; nil where they go together.
  static func disagreement(of picture: PixelSize, with device: Device) -> String? {
    let upright = PixelSize(
      min(picture.width, picture.height), max(picture.width, picture.height))
    guard distance(of: upright, from: device) > tolerance else { return nil }
    let guess = self.device(showing: picture).map { "; this one may be of \($0.name)" } ?? ""
    return "the pictures have \(picture.width)x\(picture.height) pixels, and those of"
      + " \(device.name) have \(device.pixels.width)x\(device.pixels.height)\(guess)"
  }
}
