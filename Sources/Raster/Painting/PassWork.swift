/// What the passes of a list have left behind so far.
struct Frame {
  let list: DisplayList
  let pictures: [Picture]
  var layers: [LayerID: Layer] = [:]
  /// Whether a pass over the canvas has been painted.
  var isBegun = false

  /// Where layers take their memory from.
  let memory: LayerMemory

  init(_ list: DisplayList, _ pictures: [Picture], _ memory: LayerMemory) {
    self.list = list
    self.pictures = pictures
    self.memory = memory
  }

  func scene(_ backdrop: Layer?) -> PassScene {
    PassScene(pictures: pictures, layers: layers, backdrop: backdrop)
  }
}

/// A pass ready to be painted.
struct PassWork {
  let commands: [PreparedCommand]
  /// The pixels that are painted.
  let area: PixelRect
  /// The pixels of the canvas that the target holds.
  let extent: PixelRect
  /// What is there before the first command; `nil` if earlier passes have painted.
  let background: Pixel?

  /// A pass over the canvas.
  ///
  /// The first one paints all of it, so that the background is everywhere.
  init(
    canvas pass: Pass, _ list: DisplayList, _ scene: PassScene, isFirst: Bool
  ) throws(MemoryShortage) {
    extent = list.bounds
    area = isFirst ? list.bounds : pass.region.intersection(list.bounds)
    background = isFirst ? list.background : nil
    commands = try PassWork.prepared(pass, in: pass.region.intersection(list.bounds), scene)
  }

  /// A pass that draws a layer on a fresh surface.
  init(layer pass: Pass, _ scene: PassScene, extent: PixelRect) throws(MemoryShortage) {
    self.extent = extent
    area = pass.region
    background = .clear
    commands = try PassWork.prepared(pass, in: pass.region, scene)
  }

  private static func prepared(
    _ pass: Pass, in region: PixelRect, _ scene: PassScene
  ) throws(MemoryShortage) -> [PreparedCommand] {
    var prepared: [PreparedCommand] = []
    for command in pass.commands {
      if let ready = try PreparedCommand(command, in: region, scene) { prepared.append(ready) }
    }
    return prepared
  }
}
