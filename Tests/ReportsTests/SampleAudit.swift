import SegueAudit
import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueReports
import SegueSceneGraph
import SegueVerification

/// Made-up audits.
enum SampleAudit {
  /// A card that is cut off on its way, so fast that nobody can follow it.
  static func item(_ layer: String = "card") -> SnapshotCase {
    let card = Layer(LayerID(layer)) {
      $0.frame = Rect(x: 2, y: 20, width: 20, height: 30)
      $0.background = .color(Color(rgb: 0x0A84FF))
    }
    var timeline = Timeline()
    timeline.add(
      Animation(
        from: .number(12), to: .number(212), timing: Timing(duration: .milliseconds(100)),
        pace: .linear),
      of: .positionX, onLayer: 0)
    let film = AnimatedScene(
      canvas: Canvas(size: Size(100, 200), background: .white), frameRate: .sixty,
      duration: .milliseconds(50), epochs: [Epoch(tree: LayerTree([card]), timeline: timeline)])
    return SnapshotCase("cut", of: film, drawnBy: SceneRenderer())
  }

  /// What was found in it, with pictures.
  static func scene(
    _ name: String = "cut", layer: String = "card", accepting rules: [GuidelineRule] = []
  ) throws -> AuditedScene {
    var film = AuditedFilm(item(layer))
    film.acceptances = rules.map {
      HeldAcceptance(
        Acceptance($0, because: "it is \(layer)"), by: .scene,
        at: ExpectationPlace(file: "cut.json", line: 3, column: 5))
    }
    let audit = try Audit(of: film, by: .hig)
    var scene = AuditedScene(name, file: "\(name).json")
    (scene.findings, scene.unused) = (audit.findings, audit.unused)
    (scene.profile, scene.measured, scene.exchanges) = (.hig, audit.measured, audit.exchanges)
    scene.frameCount = film.item.film.frameCount
    var drawer = ProofDrawer(film.item)
    for finding in scene.findings { scene.proofs[finding] = try drawer.proof(of: finding) }
    return scene
  }

  /// A report without scenes.
  static func report(budget: Int = 25_000_000) -> AuditReport {
    AuditReport(
      profile: "hig", engine: "segue 0.1.0", version: "0.1.0", failingOn: .error, budget: budget)
  }
}
