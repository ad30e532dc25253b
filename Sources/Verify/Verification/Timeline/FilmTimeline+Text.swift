import SegueFiles
import SegueTextSupport

extension FilmTimeline {
  /// The first line of a golden of this kind.
  static let title = "segue timeline 1"

  /// The timeline as a golden: for each layer what it is at first, and then only what changes.
  public var text: String {
    var text = "\(Self.title)\n\(setting.text)"
    for track in layers { text += "\n" + track.text(frameWidth: "\(setting.frameCount)".count) }
    return text
  }
}

extension FilmSetting {
  /// Two lines: the canvas, and the film.
  var text: String {
    "canvas \(size) scale \(scale) background \(background)\n"
      + "film \(frameCount) frames rate \(rate) duration \(duration)\n"
  }
}

extension LayerTrack {
  /// A line for the layer, and one for each frame in which it changes.
  fileprivate func text(frameWidth width: Int) -> String {
    var text = "layer " + name.written + (parent.map { " in " + $0.written } ?? "") + "\n"
    var last = LayerState([])
    for entry in entries {
      text += "  " + "\(entry.frame)".rightAligned(in: width) + " "
      text += (entry.state?.changes(since: last) ?? "gone") + "\n"
      last = entry.state ?? LayerState([])
    }
    return text
  }
}

extension LayerState {
  /// Returns the values that are new and those that are no longer there, in one line.
  fileprivate func changes(since last: LayerState) -> String {
    let new = values.filter { last[$0.name] != $0.text }
      .map { $0.text.isEmpty ? $0.name : "\($0.name)=\($0.text)" }
    let gone = last.values.filter { self[$0.name] == nil }.map { "-\($0.name)" }
    return (new + gone).joined(separator: " ")
  }
}
