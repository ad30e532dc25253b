package import SegueCompositing
package import SegueMotion
package import SegueRaster
package import SegueSceneGraph

/// Draws single scenes.
package struct SceneRenderer: Sendable {
  /// Writes the drawing instructions.
  package let compositor: Compositor
  /// Executes them.
  package let rasterizer: Rasterizer
  let pictures: [Picture]

  /// The rest of the run's memory, for frames.
  package let memory: RunMemory

  /// A renderer of scenes with these assets, which have been taken from `memory`.
  package init(
    assets: AssetTable = AssetTable(), rasterizer: Rasterizer = Rasterizer(),
    memory: RunMemory = RunMemory()
  ) {
    compositor = Compositor(assets: assets)
    self.rasterizer = rasterizer
    self.memory = memory
    pictures = assets.pictures
  }

  /// The picture of a scene.
  package func surface(of scene: Scene) throws(MemoryError) -> Surface {
    let list = compositor.displayList(for: scene)
    let frame = Frame.Form.pixels.bytes(list.width * list.height)
    let room = FrameRoom(memory.left, frame: frame, count: 1)
    return try rasterizer.render(list, pictures: pictures, limit: try room.layersAlone())
  }

  /// The picture of a film at a moment; a failure names the layer that takes the most.
  package func surface(of scene: Scene, at time: FrameTime) throws(RenderError) -> Surface {
    do throws(MemoryError) {
      return try surface(of: scene)
    } catch {
      throw failure(error, at: time, of: scene)
    }
  }

  /// The picture of a scene that has been composed, in the form that is asked for.
  ///
  /// Of the last frame that was drawn in the same workspace, what stays the same is not drawn again.
  func content(
    of list: DisplayList, as form: Frame.Form, in workspaces: ScratchPool, _ room: DrawingRoom
  ) throws(MemoryError) -> Frame.Content {
    try workspaces.lend(room.layers) { (layers, last) throws(MemoryError) in
      switch form {
      case .pixels:
        var (surface, damage) = try rasterizer.surface(for: list, after: &last, in: workspaces)
        try rasterizer.render(
          list, repainting: damage, pictures: pictures, into: &surface, memory: layers)
        if room.keepsFrame { last = DrawnFrame(list, surface) }
        return .pixels(surface)
      case .video:
        var (planes, damage) = rasterizer.planes(for: list, after: &last, in: workspaces)
        try rasterizer.render(
          list, repainting: damage, pictures: pictures, into: &planes, memory: layers)
        if room.keepsFrame { last = DrawnFrame(list, planes) }
        return .video(planes)
      }
    }
  }
}

extension SceneRenderer {
  /// Returns true if nearly all that moves in some frames of a film does so by whole pixels.
  ///
  /// It follows from the display lists alone, so that whoever encodes these frames finds the same.
  package func movesByWholePixels(_ film: AnimatedScene, in frames: FrameSchedule) -> Bool {
    // What is blurred stands between pixels.
    if film.motionBlur != nil { return false }
    let area = film.canvas.pixelWidth * film.canvas.pixelHeight
    var sequence = FrameSequence(compositor)
    var movement = FrameMovement()
    var earlier: DisplayList?
    for (place, index) in frames.indices.enumerated() {
      guard let list = sequence.next(film.scene(at: frames.time(of: index))) else { continue }
      // Who draws the frames will say so.
      if list.exceedsLimits || Task.isCancelled { return false }
      if let earlier { movement = movement + FrameMovement(from: earlier, to: list) }
      earlier = list
      // Too much already, even if all that is left moves by whole pixels.
      let left = (frames.indices.count - place - 1) * area
      if !movement.isWhole(with: left) { return false }
    }
    return movement.whole > 0 && movement.isWhole()
  }
}

extension FrameMovement {
  /// The share that may move by parts of pixels where a film counts as moving by whole ones: a twelfth.
  private static let part = 12

  /// Returns true if nearly all of it is by whole pixels, and `more` as well.
  fileprivate func isWhole(with more: Int = 0) -> Bool {
    fine * Self.part <= fine + whole + more
  }
}
