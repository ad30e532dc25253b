package import SegueCommandLine
package import SegueRaster
import SegueTextSupport

/// A part of a picture, as people type it: `0,40,390,200`.
package enum RegionText {
  /// The region that `text` stands for; nothing for `auto`.
  package static func read(_ text: String, of option: Option) throws(RunError) -> PixelRect? {
    if text == "auto" { return nil }
    guard let box = box(text) else {
      throw RunError(
        .usage, "option '--\(option.name)': \(Quote(text)) is no region",
        hint: "left, top, width and height in pixels, such as '0,40,390,200', or 'auto'")
    }
    return box
  }

  /// The boxes that an option names, each of which has to be one.
  package static func boxes(_ texts: [String], of option: Option) throws(RunError) -> [PixelRect] {
    try texts.map { (text) throws(RunError) in
      guard let box = box(text) else {
        throw RunError(
          .usage, "option '--\(option.name)': \(Quote(text)) is no box",
          hint: "left, top, width and height in pixels, such as '0,0,390,44'")
      }
      return box
    }
  }

  private static func box(_ text: String) -> PixelRect? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
      let height = parts[3], min(x, y) >= 0, min(width, height) > 0,
      max(x, y, width, height) <= Surface.maximumSide
    else { return nil }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}
