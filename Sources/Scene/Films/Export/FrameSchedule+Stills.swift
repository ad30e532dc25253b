package import SegueMotion
import SegueRendering
import SegueSceneGraph

extension FrameSchedule {
  /// The stretches of frames, by their places in the schedule, in which nothing on the canvas changes.
  ///
  /// What is compared are the values of a film and not its pixels, so that whoever plans a movie and
  /// whoever draws a part of it know of the same stretches.
  func stills(of film: AnimatedScene) -> [Range<Int>] {
    var stills: [Range<Int>] = []
    var first = 0
    var shown: (index: Int, exposure: [Scene])?
    for (place, index) in indices.enumerated() {
      if index == shown?.index { continue }
      let exposure = film.exposure(at: time(of: index))
      if shown?.exposure != exposure {
        if place - first > 1 { stills.append(first..<place) }
        first = place
      }
      shown = (index, exposure)
    }
    if indices.count - first > 1 { stills.append(first..<indices.count) }
    return stills
  }

  /// Returns the number of frames that show another picture than the one before them.
  package func pictureCount(of film: AnimatedScene) -> Int {
    stills(of: film).reduce(indices.count) { $0 - ($1.count - 1) }
  }
}
