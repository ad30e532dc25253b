public import SegueCompositing
public import SegueRaster
public import SegueSceneGraph

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

  /// The picture of a scene that has been composed, in the form that is asked for.
  func content(
    of list: DisplayList, as form: FrameForm, in workspaces: Workspaces
  ) throws(MemoryShortage) -> Frame.Content {
    try workspaces.lend { (layers) throws(MemoryShortage) in
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
