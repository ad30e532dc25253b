import SegueCompositing
import SegueFiles
import SegueFilms
import SegueGeometry
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import SegueTransitions

/// Two pictures of one size that stand for screens, decoded.
struct ScreenPictures {
  let assets: AssetTable
  /// The files that were read, as far as they can be told apart.
  let inputs: Set<FileIdentity>

  private static let names = ["before", "after"]

  /// Reads the picture that is there first and the one that takes its place; what is wrong with
  /// them ends the run.
  init(
    of paths: [String], kernels: KernelSet, budget: MemoryBudget = RunMemory().pictures,
    on terminal: Terminal, _ timings: inout Timings
  ) throws(Failure) {
    let files = try timings.measure(\.read) { () throws(Failure) in
      try paths.map { (path) throws(Failure) in try Self.read(path) }
    }
    inputs = Set(files.compactMap(\.identity))
    assets = try timings.measure(\.decode) { () throws(Failure) in
      try Self.pictures(files, kernels, terminal, budget)
    }
    try Self.check(assets.pictures, paths)
  }

  private static func read(_ path: String) throws(Failure) -> InputFile {
    try Failure.inWords { () throws(FileError) in
      try InputFile.read(path, limit: SceneFolder.assetLimit)
    }
  }

  private static func pictures(
    _ files: [InputFile], _ kernels: KernelSet, _ terminal: Terminal, _ budget: MemoryBudget
  ) throws(Failure) -> AssetTable {
    let resolver = AssetResolver(decoder: SceneAssetDecoder(), kernels: kernels) { path in
      files.first { $0.path == path }?.bytes ?? []
    }
    let requests = zip(names, files).map { AssetRequest(AssetID($0), path: $1.path) }
    var budget = budget
    let (table, findings) = resolver.table(of: requests, budget: &budget)
    for finding in findings where finding.isWarning { try terminal.warn(finding.message) }
    var errors: [Failure] = []
    for finding in findings where !finding.isWarning {
      let error = Failure(.invalidData, finding.message, hint: finding.hint)
      // Both screens may come from one file.
      if !errors.contains(error) { errors.append(error) }
    }
    for error in errors.dropLast() { try terminal.report(error) }
    if let last = errors.last { throw last }
    return table
  }

  private static func check(_ pictures: [Picture], _ paths: [String]) throws(Failure) {
    let (before, after) = (pictures[0], pictures[1])
    guard (before.width, before.height) != (after.width, after.height) else { return }
    throw Failure(
      .invalidData,
      "'\(paths[1])' has \(after.width)x\(after.height) pixels, and '\(paths[0])' has"
        + " \(before.width)x\(before.height)",
      hint: "both pictures must have the same size")
  }
}

extension ScreenPictures {
  /// The screens, which are nothing but their pictures, before white.
  var screens: [Screen] {
    let isOpaque = assets.pictures.allSatisfy(\.isOpaque)
    return Self.names.map { name in
      var screen = Screen(LayerID(name), background: isOpaque ? nil : .color(.white))
      screen.content = .image(ImageContent(AssetID(name)))
      return screen
    }
  }

  /// The stage that has the pictures' pixels.
  ///
  /// How many of them a point has is said, or else known from a device: the one that is named, or
  /// the first that has as many pixels.
  func stage(_ request: StageRequest, scale: Double?) -> Stage {
    let (width, height) = (Double(assets.pictures[0].width), Double(assets.pictures[0].height))
    let known = Device.all.first {
      let pixels = Canvas(size: $0.size, scale: $0.scale)
      return (Double(pixels.pixelWidth), Double(pixels.pixelHeight)) == (width, height)
    }
    let device = request.device ?? (scale == nil ? known : nil)
    let factor = scale ?? request.device.map { width / $0.size.width } ?? known?.scale ?? 1
    return request.stage(
      on: device, size: Size(width / factor, height / factor), scale: factor)
  }
}
