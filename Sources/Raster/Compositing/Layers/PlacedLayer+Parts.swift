import SegueGeometry
import SegueRaster
import SegueSceneGraph

// How many pieces a layer is drawn in, which decides whether it needs a surface of its own. All of
// it depends on the layer alone, never on where it happens to be.

extension PlacedLayer {
  /// True if opacity, mask, blend mode or filter have to act on all of the layer at once.
  ///
  /// A layer of a single part needs no surface for its opacity: fading the part is the same.
  var isGroup: Bool {
    mask != nil || !filterSteps.isEmpty || properties.isIsolated || properties.blendMode != .normal
      || Pixel.byte(properties.opacity) < 255 && !isSinglePart && !isCutOut
  }

  /// True if a mask that is made of clips can act on the layer's one part where that is drawn.
  var isDrawnInPlace: Bool {
    isSinglePart && properties.shadow == nil && properties.blendMode == .normal
      && filterSteps.isEmpty
  }

  /// True if the layer is drawn by one command.
  private var isSinglePart: Bool { children.isEmpty && properties.partCount <= 1 }

  /// True if all of the layer is one surface that its clip cuts out.
  private var isCutOut: Bool {
    clipsAsWhole && properties.shadow == nil && properties.backdropFilters.isEmpty
  }

  /// True if background, content, children and border are drawn together before the clip cuts them out.
  ///
  /// An edge that only covers part of a pixel would otherwise be blended once for each of them, and
  /// what is below would shine through. Whole pixels have no such edge.
  var clipsAsWhole: Bool {
    guard case .outline? = clip else { return false }
    if children.isEmpty { return properties.hasContent && properties.bodyPartCount > 1 }
    return true
  }
}

extension LayerProperties {
  /// True if there is a line along the edge.
  var hasBorder: Bool { border.width > 0 }

  /// True if the layer shows something between its background and its children.
  var hasContent: Bool { contentPartCount > 0 }

  /// Number of commands between background and children.
  private var contentPartCount: Int {
    switch content {
    case .none: 0
    case .shape(let shape): [shape.fill != nil, shape.stroke != nil].count { $0 }
    case .paint, .image, .field: 1
    case .text(let text): text.paintCount
    }
  }

  /// The number of parts of the layer itself, without its shadow.
  var bodyPartCount: Int {
    [background != nil, hasBorder].count { $0 } + contentPartCount
  }

  /// The number of parts of the layer itself; glass counts as two, because it is drawn with what is
  /// behind it.
  var partCount: Int {
    bodyPartCount + (shadow == nil ? 0 : 1) + (backdropFilters.isEmpty ? 0 : 2)
  }
}

extension Scene {
  /// The items directly inside an item, without its mask, bottom to top.
  func children(of index: Int) -> [Int] {
    siblings(from: index + 1, to: items[index].end).filter { !items[$0].isMask }
  }

  /// The items at the top, bottom to top.
  var roots: [Int] { siblings(from: 0, to: items.count) }

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
