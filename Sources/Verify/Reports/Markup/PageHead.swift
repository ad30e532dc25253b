/// The head of every page: what it is called, how it looks, and what neither it nor what is in it may do.
struct PageHead {
  let title: Markup
  /// Additional permissions beyond nothing at all, as `img-src data:`.
  let policy: String
  /// Style of the page; the policy has to allow it.
  let style: String
  /// Links in front of the title, with a line break behind them.
  var links = Markup.none

  var markup: Markup {
    let policy = "default-src 'none'; \(policy); base-uri 'none'; form-action 'none'"
    return """
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      \(links)<title>\(title)</title>
      <style>\(Markup(trusted: style))</style>
      </head>
      """
  }
}
