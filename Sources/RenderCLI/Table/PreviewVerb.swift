extension Option {
  package static let site = Option(
    "output", short: "o", takes: .path(.outputFolder), called: "path", in: .output,
    "Where the pages go",
    details: """
      A folder, which is made if it is not there, or with --single-file a file that ends in .html. \
      Without it the folder 'preview', or the file 'preview.html'.
      """)

  package static let singleFile = Option(
    "single-file", in: .output, "Write one page with everything in it",
    details: """
      The page needs nothing beside it. Where it would exceed 25 MB, its films become smaller, and at \
      last some are left out, which it says.
      """)

  package static let watch = Option(
    "watch", in: .output, "Draw again what is saved, until interrupted",
    details: """
      Scenes, their fragments and assets are watched. What is saved is drawn again, and pages that are \
      open reload themselves. Mistakes are shown in place of the film until they are mended. Ctrl-C \
      ends it.
      """)

  package static let previewQuality = Option(
    "quality", takes: .choice(of: QualityName.self), called: "name", in: .output,
    "How much films may differ from their frames",
    details: "Unless given, 'standard', and with --watch 'draft'.")
}

extension Verb {
  package static let preview = Verb(
    "preview", "Make pages to look at scenes",
    details: """
      Makes a page for each scene: its film with a player that stands on every frame and plays up to \
      ten times slower, moments, what moves when, and the curves. The variants of a suite stand side \
      by side and play in step. Films are drawn as large as a page shows them, at most 1280 pixels \
      along an edge. Pages load nothing from elsewhere, and are readable without scripts.
      """,
    operands: [.cases],
    options: [
      .site, .singleFile, .watch, .previewQuality, .filter, .set, .root, .reduceMotion, .jobs,
    ],
    examples: [
      Example("render preview scenes/ -o site/", "A page for each scene of a folder"),
      Example("render preview card.json --watch", "Tune a scene beside its open page"),
      Example("render preview suite.json --single-file -o preview.html", "One file to send"),
    ])
}
