import SegueCompositing
import SegueFiles
import SegueGeometry
public import SegueMotion
public import SegueRaster
public import SegueRendering
public import SegueSceneGraph
public import SegueTransitions

extension Film {
  /// A film that is made in Swift.
  ///
  /// - Parameters:
  ///   - assets: the files of its pictures and fonts, by the names that layers call them.
  ///   - surfaces: pictures that have been decoded or drawn before.
  ///   - folder: where the paths of `assets` are seen from, and what they may not leave.
  public init(
    _ scene: AnimatedScene, assets: [AssetRequest] = [],
    surfaces: [AssetID: Surface] = [:],
    in folder: String = ".", _ settings: FilmSettings = FilmSettings()
  ) throws(FilmError) {
    let scene = try settings.applied(to: scene)
    let files = Folder(folder)
    let resolver = AssetResolver(decoder: SceneAssetDecoder(), kernels: settings.kernels) {
      (path) throws(FileError) in try files.read(path, limit: SceneFolder.assetLimit).bytes
    }
    var budget = settings.memory.pictures
    var (table, findings) = resolver.table(of: scene, assets, budget: &budget)
    let mistakes = findings.filter { !$0.isWarning }
    guard mistakes.isEmpty else {
      throw .request(
        mistakes.map(\.message).joined(separator: "\n"),
        hint: mistakes.lazy.compactMap(\.hint).first)
    }
    try table.add(surfaces)
    let paths = assets.map { "\(folder)/\($0.path)" }
    self.init(
      drawing: scene, with: table, inputs: RunFiles(reading: paths).inputs,
      warnings: findings.map(\.message), settings)
  }

  /// A film that is made in Swift, with the paths of its files by their names, wherever they are.
  package init(
    _ scene: AnimatedScene, files: [AssetID: String], _ settings: FilmSettings = FilmSettings()
  ) throws(FilmError) {
    let assets = files.sorted { $0.key.name < $1.key.name }.map { name, path in
      AssetRequest(name, path: String(path.drop { $0 == "/" }))
    }
    try self.init(scene, assets: assets, in: "/", settings)
  }

  /// The film in which one screen takes another's place.
  ///
  ///     let film = try Film(exchanging: inbox, with: letter, by: .push, .ios(.push), on: phone)
  ///
  /// - Parameters:
  ///   - background: what is seen where no screen is.
  ///   - assets: the files of the screens' pictures and fonts.
  package init(
    exchanging before: Screen, with after: Screen, by operation: Operation = .push,
    _ transition: any ScreenTransition, on stage: TransitionEnvironment, background: Color = .black,
    assets: [AssetRequest] = [], surfaces: [AssetID: Surface] = [:],
    in folder: String = ".",
    _ settings: FilmSettings = FilmSettings()
  ) throws(FilmError) {
    try self.init(
      Flow(exchanging: before, with: after, by: operation, transition, on: stage),
      background: background, assets: assets, surfaces: surfaces, in: folder, settings)
  }

  /// The film of what happens in an app, one step after the other.
  ///
  /// - Parameters:
  ///   - background: what is seen where no screen is.
  ///   - assets: the files of the screens' pictures and fonts.
  public init(
    _ flow: Flow, background: Color = .black, assets: [AssetRequest] = [],
    surfaces: [AssetID: Surface] = [:], in folder: String = ".",
    _ settings: FilmSettings = FilmSettings()
  ) throws(FilmError) {
    let scene: AnimatedScene
    do throws(TransitionError) {
      let canvas = Canvas(size: flow.stage.size, scale: flow.stage.scale, background: background)
      scene = try flow.film(on: canvas, frameRate: settings.frameRate ?? .sixty)
    } catch {
      throw .request("step \(error.step + 1): \(error.message)", hint: error.hint)
    }
    try self.init(scene, assets: assets, surfaces: surfaces, in: folder, settings)
  }
}

extension AssetTable {
  /// Adds pictures that need no decoding, a point for each pixel.
  fileprivate mutating func add(_ surfaces: [AssetID: Surface]) throws(FilmError) {
    for (id, surface) in surfaces.sorted(by: { $0.key.name < $1.key.name }) {
      do throws(MemoryError) {
        let size = Size(Double(surface.width), Double(surface.height))
        add(Entry(try Picture(surface), size: size), as: id)
      } catch {
        throw .making(.memory(error))
      }
    }
  }
}
