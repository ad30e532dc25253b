import SegueCompositing
import SegueFiles
import SegueJSON
import SegueMotion
import SeguePresets
import SegueRaster
import SegueRendering
import SegueSceneFile

extension Program {
  /// Lists transitions, or draws them.
  func presets(_ request: PresetsRequest, on terminal: Terminal) throws(Failure) {
    let listing = PresetListing(of: request.selection)
    try request.check()
    switch request.form {
    case .list: try terminal.write(listing.text(columns: terminal.columns))
    case .names: try terminal.write(listing.names)
    case .families: try terminal.write(listing.familyNames)
    case .json: try terminal.write(listing.json.pretty + "\n")
    case .sheet: try draw(listing, request, on: terminal)
    }
  }

  /// Draws transitions into one picture, or each into one of its own.
  private func draw(
    _ listing: PresetListing, _ request: PresetsRequest, on terminal: Terminal
  ) throws(Failure) {
    let studio = try SheetStudio(request, terminal, stopwatch)
    var target = try PictureTarget(
      request.output ?? "presets.png", replaces: request.replaces, inputs: studio.inputs,
      mayBeFolder: true, in: terminal.environment)
    if target.isFolder {
      try target.promise(listing.presets.map(\.name))
      try target.write(listing.presets.map(\.name)) { (index) throws(MemoryShortage) in
        try studio.strip(of: listing.presets[index])
      }
    } else {
      let (scene, assets) = try studio.sheet(of: listing.presets, terminal)
      try target.write { () throws(MemoryShortage) in
        try studio.renderer(of: assets).surface(of: scene.scene(at: Time.zero))
      }
    }
    try terminal.note("wrote '\(target.path)'")
  }
}

extension PresetsRequest {
  /// Refuses what only sheets heed, and half a pair of pictures.
  fileprivate func check() throws(Failure) {
    if form != .sheet, output != nil || pictures.contains(where: { $0 != nil }) {
      throw Failure(
        .usage, "option '\(output == nil ? "--before" : "--output")': a list is not drawn",
        hint: "add --sheet to draw the transitions")
    }
    if pictures.contains(nil), pictures.contains(where: { $0 != nil }) {
      throw Failure(
        .usage, "option '--before': it goes with '--after'",
        hint: "name both pictures, or none for the screens of this program")
    }
  }
}

/// What transitions are drawn with: two screens, and a renderer for them.
private struct SheetStudio {
  private let exchange: ExchangeFilm
  /// The files that were read, as far as they can be told apart.
  let inputs: Set<FileIdentity>
  private let rasterizer: Rasterizer
  private let renderer: SceneRenderer

  /// Reads the pictures that were named, or draws screens of its own.
  init(
    _ request: PresetsRequest, _ terminal: Terminal, _ stopwatch: Stopwatch
  ) throws(Failure) {
    let kernels = try KernelSet(in: terminal.environment)
    let paths = request.pictures.compactMap(\.self)
    rasterizer = Rasterizer(kernels: kernels)
    if paths.isEmpty {
      let stage = request.stage.stage
      exchange = ExchangeFilm(
        screens: SampleScreens(on: stage).screens, stage: stage,
        operation: request.stage.operation)
      inputs = []
      renderer = SceneRenderer(rasterizer: rasterizer)
    } else {
      var timings = Timings(stopwatch: stopwatch)
      let pictures = try ScreenPictures(paths, kernels, terminal, &timings)
      exchange = ExchangeFilm(
        screens: pictures.screens, stage: pictures.stage(request.stage, scale: nil),
        operation: request.stage.operation)
      inputs = pictures.inputs
      renderer = SceneRenderer(assets: pictures.assets, rasterizer: rasterizer)
    }
  }

  /// Draws scenes with other assets.
  func renderer(of assets: AssetTable) -> SceneRenderer {
    SceneRenderer(assets: assets, rasterizer: rasterizer)
  }

  /// The film strip of one transition.
  func strip(of preset: Preset) throws(MemoryShortage) -> Surface {
    do throws(FilmFailure) {
      return try FilmStrip().surface(of: exchange.film(of: preset), renderer)
    } catch {
      guard let shortage = error.shortage else { preconditionFailure("a strip writes nothing") }
      throw shortage
    }
  }

  /// All transitions in one picture, as a scene with its pictures and fonts.
  func sheet(
    of presets: [Preset], _ terminal: Terminal
  ) throws(Failure) -> (AnimatedScene, AssetTable) {
    let sheet = PresetSheet(presets: presets, exchange: exchange, renderer: renderer)
    var (scene, assets) = try Failure.ofMemory { () throws(MemoryShortage) in
      try sheet.scene()
    }
    try assets.letter(scene, terminal)
    return (scene, assets)
  }
}
