import SegueGeometry
import SegueSceneFile
import SegueSceneGraph
import SegueTransitions

/// The screen that two pictures are taken to show, where one takes the other's place.
struct PictureStage {
  /// The size, scale and device of the first picture.
  let shot: Screenshot
  let screens: [Screen]
  let stage: TransitionEnvironment

  /// The stage for these pictures; how they were taken is said, and what is odd about them.
  init(
    of pictures: ScreenPictures, _ request: PictureRequest, _ stage: StageRequest,
    on terminal: Terminal
  ) throws(Failure) {
    let first = pictures.sizes.before
    shot = Screenshot(first, of: request.device, scale: try request.pixelsPerPoint)
    let mode = try pictures.mode(request.fit)
    let bar = request.cropsStatusBar ? try shot.statusBar : 0
    if let sentence = shot.sentence { try terminal.remark(sentence) }
    if let device = request.device,
      let oddity = Screenshot.disagreement(of: first, with: device)
    {
      try terminal.warn(oddity)
    }
    screens = pictures.screens(placed: mode, without: bar / shot.size.height)
    self.stage = stage.stage(showing: shot, without: bar)
  }
}

extension ScreenPictures {
  /// Returns the placement of the second picture: one of the same shape needs no words.
  fileprivate func mode(_ fit: PictureFit?) throws(Failure) -> ImageContent.Mode {
    if let fit { return fit.mode }
    let (first, second) = sizes
    let shapes = [first, second].map { Double($0.width) / Double($0.height) }
    if abs(shapes[0] / shapes[1] - 1) <= Screenshot.tolerance { return .stretch }
    throw Failure(
      .invalidData,
      "'\(paths[1])' has \(second.width)x\(second.height) pixels, and '\(paths[0])' has"
        + " \(first.width)x\(first.height)",
      hint: "say how a picture of another shape finds its place: --fit fill, fit or stretch")
  }
}

extension Screenshot {
  /// The points at the top that the system's status bar takes.
  fileprivate var statusBar: Double {
    get throws(Failure) {
      guard safeArea.top > 0 else {
        throw Failure(
          .usage, "option '--crop-status-bar': nobody knows how high the status bar is",
          hint: "name the device, such as --device iphone-16")
      }
      return safeArea.top
    }
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
