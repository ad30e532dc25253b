import SegueGeometry
public import SegueRaster
public import SegueSceneGraph

/// Writes the drawing instructions for a scene.
///
/// A scene and its assets make the same list every time, and the list can be printed: nothing is
/// drawn here.
public struct Compositor: Sendable {
  /// What the scene's files have become.
  public let assets: AssetTable

  /// A compositor for scenes with these assets.
  public init(assets: AssetTable = AssetTable()) {
    self.assets = assets
  }

  /// The instructions for one frame.
  public func displayList(for scene: Scene) -> DisplayList {
    let canvas = scene.canvas
    let bounds = PixelRect(x: 0, y: 0, width: canvas.pixelWidth, height: canvas.pixelHeight)
    var writer = ListWriter(scene, assets)
    var sheet = Sheet(.canvas, visible: bounds)
    for index in scene.roots { writer.draw(index, on: &sheet, clips: []) }
    return DisplayList(
      width: bounds.width, height: bounds.height, background: Pixel(canvas.background),
      passes: writer.passes + [Pass(.canvas, bounds, sheet.commands)])
  }
}

extension Scene {
  /// The items at the top, bottom to top.
  fileprivate var roots: [Int] { siblings(from: 0, to: items.count) }

  /// The layers directly inside an item, without its mask, bottom to top.
  func children(of index: Int) -> [Int] {
    siblings(from: index + 1, to: items[index].end).filter { !items[$0].isMask }
  }

  /// Whether everything inside an item stays in its box without being cut off.
  func isContained(_ index: Int) -> Bool {
    children(of: index).allSatisfy { child in
      let properties = items[child].properties
      if case .shape = properties.content { return false }
      return properties.transform == .identity && properties.shadow == nil
        && properties.filters.isEmpty && items[index].properties.bounds.contains(properties.frame)
        && isContained(child)
    }
  }

  /// The item of an item's mask.
  func mask(of index: Int) -> Int? {
    index + 1 < items[index].end && items[index + 1].isMask ? index + 1 : nil
  }

  private func siblings(from start: Int, to end: Int) -> [Int] {
    var result: [Int] = []
    var next = start
    while next < end {
      result.append(next)
      next = items[next].end
    }
    return result
  }
}
