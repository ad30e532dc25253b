import SegueFiles
import SegueTextSupport

/// Timeline of every layer of a film, frame by frame, in numbers.
///
/// As text it is the golden that people read: a layer's lines say when something about it changes, so
/// that a review shows who moves differently, and from when on.
package struct FilmTimeline: Hashable, Sendable {
  /// Setting of the film as a whole.
  package var setting: FilmSetting
  /// The layers in the order in which they appear, those that are painted first in front.
  package var layers: [LayerTrack]

  /// A timeline of these layers.
  package init(_ setting: FilmSetting, _ layers: [LayerTrack]) {
    self.setting = setting
    self.layers = layers
  }

  /// The track of the layer with this name.
  package func track(_ name: String) -> LayerTrack? { layers.first { $0.name == name } }
}

/// Setting of a film as a whole, as goldens write it.
package struct FilmSetting: Hashable, Sendable {
  /// Width and height in points, as in `393x852`.
  package var size: String
  /// Pixels per point.
  package var scale: String
  /// Background of all layers.
  package var background: String
  /// The number of frames.
  package var frameCount: Int
  /// Frames per second, as in `60` or `30000/1001`.
  package var rate: String
  /// Duration of the film, in milliseconds.
  package var duration: String

  /// A film with these settings.
  package init(
    size: String, scale: String, background: String, frameCount: Int, rate: String,
    duration: String
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.frameCount = frameCount
    self.rate = rate
    self.duration = duration
  }
}

extension FilmTimeline {
  /// The first line of a golden of this kind.
  static let title = "segue timeline 1"

  /// The timeline as a golden: for each layer what it is at first, and then only what changes.
  package var text: String {
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
