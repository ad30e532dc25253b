import SegueFiles
import SegueRaster
import SegueTextSupport

extension Difference: CustomStringConvertible {
  /// The finding as a sentence without its full stop.
  package var description: String {
    switch self {
    case .missing(let kind): "the golden \(kind.words) is missing"
    case .damaged(let kind, let damage): "the golden \(kind.words) is damaged: \(damage)"
    case .text(_, let difference): difference.changeWords
    case .content(let kind, let words): "\(kind.words): \(words)"
    case .canvas(let old, let new):
      "the canvas is \(new.visible), expected \(old.visible)"
    case .structure: "the layers are painted in another order, or inside of others"
    case .size(let old, let new): "the frames are \(new) pixels, expected \(old.visible)"
    case .rate(let old, let new):
      "the film has \(new) frames per second, expected \(old.visible)"
    case .length(let old, let new, let oldCount, let newCount):
      Self.length(ToldApart(old, new), oldCount: oldCount, newCount: newCount)
    case .background(let old, let new): "the canvas is \(new), expected \(old.visible)"
    case .shifted(let count): Self.shifted(count)
    case .detour: "the film begins and ends as expected, but takes another way"
    case .beginning: "the first frame is not the expected one"
    case .end: "the last frame is not the expected one"
    case .cause(let cause): "\(cause)"
    case .layer(let change): change.words
    case .moreLayers(let count): count.counted("more layer differs", "more layers differ")
    case .engine(let old, let new):
      old == new
        ? "this build of \(new) draws these pixels in another way"
        : "recorded by \(old.visible); version \(new) draws these pixels in another way"
    case .font(let file): "the font file '\(file.visible)' is not the one that was used before"
    case .ignored: "other regions are ignored than when the frames were recorded"
    case .pixels:
      "no layer differs in any number, but pixels do: a picture, a font or the renderer has changed"
    case .picture(let finding): "film strip: \(finding.words)"
    case .jump(let jump): jump.words
    case .expectation(let failed): failed.words
    case .footage(let finding): "\(finding)"
    case .movement(let words): words
    case .unagreedScene(let path): "the scene \(Quote(path: path)) is itself not as expected"
    }
  }

  private static func length(_ told: ToldApart, oldCount: Int, newCount: Int) -> String {
    "the film lasts \(told.new) ms (\(newCount) frames), expected \(told.old) ms"
      + " (\(oldCount) frames)"
  }

  private static func shifted(_ count: Int) -> String {
    let frames = abs(count).counted("frame")
    return "the frames are the expected ones, \(frames) \(count > 0 ? "later" : "earlier")"
  }
}

extension LayerChange {
  /// The change as a sentence, such as `layer 'card', from 117 ms: x 120 → 128 at 150 ms`.
  package var words: String {
    let from = start.frame == 0 ? "" : ", from \(start.words)"
    return "layer '\(layer.visible)'\(from): \(changeWords(limit: 4))"
  }

  /// Returns a description of the differences, without the layer and its first frame; of more values than
  /// `limit` the rest is counted.
  package func changeWords(limit: Int = .max) -> String {
    switch kind {
    case .isNew: return "it is there, and was not"
    case .isMissing: return "it is not there, and was"
    case .values(let values):
      let listed = values.prefix(limit).map(\.words).joined(separator: ", ")
      return listed + (values.count > limit ? ", and \(values.count - limit) more" : "")
    }
  }
}

extension PictureFinding {
  /// Description of the difference.
  package var words: String {
    switch self {
    case .size(let old, let new): "\(new) pixels, expected \(old)"
    case .pixels(let count, let levels, let boxes):
      count.counted("pixel differs", "pixels differ") + " by up to \(levels.counted("level")), "
        + Self.words(boxes)
    }
  }

  /// Returns a description of the places that differ; the largest first, where there are several.
  private static func words(_ boxes: [PixelRect]) -> String {
    if boxes.count == 1 {
      return "between \(boxes[0].corners.first) and \(boxes[0].corners.last)"
    }
    let sorted = boxes.enumerated().sorted { a, b in
      (-a.element.area, a.offset) < (-b.element.area, b.offset)
    }
    let listed = sorted.prefix(3).map { "\($1.corners.first) to \($1.corners.last)" }
    let more = boxes.count > 3 ? ", and \(boxes.count - 3) more" : ""
    return "in \(boxes.count) places: \(listed.joined(separator: "; "))\(more)"
  }
}

extension PixelRect {
  fileprivate var area: Int { width * height }

  /// The first pixel and the last one.
  fileprivate var corners: (first: String, last: String) {
    ("\(minX),\(minY)", "\(maxX - 1),\(maxY - 1)")
  }
}
