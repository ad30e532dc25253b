import SegueVerification

/// The layers that differ: who, from when on, in which frames, and what.
struct LayerTable {
  private let item: ReportedCase

  /// The number of layers that are listed.
  private static let limit = 40

  init(_ item: ReportedCase) {
    self.item = item
  }

  var markup: Markup {
    let changes = item.layerChanges
    if changes.isEmpty { return .none }
    let rows = changes.prefix(Self.limit).map(row)
    let more = changes.count - rows.count
    let note: Markup = more > 0 ? "<p class=\"note\">\(more) more differ</p>" : .none
    return """
      <div class="layers"><table>
      <thead><tr><th>layer</th><th class="number">first frame</th>\
      <th class="number">frames</th><th>when</th><th>where it differs most</th></tr></thead>
      <tbody>
      \(Markup(rows))</tbody></table>\(note)</div>
      """
  }

  private func row(_ change: LayerChange) -> Markup {
    """
    <tr><th scope="row"><bdi>\(change.layer)</bdi></th><td class="number">\(change.frame) <small>\(change.start.words)</small></td>\
    <td class="number">\(change.frameCount)</td><td>\(lane(of: change))</td>\
    <td><bdi>\(change.changeWords())</bdi></td></tr>

    """
  }

  /// The frames in which a layer differs, as a line.
  private func lane(of change: LayerChange) -> Markup {
    guard let count = item.frameCount, count > 0 else { return .none }
    let runs = item.differingFrames(of: change.layer).prefix(200).map { run -> Markup in
      "<rect x=\"\(run.first)\" y=\"0\" width=\"\(run.count)\" height=\"1\"/>"
    }
    return """
      <svg class="lane" viewBox="0 0 \(count) 1" preserveAspectRatio="none" aria-hidden="true">\
      \(Markup(runs))</svg>
      """
  }
}
