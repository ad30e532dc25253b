public import SegueCompositing
public import SegueMotion
public import SegueRaster
public import SegueSceneGraph

/// Draws single scenes.
public struct SceneRenderer: Sendable {
  /// Writes the drawing instructions.
  public let compositor: Compositor
  /// Executes them.
  public let rasterizer: Rasterizer
  private let pictures: [Picture]

  /// The rest of the run's memory, for frames.
  public let memory: RunMemory

  /// A renderer of scenes with these assets, which have been taken from `memory`.
  public init(
    assets: AssetTable = AssetTable(), rasterizer: Rasterizer = Rasterizer(),
    memory: RunMemory = RunMemory()
  ) {
    compositor = Compositor(assets: assets)
    self.rasterizer = rasterizer
    self.memory = memory
    pictures = assets.pictures
  }

  /// The picture of a scene.
  public func surface(of scene: Scene) throws(MemoryError) -> Surface {
    let list = compositor.displayList(for: scene)
    let frame = FrameForm.pixels.bytes(list.width * list.height)
    let room = FrameRoom(memory.left, frame: frame, count: 1)
    return try rasterizer.render(list, pictures: pictures, limit: try room.layersAlone())
  }

  /// The picture of a film at a moment; a failure names the layer that takes the most.
  public func surface(of scene: Scene, at time: FrameTime) throws(RenderError) -> Surface {
    do throws(MemoryError) {
      return try surface(of: scene)
    } catch {
      throw failure(error, at: time, of: scene)
    }
  }

  /// The picture of a scene that has been composed, in the form that is asked for.
  ///
  /// - Parameter limit: what its layers may take.
  func content(
    of list: DisplayList, as form: FrameForm, in workspaces: ScratchPool, limit: Int
  ) throws(MemoryError) -> Frame.Content {
    try workspaces.lend(limit) { (layers) throws(MemoryError) in
      switch form {
      case .pixels:
        var surface = try workspaces.surface(width: list.width, height: list.height)
        try rasterizer.render(list, pictures: pictures, into: &surface, memory: layers)
        return .pixels(surface)
      case .video:
        var planes = workspaces.planes(width: list.width, height: list.height)
        try rasterizer.render(list, pictures: pictures, into: &planes, memory: layers)
        return .video(planes)
      }
    }
  }
}
