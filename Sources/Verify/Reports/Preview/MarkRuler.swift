import SegueTextSupport

/// The marks of films along their time: ticks with names, which the player jumps to.
struct MarkRuler {
  private let marks: [PreviewedFilm.Mark]
  private let milliseconds: Double

  /// The marks of films that are shown in step.
  init(_ films: [PreviewedFilm]) {
    var marks: [PreviewedFilm.Mark] = []
    for mark in films.flatMap(\.marks) where !marks.contains(mark) { marks.append(mark) }
    self.marks = marks.sorted { $0.milliseconds < $1.milliseconds }
    milliseconds = films.map(\.milliseconds).max() ?? 0
  }

  var markup: Markup {
    if marks.isEmpty || milliseconds <= 0 { return .none }
    let ticks = marks.map { mark -> Markup in
      """
      <line x1="\(place(of: mark))" x2="\(place(of: mark))" y1="0" y2="100%"/>
      """
    }
    let names = marks.map { mark -> Markup in
      let time = PreviewedFilm.words(mark.milliseconds)
      return "<li data-time=\"\(time)\"><bdi>\(mark.name)</bdi> <span>\(time) ms</span></li>"
    }
    return """
      <div class="marks"><svg class="ticks" aria-hidden="true">\(Markup(ticks))</svg>
      <ul aria-label="Marks">\(Markup(names))</ul></div>
      """
  }

  private func place(of mark: PreviewedFilm.Mark) -> String {
    Share.percent(mark.milliseconds, of: milliseconds)
  }
}

/// Places along the time of a film.
enum Share {
  /// The part as a percentage with two decimals, from 0 to 100.
  static func percent(_ part: Double, of whole: Double) -> String {
    let share = whole > 0 ? min(max(part / whole, 0), 1) : 0
    let units = Int((share * 10_000).rounded(), keptWithin: 0...10_000)
    return NumberText.fixed(units: units, decimals: 2) + "%"
  }
}
