import SegueCompositing
package import SegueMotion
package import SegueRaster
import SegueSceneGraph

extension SceneRenderer {
  /// The picture of a film at a moment, blurred as its frames are; a failure names the layer that takes the
  /// most.
  package func surface(
    of film: AnimatedScene, at time: FrameTime
  ) throws(RenderError) -> Surface {
    let scenes = film.exposure(at: time)
    if scenes.count == 1 { return try surface(of: scenes[0], at: time) }
    var sequence = ExposureSequence(compositor)
    guard let exposure = sequence.next(scenes) else {
      preconditionFailure("a first frame looks like none before it")
    }
    do throws(MemoryError) {
      return try surface(of: exposure)
    } catch {
      throw failure(error, at: time, of: film.scene(at: time))
    }
  }

  /// The picture of an exposure that stands alone.
  private func surface(of exposure: FrameExposure) throws(MemoryError) -> Surface {
    let (width, height) = exposure.size
    let form = Frame.Form.pixels
    let room = FrameRoom(
      memory.left, frame: form.bytes(width * height), exposure: form.exposureBytes(width * height),
      count: 1)
    let layers = OffscreenMemory(limit: try room.layersAlone())
    var surface = try Surface(width: width, height: height)
    try expose(exposure, over: &surface, repainting: nil, layers)
    return surface
  }

  /// Draws an exposure over a surface that shows its first sample but for some damage; `nil` if it shows
  /// anything.
  ///
  /// Each sample is drawn over the one before, as frames are, and where all are alike none is added up.
  private func expose(
    _ exposure: FrameExposure, over surface: inout Surface, repainting damage: DamagedRegion?,
    _ layers: OffscreenMemory
  ) throws(MemoryError) {
    let samples = exposure.samples
    let changes = zip(samples, samples.dropFirst()).map {
      rasterizer.damage(from: $0.list, to: $1.list)
    }
    var light: LightSum?
    if samples.count > 1 {
      light = try LightSum(width: surface.width, height: surface.height, changes: changes)
    }
    for (index, sample) in samples.enumerated() {
      try rasterizer.render(
        sample.list, repainting: index == 0 ? damage : changes[index - 1], pictures: pictures,
        into: &surface, memory: layers)
      try light?.add(surface, weight: sample.weight)
    }
    try light?.write(into: &surface)
  }

  /// The picture of an exposure in the form that is asked for.
  ///
  /// What is a mean is no frame that a next one could be drawn over.
  func content(
    of exposure: FrameExposure, as form: Frame.Form, in workspaces: ScratchPool, _ room: DrawingRoom
  ) throws(MemoryError) -> Frame.Content {
    if let list = exposure.single { return try content(of: list, as: form, in: workspaces, room) }
    let (width, height) = exposure.size
    return try workspaces.lend(room.layers) { (layers, last) throws(MemoryError) in
      switch form {
      case .pixels:
        var (surface, damage) = try rasterizer.surface(
          for: exposure.first, after: &last, in: workspaces)
        try expose(exposure, over: &surface, repainting: damage, layers)
        return .pixels(surface)
      case .video:
        var surface = try Surface(width: width, height: height)
        try expose(exposure, over: &surface, repainting: nil, layers)
        var planes = workspaces.planes(width: width, height: height)
        try rasterizer.render(surface, into: &planes)
        return .video(planes)
      }
    }
  }
}

extension Rasterizer {
  /// Turns a picture into video planes.
  fileprivate func render(
    _ surface: Surface, into planes: inout VideoPlanes
  ) throws(MemoryError) {
    let bounds = surface.bounds
    let picture = PaintSource.picture(PictureID(0), SamplingMap(x: 0, y: 0), .nearest)
    let list = DisplayList(
      width: surface.width, height: surface.height, background: .clear,
      passes: [Pass(.canvas, in: bounds, [DrawCommand(.pixels(bounds), picture)])])
    try render(list, pictures: [try Picture(surface)], into: &planes)
  }
}

extension Frame.Form {
  /// Returns the memory that a frame of so many pixels takes besides while it is exposed: sums of its light,
  /// and for video the picture that they become.
  func exposureBytes(_ pixels: Int) -> Int {
    LightSum.bytes(pixels) + (self == .video ? Surface.bytes(width: pixels, height: 1) : 0)
  }
}
