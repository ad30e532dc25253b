import SegueCommandLine
import SegueCompositing
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueGeometry
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import SegueTransitions

/// Two pictures that stand for screens, decoded.
struct ScreenPictures {
  var assets: AssetTable
  /// The names of their files.
  let paths: [String]
  /// The files that were read, as far as they can be told apart.
  let inputs: Set<FileIdentity>

  static let names = ["before", "after"]

  /// Reads the picture that is there first and the one that takes its place; what is wrong with
  /// them ends the run.
  init(
    of paths: [String], kernels: KernelSet, budget: MemoryBudget = RunMemory().pictures,
    on terminal: Terminal, _ timings: inout Timings
  ) throws(RunError) {
    self.paths = paths
    let files = try timings.measure(\.read) { () throws(RunError) in
      try paths.map { (path) throws(RunError) in try Self.read(path) }
    }
    inputs = Set(files.compactMap(\.identity))
    assets = try timings.measure(\.decode) { () throws(RunError) in
      try Self.pictures(files, kernels: kernels, terminal: terminal, budget: budget)
    }
  }

  private static func read(_ path: String) throws(RunError) -> InputFile {
    try RunError.inWords { () throws(FileError) in
      try InputFile.read(path, limit: SceneFolder.assetLimit)
    }
  }

  private static func pictures(
    _ files: [InputFile], kernels: KernelSet, terminal: Terminal, budget: MemoryBudget
  ) throws(RunError) -> AssetTable {
    let resolver = AssetResolver(decoder: SceneAssetDecoder(), kernels: kernels) { path in
      files.first { $0.path == path }?.bytes ?? []
    }
    let requests = zip(names, files).map { AssetRequest(AssetID($0), path: $1.path) }
    var budget = budget
    let (table, findings) = resolver.table(of: requests, budget: &budget)
    for finding in findings where finding.isWarning { try terminal.warn(finding.message) }
    var errors: [RunError] = []
    for finding in findings where !finding.isWarning {
      let error = RunError(.invalidData, finding.message, hint: finding.hint)
      // Both screens may come from one file.
      if !errors.contains(error) { errors.append(error) }
    }
    for error in errors.dropLast() { try terminal.report(error) }
    if let last = errors.last { throw last }
    return table
  }
}

extension ScreenPictures {
  /// The picture that is there first, and the one that takes its place; the table has them in an order of its own.
  var shown: [Picture] {
    Self.names.map { name in
      guard let picture = assets.largestPicture(AssetID(name)) else {
        preconditionFailure("both pictures are read before anything else")
      }
      return picture
    }
  }

  /// The pixel sizes of the picture that is there first and of the one that takes its place.
  var sizes: (before: PixelSize, after: PixelSize) {
    let sizes = shown.map { PixelSize($0.width, $0.height) }
    return (sizes[0], sizes[1])
  }

  /// The screens, which are nothing but their pictures, before white.
  ///
  /// - Parameters:
  ///   - mode: how a picture of another size finds its place.
  ///   - bar: the part of their height, at the top, that is left away.
  func screens(placed mode: ImageContent.Mode, without bar: Double) -> [Screen] {
    let pictures = shown
    let isOpaque = pictures.allSatisfy(\.isOpaque)
    return zip(Self.names, pictures).map { name, picture in
      var screen = Screen(LayerID(name), background: isOpaque ? nil : .color(.white))
      var content = ImageContent(AssetID(name))
      content.mode = mode
      if bar > 0 { content.crop = picture.part(without: bar) }
      screen.content = .image(content)
      return screen
    }
  }

  /// The part of each screen's picture that is seen, in pixels.
  func parts(without bar: Double) -> [LayerID: Rect] {
    Dictionary(
      uniqueKeysWithValues: zip(Self.names, shown).map { name, picture in
        (LayerID(name), picture.part(without: bar))
      })
  }
}

extension Picture {
  /// Returns the picture without so much of its height at the top, in pixels.
  fileprivate func part(without bar: Double) -> Rect {
    Rect(
      x: 0, y: bar * Double(height), width: Double(width), height: (1 - bar) * Double(height))
  }
}
