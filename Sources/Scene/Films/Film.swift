package import SegueCompositing
package import SegueFiles
package import SegueJSON
public import SegueMotion
public import SegueRaster
package import SegueRendering
package import SegueSceneFile
import SegueSceneGraph
import SegueTypesetting

/// A film that is ready to be drawn: its files are read, its pictures decoded, its fonts found.
///
///     let film = try Film(contentsOf: "push.json")
///     let still = try film.frame(at: .milliseconds(250))
///
/// A film is a value, and what it looks like depends on nothing else: not on the machine, not on how
/// many frames are drawn at once, not on what was drawn before.
public struct Film: Sendable {
  /// Content of the canvas at any moment.
  public private(set) var scene: AnimatedScene
  /// Sentences about surprising properties of the film or its files.
  public let warnings: [String]
  /// Number of frames drawn in parallel.
  package let workers: Int
  /// The files that the film is made of, which no output may replace.
  package let inputs: Set<FileIdentity>
  /// The pictures and the letters of the film.
  package let assets: AssetTable
  /// Draws the film.
  package let renderer: SceneRenderer
  /// The scene that the film was read from, if it was.
  package private(set) var document: SceneDocument?

  /// A film in the size and at the rate that it is to be drawn in, whose pictures are decoded.
  package init(
    drawing scene: AnimatedScene, with assets: AssetTable, inputs: Set<FileIdentity> = [],
    warnings: [String] = [], _ settings: FilmSettings
  ) {
    self.scene = scene
    self.warnings = warnings
    self.assets = assets
    var memory = settings.memory
    memory.take(assets.bytes)
    renderer = SceneRenderer(
      assets: assets, rasterizer: Rasterizer(kernels: settings.kernels), memory: memory)
    workers = settings.workers ?? HostMachine.current().processors
    self.inputs = inputs.union(assets.fontFiles)
  }
}

extension Film {
  /// The film of a scene that was read; `nil` if something is wrong with it or its files.
  ///
  /// Whatever there is to say about both goes into `diagnostics`.
  package init?(
    of loaded: LoadedScene, _ settings: FilmSettings, into diagnostics: inout Diagnostics
  ) throws(FilmError) {
    diagnostics = loaded.diagnostics
    guard let document = loaded.readable else {
      loaded.reportPictures(budget: settings.memory.pictures, into: &diagnostics)
      return nil
    }
    let scene = try settings.applied(to: document.scene)
    let assets = document.pictures(
      of: scene, in: loaded.folder, besides: loaded.unreadable, kernels: settings.kernels,
      budget: settings.memory.pictures, into: &diagnostics)
    if diagnostics.hasErrors { return nil }
    let warnings = diagnostics.sorted.filter { $0.severity == .warning }.map(\.sentence)
    self.init(drawing: scene, with: assets, inputs: loaded.inputs, warnings: warnings, settings)
    self.document = document
  }

  /// The film of a scene file.
  ///
  /// - Throws: ``FilmError/scene(_:)`` with all mistakes of the scene and the files around it, or what
  ///   kept a file from being read.
  public init(
    contentsOf path: String, _ settings: FilmSettings = FilmSettings()
  ) throws(FilmError) {
    let loader = SceneLoader(
      setting: settings.variables, root: settings.root, reducesMotion: settings.reducesMotion,
      mirrors: settings.mirrors)
    let loaded: LoadedScene
    do throws(FileError) { loaded = try loader.load(path) } catch { throw .file(error) }
    var diagnostics = Diagnostics()
    guard let film = try Film(of: loaded, settings, into: &diagnostics) else {
      throw .scene(diagnostics)
    }
    self = film
  }
}

extension Film {
  /// The picture of one moment; the end of the film for later ones.
  public func frame(at time: Time) throws(FilmError) -> Surface {
    do throws(RenderError) { return try surface(at: time) } catch { throw .making(error) }
  }

  /// The picture of one moment.
  package func surface(at time: Time) throws(RenderError) -> Surface {
    try renderer.surface(of: scene, at: scene.moment(of: time))
  }

  /// The picture of the frame with this number.
  public func frame(_ index: Int) throws(FilmError) -> Surface {
    guard (0..<scene.frameCount).contains(index) else {
      throw .request(
        "the film has no frame \(index)", hint: "its frames are 0 to \(scene.frameCount - 1)")
    }
    let time = scene.frameRate.time(ofFrame: index)
    do throws(RenderError) {
      return try renderer.surface(of: scene, at: time)
    } catch {
      throw .making(error)
    }
  }

  /// Five moments side by side, in one picture.
  public func strip() throws(FilmError) -> Surface {
    do throws(RenderError) {
      return try FilmStrip().surface(of: scene, renderer)
    } catch {
      throw .making(error)
    }
  }
}

extension Film {
  /// Returns a film of another scene with the same pictures and fonts: the same scene in another size, say.
  package func showing(_ scene: AnimatedScene) -> Film {
    var film = self
    film.scene = scene
    return film
  }
}

extension AssetTable {
  /// The fonts of the machine that texts are set in.
  package var fontFiles: Set<FileIdentity> {
    let fonts = (texts as? TextSetter)?.fonts ?? []
    return RunFiles(reading: fonts.map(\.face.file).filter { $0.hasPrefix("/") }).inputs
  }
}
