import SegueCompositing
import SegueFiles
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering

extension Studio {
  /// The most bytes of a picture's file.
  private static let fileLimit = 256 << 20

  /// Reads two pictures; what is wrong with them ends the run.
  init(
    _ request: BetweenRequest, _ terminal: Terminal, _ timings: inout Timings
  ) throws(Failure) {
    let kernels = try KernelSet(in: terminal.environment)
    let pace = try Pace(easing: request.easing)
    let files = try timings.measure(\.read) { () throws(Failure) in
      [try Self.read(request.before), try Self.read(request.after)]
    }
    let assets = try timings.measure(\.decode) { () throws(Failure) in
      try Self.pictures(files, kernels, terminal)
    }
    try Self.check(assets.pictures, request)
    let exchange = Exchange(
      preset: request.preset,
      size: Size(Double(assets.pictures[0].width), Double(assets.pictures[0].height)),
      isOpaque: assets.pictures.allSatisfy(\.isOpaque), pace: pace,
      duration: request.duration.map { Time($0) }
        ?? pace.naturalDuration.map { .seconds(roundingUp: $0) } ?? .milliseconds(350))
    self.init(
      try exchange.film.changed(request.film), assets, inputs: Set(files.compactMap(\.identity)),
      kernels: kernels, request.film)
  }

  private static func read(_ path: String) throws(Failure) -> InputFile {
    do throws(FileError) {
      return try InputFile.read(path, limit: fileLimit)
    } catch {
      throw Failure(error)
    }
  }

  private static func pictures(
    _ files: [InputFile], _ kernels: KernelSet, _ terminal: Terminal
  ) throws(Failure) -> AssetTable {
    let resolver = AssetResolver(decoder: SceneAssetDecoder(), kernels: kernels) { path in
      files.first { $0.path == path }?.bytes ?? []
    }
    let requests = zip([Exchange.before, Exchange.after], files).map {
      AssetRequest($0, path: $1.path)
    }
    var budget = budget()
    let (table, findings) = resolver.table(of: requests, budget: &budget)
    for finding in findings where finding.isWarning { try terminal.warn(finding.message) }
    let errors = findings.filter { !$0.isWarning }.map {
      Failure(.invalidData, $0.message, hint: $0.hint)
    }
    for error in errors.dropLast() { try terminal.report(error) }
    if let last = errors.last { throw last }
    return table
  }

  private static func check(
    _ pictures: [Picture], _ request: BetweenRequest
  ) throws(Failure) {
    let (before, after) = (pictures[0], pictures[1])
    guard (before.width, before.height) != (after.width, after.height) else { return }
    throw Failure(
      .invalidData,
      "'\(request.after)' has \(after.width)x\(after.height) pixels, and '\(request.before)' has"
        + " \(before.width)x\(before.height)",
      hint: "both pictures must have the same size")
  }
}

extension Pace {
  /// The curve that the option `--easing` names.
  fileprivate init(easing text: String) throws(Failure) {
    do throws(Failure) {
      self = try CurveAnswer.pace(text)
    } catch {
      throw Failure(
        .usage, "option '--easing': \(error.message ?? "this is no curve")", hint: error.hint)
    }
  }
}
