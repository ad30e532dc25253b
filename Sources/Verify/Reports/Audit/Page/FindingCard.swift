import SegueAudit
import SegueGeometry
import SegueMotion
import SegueMotionAssertions
import SegueTextSupport
import SegueVerification

/// One finding: what it is, how much of it, the frames that prove it, and what would mend it.
struct FindingCard {
  private let finding: AuditFinding
  private let scene: AuditedScene
  private let report: AuditReport

  init(_ finding: AuditFinding, in scene: AuditedScene, of report: AuditReport) {
    self.finding = finding
    self.scene = scene
    self.report = report
  }

  var markup: Markup {
    let state = finding.isAccepted ? "accepted" : finding.severity.rawValue
    return """
      <li class="card \(state)">
      <header><h3><span class="weight">\(finding.severity.rawValue)</span> \
      <b>\(finding.rule.id)</b> \(finding.rule.words)</h3>\(place)</header>
      <p class="found">\(layer)\(sentence)</p>
      \(acceptance)
      \(MeasureGauge(finding).markup)
      \(ProofSheet(scene.proofs[finding], of: finding).markup)
      <dl class="about">
      <div><dt>What would mend it</dt><dd><bdi>\(ReportHeader.capitalized(finding.hint))</bdi></dd></div>
      <div><dt>When</dt><dd>\(when)</dd></div>
      \(publications)
      </dl>
      </li>

      """
  }

  private var layer: Markup {
    finding.layer.map { "<bdi class=\"layer\">\($0)</bdi> " } ?? .none
  }

  private var sentence: Markup {
    let words = finding.sentence
    return "<bdi>\(finding.layer == nil ? ReportHeader.capitalized(words) : words)</bdi>"
  }

  private var place: Markup {
    finding.place.map { "<code dir=\"ltr\">\($0.description)</code>" } ?? .none
  }

  /// Reason for the acceptance, with the place where it is given.
  private var acceptance: Markup {
    guard let held = finding.acceptance else { return .none }
    let place = held.place.map { " <code dir=\"ltr\">\($0.description)</code>" as Markup } ?? .none
    return """
      <p class="reason">Accepted by \(held.giver.words) because <bdi>\(held.acceptance.reason)</bdi>\(place)</p>
      """
  }

  private var when: Markup {
    let (frames, span) = (finding.frames, finding.span)
    func ms(_ time: Time) -> String { NumberText.format(time.milliseconds, atMost: 0) }
    let shown =
      frames.count == 1
      ? "frame \(frames.lowerBound)" : "frames \(frames.lowerBound) to \(frames.upperBound)"
    let times =
      span.lowerBound == span.upperBound
      ? ms(span.lowerBound) : "\(ms(span.lowerBound)) to \(ms(span.upperBound))"
    return "\(lane)\(shown) <small>\(times) ms</small>"
  }

  /// The frames of the finding, as a part of the film's.
  private var lane: Markup {
    guard scene.frameCount > 1 else { return .none }
    let frames = finding.frames
    return """
      <svg class="lane" viewBox="0 0 \(scene.frameCount) 1" preserveAspectRatio="none" \
      aria-hidden="true"><rect x="\(frames.lowerBound)" y="0" width="\(frames.count)" height="1"/>\
      </svg>
      """
  }

  private var publications: Markup {
    let links = Publication.all(about: finding.rule).map { published -> Markup in
      """
      <a href="\(published.address)" rel="noopener noreferrer">\(published.title)</a>
      """
    }
    if links.isEmpty { return .none }
    return "<div><dt>Published</dt><dd class=\"links\">\(Markup(links))</dd></div>"
  }
}

/// Gauge of a measured value beside its bound.
private struct MeasureGauge {
  private let value: Double
  private let bound: Double
  private let words: (value: String, bound: String)

  init(_ finding: AuditFinding) {
    value = finding.value ?? 0
    bound = finding.bound ?? 0
    words = (
      finding.measure?.words(for: value) ?? "", finding.measure?.words(for: bound) ?? ""
    )
    isFloor = finding.measure?.isFloor ?? false
  }

  private let isFloor: Bool
  private static let width = 300.0

  var markup: Markup {
    if words.value.isEmpty { return .none }
    let limit = bound == 0 ? "none" : "\(isFloor ? "at least" : "at most") \(words.bound)"
    return """
      <figure class="gauge"><svg viewBox="0 0 300 8" preserveAspectRatio="none" aria-hidden="true">\
      <rect class="all" x="0" y="0" width="300" height="8"/>\
      <rect class="is" x="0" y="0" width="\(place(of: value))" height="8"/>\
      \(mark)\
      </svg><figcaption><b>\(words.value)</b> <span>expected \(limit)</span></figcaption></figure>
      """
  }

  /// A line across where the limit is; none at the very beginning.
  private var mark: Markup {
    if bound <= 0 { return .none }
    let x = place(of: bound)
    return "<line class=\"limit\" x1=\"\(x)\" x2=\"\(x)\" y1=\"-4\" y2=\"12\"/>"
  }

  /// A value on the gauge, on which the larger one is not quite at the end.
  private func place(of value: Double) -> String {
    let whole = max(self.value, bound) * 1.15
    let share = whole > 0 ? min(max(value / whole, 0), 1) : 0
    return NumberText.format(share * Self.width, atMost: 1)
  }
}

/// The frames that prove a finding, side by side; what it is about has a line around it.
private struct ProofSheet {
  private let proof: FindingProof?
  private let finding: AuditFinding

  init(_ proof: FindingProof?, of finding: AuditFinding) {
    self.proof = proof
    self.finding = finding
  }

  var markup: Markup {
    guard let proof, !proof.stills.isEmpty else { return .none }
    let label = "Frames of \(finding.rule.id)" + (proof.isReduced ? ", with less motion" : "")
    let note: Markup =
      proof.isReduced ? "<p class=\"note\">As those see it who want less motion</p>" : .none
    return """
      \(note)<div class="stills" role="list" aria-label="\(label)">
      \(Markup(proof.stills.map(figure)))</div>
      """
  }

  private func figure(_ still: FindingProof.Still) -> Markup {
    let picture = still.picture
    let data = Markup(trusted: picture.dataURL)
    let time = NumberText.format(still.milliseconds, atMost: 0)
    return """
      <figure role="listitem" class="\(still.part.rawValue)"><span class="frame">\
      <img width="\(picture.width)" height="\(picture.height)" \
      alt="frame \(still.frame), \(still.part.words), \(finding.rule.id)" src="\(data)"/>\
      \(outline(of: still))</span>
      <figcaption><b>frame \(still.frame)</b> <span>\(time) ms</span> \
      <i>\(still.part.words)</i></figcaption></figure>

      """
  }

  /// A line around what the finding is about.
  private func outline(of still: FindingProof.Still) -> Markup {
    guard still.outline.count > 2 else { return .none }
    let points = still.outline.map { point in
      NumberText.format(point.x * 1000, atMost: 0) + ","
        + NumberText.format(point.y * 1000, atMost: 0)
    }.joined(separator: " ")
    return """
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">\
      <polygon class="halo" points="\(points)"/><polygon points="\(points)"/></svg>
      """
  }
}

extension FindingProof.Still.Part {
  /// The part in words.
  fileprivate var words: String {
    switch self {
    case .before: "just before it"
    case .during: "found here"
    case .after: "just after it"
    }
  }
}

extension GuidelineRule {
  /// The speaking name as words.
  var words: String { name.split(separator: "-").joined(separator: " ") }
}
