package import SegueCommandLine
import SegueFiles
package import SegueLocalServer
import SegueTextSupport

/// The server of a folder of pages.
package enum PreviewServer {
  /// Starts the server that redraws what is turned; without one, pages have no sliders.
  package static func started(
    for folder: PreviewFolder, _ desk: TuningSession, at port: Int?, on terminal: Terminal
  ) throws(RunError) -> HTTPServer? {
    let (path, wanted, limits) = (folder.path, port.map { UInt16($0) }, ServerLimits())
    // A server that waits for a thread answers nobody.
    if let shortage = Shortage.current(connections: limits.connections) {
      try refuse(port, .shortage, "\(shortage)", on: terminal)
      return nil
    }
    do throws(ServerError) {
      return try HTTPServer(at: wanted, limits: limits) { request in
        await PreviewAnswer(folder: path, desk: desk).response(to: request)
      }
    } catch {
      try refuse(port, .unavailable, error.isTaken ? "it is taken" : error.words, on: terminal)
      return nil
    }
  }

  /// Says why there can be no server; only who has asked for a port cannot do without it.
  private static func refuse(
    _ port: Int?, _ code: ExitCode, _ reason: String, on terminal: Terminal
  ) throws(RunError) {
    guard let port else {
      return try terminal.warn("pages have no sliders, for there can be no server: \(reason)")
    }
    throw RunError(
      code, "no server at port \(port): \(reason)",
      hint: code == .unavailable ? "without --port a free one is found" : nil)
  }
}

/// The responses of a preview's server: the files of its pages, and scenes as pages turn them.
private struct PreviewAnswer {
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
    case "webm": "video/webm"
    case "webp": "image/webp"
    default: nil
    }
  }
}
