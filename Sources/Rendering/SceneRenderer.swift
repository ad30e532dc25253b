public import SegueCompositing
public import SegueRaster
public import SegueSceneGraph
import Synchronization

/// Draws single scenes.
public struct SceneRenderer: Sendable {
  /// Writes the drawing instructions.
  public let compositor: Compositor
  /// Executes them.
  public let rasterizer: Rasterizer
  private let pictures: [Picture]

  /// A renderer of scenes with these assets.
  public init(assets: AssetTable = AssetTable(), rasterizer: Rasterizer = Rasterizer()) {
    compositor = Compositor(assets: assets)
    self.rasterizer = rasterizer
    pictures = assets.pictures
  }

  /// The picture of a scene.
  public func surface(of scene: Scene) throws(MemoryShortage) -> Surface {
    try rasterizer.render(compositor.displayList(for: scene), pictures: pictures)
  }

  /// The picture of a scene in the form that is asked for.
  func content(
    of scene: Scene, as form: FrameForm, in workspace: Workspace
  ) throws(FilmFailure) -> Frame.Content {
    let list = compositor.displayList(for: scene)
    do throws(MemoryShortage) {
      return try workspace.use { (memory) throws(MemoryShortage) in
        try content(of: list, as: form, memory)
      }
    } catch {
      throw .memory(error)
    }
  }

  private func content(
    of list: DisplayList, as form: FrameForm, _ memory: LayerMemory
  ) throws(MemoryShortage) -> Frame.Content {
    switch form {
    case .pixels:
      var surface = try Surface(width: list.width, height: list.height)
      try rasterizer.render(list, pictures: pictures, into: &surface, memory: memory)
      return .pixels(surface)
    case .video:
      var planes = VideoPlanes(width: list.width, height: list.height)
      try rasterizer.render(list, pictures: pictures, into: &planes, memory: memory)
      return .video(planes)
    }
  }
}

/// Memory that one task at a time draws with, kept from frame to frame.
final class Workspace: Sendable {
  /// What stays the same from frame to frame is kept up to this size: some screens.
  private static let kept = 64 << 20
  private let memory = Mutex(LayerMemory(cache: PassCache(bytes: Workspace.kept)))

  /// Lends the memory to the one task that has the workspace.
  func use<Value: Sendable>(
    _ body: (LayerMemory) throws(MemoryShortage) -> Value
  ) throws(MemoryShortage) -> Value {
    let result = memory.withLock { memory -> Result<Value, MemoryShortage> in
      do throws(MemoryShortage) {
        return .success(try body(memory))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
