package import SegueRaster
import SegueTextSupport

/// One thing that is different about a film of which nothing is known but its pixels.
package enum RecordingDifference: Hashable, Sendable, Codable {
  /// The pictures have another size, in pixels.
  case size(old: String, new: String)
  /// The film lasts longer or shorter, in milliseconds.
  case length(old: Int, new: Int, oldCount: Int, newCount: Int)
  /// All colors are others.
  case levels(FingerprintLevels)
  /// Everything happens some frames later, or earlier.
  case shifted(Int)
  /// Everything happens some milliseconds later, or earlier, which are no whole frames.
  case late(milliseconds: Int)
  /// The film shows the frame before instead of these, or nothing.
  case dropped([Int])
  /// The film shows these frames twice.
  case doubled([Int])
  /// The film runs backwards.
  case backwards
  /// Movement takes so many times as long.
  case slower(Double)
  /// The same pictures come at other times: at most so many milliseconds later, at this one.
  case elsewhen(milliseconds: Int, at: Int)
  /// The film begins with what it should end with, and the other way around.
  case swapped
  /// The film breaks off: so many frames are missing behind its last one.
  case cutEnd(Int)
  /// So many frames are missing in front of the film's first one.
  case cutBeginning(Int)
  /// From one of these frames to the other something else is shown, and before and behind them what is expected.
  case between(Int, Int)
  /// The film begins with another picture.
  case beginning
  /// The film ends with another picture.
  case end
  /// The pictures differ in these boxes and frames, in such a way as far as that is known.
  case region([PixelRect], first: Int, last: Int, RegionChange)
  /// Frames differ by so much, as those of another rasterizer do, and nothing moves differently.
  case rasterizer(DifferenceMagnitude)
  /// The change of the film is the change within this box.
  indirect case part(PixelRect, RecordingDifference)
}

extension RecordingDifference: CustomStringConvertible {
  /// The finding as a sentence without its full stop.
  package var description: String {
    switch self {
    case .size(let old, let new): "the frames are \(new) pixels, expected \(old)"
    case .length(let old, let new, let oldCount, let newCount):
      "the film lasts \(new) ms (\(newCount) frames), expected \(old) ms (\(oldCount) frames):"
        + " \(abs(new - old)) ms \(new < old ? "shorter" : "longer")"
    case .levels(let levels): levels.words
    case .shifted(let count):
      "the frames are the expected ones, \(abs(count).counted("frame"))"
        + " \(count > 0 ? "later" : "earlier")"
    case .late(let milliseconds):
      "the movement is the expected one, \(abs(milliseconds)) ms"
        + " \(milliseconds > 0 ? "later" : "earlier")"
    case .dropped(let frames):
      "dropped: \(Self.list(frames)); what came before is shown instead, or the film goes on at once"
    case .doubled(let frames): "doubled: \(Self.list(frames)); what follows comes later"
    case .backwards: "the film runs backwards"
    case .slower(let factor): Self.slower(factor)
    case .elsewhen(let milliseconds, let moment):
      "the pictures are the expected ones at other times: up to \(abs(milliseconds)) ms"
        + " \(milliseconds > 0 ? "later" : "earlier"), at \(moment) ms"
    case .swapped:
      "the screens are swapped: the film begins with what it should end with, and ends with what it"
        + " should begin with"
    case .cutEnd(let count):
      "the film breaks off: \(count.counted("frame is", "frames are")) missing behind its last one"
    case .cutBeginning(let count):
      "the film begins too late: \(count.counted("frame is", "frames are")) missing in front of its"
        + " first one"
    case .between(let first, let last):
      "\(Self.words(first, last)) \(first == last ? "shows" : "show") something else; before and behind,"
        + " the film is as expected"
    case .beginning: "the first frame is not the expected one"
    case .end: "the last frame is not the expected one"
    case .region(let boxes, let first, let last, let change):
      "\(change.words), \(Self.words(boxes)), in \(Self.words(first, last))"
    case .rasterizer(let magnitude): Self.rasterizer(magnitude)
    case .part(let box, let finding): "\(Self.words([box])), \(finding)"
    }
  }

  /// Returns a description of the magnitude; something that is small beside squares is not told from it by them.
  private static func rasterizer(_ magnitude: DifferenceMagnitude) -> String {
    let doubt = magnitude.square == nil ? "" : ", or something very small"
    return "another rasterizer\(doubt): \(magnitude.words); nothing moves differently"
  }

  private static func slower(_ factor: Double) -> String {
    "the movement takes \(NumberText.format(factor, atMost: 2)) times as long"
  }

  private static func words(_ first: Int, _ last: Int) -> String {
    first == last ? "frame \(first)" : "frames \(first) to \(last)"
  }

  private static func list(_ frames: [Int]) -> String {
    let listed = frames.prefix(8).map { "\($0)" }.joined(separator: ", ")
    let more = frames.count > 8 ? " and \(frames.count - 8) more" : ""
    return "\(frames.count == 1 ? "frame" : "frames") \(listed)\(more)"
  }

  private static func words(_ boxes: [PixelRect]) -> String {
    let listed = boxes.prefix(3).map {
      "\($0.minX),\($0.minY) to \($0.maxX - 1),\($0.maxY - 1)"
    }
    let more = boxes.count > 3 ? ", and \(boxes.count - 3) more" : ""
    return "within \(listed.joined(separator: "; "))\(more)"
  }
}

extension FingerprintLevels {
  /// Description of the change of colors.
  var words: String {
    switch self {
    case .narrowed:
      "the color range is off: levels from 0 to 255 have become those from 16 to 235"
    case .widened:
      "the color range is off: levels from 16 to 235 have become those from 0 to 255"
    case .matrix(let isReadAs709):
      "the color matrix is off: what was meant by \(isReadAs709 ? "BT.601" : "BT.709") is read by"
        + " \(isReadAs709 ? "BT.709" : "BT.601")"
    case .linear(let factor, let offset):
      "the colors are off: levels are \(NumberText.format(factor, atMost: 2)) times the expected ones,"
        + " \(offset < 0 ? "minus" : "plus") \(NumberText.format(abs(offset), atMost: 0))"
    }
  }
}
