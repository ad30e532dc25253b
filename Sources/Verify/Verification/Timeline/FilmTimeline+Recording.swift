import SegueGeometry
package import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTextSupport

extension FilmTimeline {
  /// The timeline of a film.
  package init(of film: AnimatedScene) {
    var recorder = TimelineRecorder()
    for index in 0..<film.frameCount {
      recorder.note(film.scene(at: film.frameRate.time(ofFrame: index)), at: index)
    }
    self.init(FilmSetting(of: film), recorder.tracks)
  }
}

extension FilmSetting {
  /// The settings of a film.
  package init(of film: AnimatedScene) {
    let canvas = film.canvas
    self.init(
      size: [canvas.size.width, canvas.size.height].map { NumberText.format($0) }
        .joined(separator: "x"),
      scale: NumberText.format(canvas.scale), background: canvas.background.listed,
      frameCount: film.frameCount, rate: film.frameRate.text,
      duration: NumberText.format(film.duration.milliseconds))
  }
}

/// Follows the layers of a film from frame to frame.
private struct TimelineRecorder {
  private(set) var tracks: [LayerTrack] = []
  private var places: [LayerID: Int] = [:]
  /// Last report of each layer, to write down only what is new.
  private var latest: [LayerID: LayerReport] = [:]

  mutating func note(_ scene: Scene, at frame: Int) {
    let reports = scene.ownReports
    var parents: [LayerID] = []
    for report in reports {
      parents.removeLast(parents.count - min(parents.count, report.depth))
      note(report, in: parents.last, at: frame)
      parents.append(report.id)
    }
    let present = Set(reports.map(\.id))
    for id in latest.keys where !present.contains(id) {
      latest[id] = nil
      if let place = places[id] { tracks[place].note(nil, at: frame) }
    }
  }

  private mutating func note(_ report: LayerReport, in parent: LayerID?, at frame: Int) {
    guard latest[report.id] != report else { return }
    latest[report.id] = report
    let place: Int
    if let known = places[report.id] {
      place = known
    } else {
      place = tracks.count
      places[report.id] = place
      tracks.append(LayerTrack(report.id.name, in: parent?.name))
    }
    tracks[place].note(LayerState(report), at: frame)
  }
}

extension LayerState {
  /// Creates the state that a listing gives for a layer.
  fileprivate init(_ report: LayerReport) {
    self.init(
      report.fields.map { field in
        switch field.value {
        case .number(let number): Value(field.name, NumberText.format(number))
        case .numbers(let numbers): Value(field.name, NumberText.format(numbers))
        case .text(let text): Value(field.name, text.visible)
        case .flag: Value(field.name, "")
        }
      })
  }
}
