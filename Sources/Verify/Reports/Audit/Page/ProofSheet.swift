import SegueAudit
import SegueMotionAssertions
import SegueGeometry
import SegueTextSupport

/// The frames that prove a finding, side by side; what it is about has a line around it.
struct ProofSheet {
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
    let data = Markup(trusted: "data:image/png;base64," + Base64(picture.png).text)
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
