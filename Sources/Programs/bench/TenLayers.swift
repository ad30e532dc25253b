import SegueRaster

/// Memory use of a frame of ten translucent layers, each as large as the canvas and each drawn separately,
/// because it holds more than one thing.
struct TenLayers {
  let width: Int
  let height: Int

  private static let count = 10

  /// The peak over what the process had before, and what the surfaces explain, in bytes.
  func peak() throws -> (measured: Int, explained: Int) {
    let before = peakMemory()
    let picture = try Picture(photo(seed: 1, width: width, height: height), for: .turned)
    var target = try Surface(width: width, height: height)
    try Rasterizer().render(list(), pictures: [picture], into: &target)
    let surface = width * height * 4
    // The picture, its strips with one repeated column of sixteen, the canvas, the layers.
    let explained = surface + surface * 16 / 15 + surface + TenLayers.count * surface
    return (peakMemory() - before, explained)
  }

  private func list() -> DisplayList {
    let box = PixelRect(x: 0, y: 0, width: width, height: height)
    let photo = DrawCommand(
      .pixels(box), .picture(PictureID(0), SamplingMap(x: 0, y: 0), .linear))
    let dot = DrawCommand(
      .pixels(PixelRect(x: width / 4, y: height / 4, width: width / 2, height: height / 2)),
      .color(Pixel(red: 0, green: 60, blue: 120, alpha: 160)))
    let layers = (0..<TenLayers.count).map(OffscreenID.init)
    let passes = layers.map { Pass(.layer($0), box, [photo, dot]) }
    let canvas = layers.map { DrawCommand(.pixels(box), .layer($0), opacity: 128) }
    return DisplayList(
      width: width, height: height, passes: passes + [Pass(.canvas, box, canvas)])
  }
}
