import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueVerification

/// A small film: rows that rise one after the other on springs while a veil above them fades by a curve.
struct MovingRows: Sendable {
  var count = 4
  var pace = TimingCurve.spring(.damped(0.8, stiffness: 200))
  /// How long a row takes; as long as its spring unless given.
  var length: Double?
  var stagger = 80.0
  var delay = 40.0
  var way = 60.0
  /// What each row's place is bent by, in a way that no animation explains.
  var bend = 0.0
  var veilEasing = Easing.easeInOut
  var veilDuration = 350.0
  var veilDelay = 0.0
  var rowColor = Color(rgb: 0x1C2340)
  var duration = 1200.0

  var film: AnimatedScene {
    let rows = (0..<count).map { index in
      Layer(LayerID("row-\(index)")) {
        $0.frame = Rect(x: 4, y: Double(index) * 12, width: 40, height: 10)
        $0.background = .color(rowColor)
      }
    }
    let veil = Layer("veil") {
      $0.frame = Rect(x: 0, y: 0, width: 60, height: 60)
      $0.background = .color(.black)
    }
    var timeline = Timeline()
    let natural = pace.naturalDuration.map { Time.seconds(roundingUp: $0) } ?? .milliseconds(300)
    for index in 0..<count {
      let timing = Timing(
        begin: .milliseconds(delay + Double(index) * stagger),
        duration: length.map { .milliseconds($0) } ?? natural, fill: .both)
      timeline.add(
        Animation(from: .number(way), to: .number(0), timing: timing, pace: pace),
        of: .translateY, onLayer: index)
      if bend != 0 {
        timeline.add(
          Animation(
            .keyframes(Keyframes([.number(0), .number(bend), .number(0)])), timing: timing,
            composition: .add), of: .translateY, onLayer: index)
      }
    }
    let timing = Timing(
      begin: .milliseconds(veilDelay), duration: .milliseconds(veilDuration), fill: .both)
    timeline.add(
      Animation(
        from: .number(0.5), to: .number(0), timing: timing, pace: .easing(veilEasing)),
      of: .opacity, onLayer: count)
    return AnimatedScene(
      canvas: Canvas(size: Size(60, 60), background: .white), frameRate: .sixty,
      duration: .milliseconds(duration),
      epochs: [Epoch(tree: LayerTree(rows + [veil]), timeline: timeline)])
  }

  /// What differs when the film has become another, in words; what the golden keeps of it went through
  /// its text.
  func sentences(became new: MovingRows) throws -> [String] {
    let agreed = try FilmTimeline(reading: FilmTimeline(of: film).text)
    let verdict = Verdict(
      expected: .init(.timeline, agreed), actual: .init(.timeline, FilmTimeline(of: new.film)),
      of: new.film)
    return verdict.findings.map { "\($0)" }
  }

  /// The causes among them.
  func causes(became new: MovingRows) throws -> [String] {
    try sentences(became: new).filter { !$0.hasPrefix("layer ") && !$0.contains("more layer") }
  }
}
