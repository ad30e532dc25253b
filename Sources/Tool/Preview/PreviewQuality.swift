package import SegueCommandLine
import SegueFilmRequests
import SegueVideo

extension Option {
  package static let previewQuality = Option(
    "quality", takes: .choice(of: MovieQuality.self), called: "name", in: .output,
    summary: "How much films may differ from their frames",
    details: "Unless given, 'standard', and with --watch 'draft'.")
}
