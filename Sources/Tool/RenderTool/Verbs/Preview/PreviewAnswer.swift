import SegueFiles
import SegueLocalServer

/// The responses of a preview's server: the files of its pages, and scenes as pages turn them.
struct PreviewAnswer {
  /// The folder of the pages.
  let folder: String
  let desk: TuningSession

  /// The largest file that is sent.
  private static let limit = 256 << 20

  func response(to request: WebRequest) async -> WebResponse {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let verb = TuningSession.Verb(rawValue: String(parts[0])) {
      guard request.method == .post else { return WebResponse(.unknownMethod) }
      return await desk.response(to: verb, String(parts[1]), request.body)
    }
    guard request.method != .post else { return WebResponse(.unknownMethod) }
    let name = request.path.isEmpty ? "index.html" : request.path
    guard await desk.names.contains(name), let type = Self.type(of: name),
      let file = try? InputFile.read("\(folder)/\(name)", limit: Self.limit)
    else { return WebResponse(.missing) }
    return WebResponse(type, file.bytes)
  }

  private static func type(of name: String) -> String? {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "mp4": "video/mp4"
    case "webp": "image/webp"
    default: nil
    }
  }
}
