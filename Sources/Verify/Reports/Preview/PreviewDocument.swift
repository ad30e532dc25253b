/// Document around the body of each page of a preview: the style, the script, and what neither may do.
struct PreviewDocument {
  let title: String
  /// The name by which the page finds its newest edition, and which one it is; nothing for a page
  /// that stays as it is.
  let edition: (name: String, number: Int)?
  /// True if the page contains everything that it shows.
  var isWhole = false

  /// The document around a body that is not closed.
  func text(_ body: Markup) -> String {
    let head = head
    let state =
      edition.map { " data-page=\"\($0.name)\" data-edition=\"\($0.number)\"" as Markup } ?? .none
    return """
      <!DOCTYPE html>
      <html lang="en"\(state.text)>
      \(head.text)
      \(body.text)
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// Only a page that is watched can be tuned.
  private var style: String { edition == nil ? Self.style : Self.tuningStyle }
  private var script: String { edition == nil ? Self.script : Self.tuningScript }

  private static let style = PageAssets.style + PageAssets.previewStyle
  private static let script = PageAssets.previewScript
  private static let tuningStyle = style + PageAssets.tuningStyle
  private static let tuningScript = script + PageAssets.tuningScript
  private static let digests = [style, script, tuningStyle, tuningScript].reduce(into: [:]) {
    $0[$1] = PageAssets.digest(of: $1)
  }

  private var head: Markup {
    // A page that lies in a folder has no origin; its own files are those of the scheme.
    let beside = edition == nil ? "" : " 'self' file:"
    let media = isWhole ? "data:" : "data: 'self' file:"
    // What a server redraws comes as bytes.
    let redrawn = edition == nil ? "" : " blob:"
    let asked = edition == nil ? "" : "connect-src 'self'; "
    // Browsers ask every server for an icon.
    let icon: Markup = edition == nil ? .none : "<link rel=\"icon\" href=\"data:,\"/>\n"
    let policy =
      "\(asked)img-src \(media)\(redrawn); media-src \(media)\(redrawn); "
      + "style-src '\(Self.digests[style] ?? "")'; "
      + "script-src '\(Self.digests[script] ?? "")'\(beside)"
    return PageHead(title: "\(title)", policy: policy, style: style, links: icon).markup
  }
}
