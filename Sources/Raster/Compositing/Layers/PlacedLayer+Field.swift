import SegueRaster
import SegueSceneGraph

/// Cut that a mask leaves of a layer, where it needs no surface: shapes and one share of all of it.
struct MaskCut {
  var clips: [Shape]
  var share: UInt8 = 255
  /// Pixel exchange by which the layer replaces its backdrop, where that depends on both.
  var exchange: DifferenceDissolve?

  /// An opacity and the share of the mask together.
  func faded(_ opacity: UInt8) -> UInt8 {
    let product = Int(opacity) * Int(share)
    return UInt8((2 * product + 255) / 510)
  }
}

extension PlacedLayer {
  /// White, as far as a field has come; what compares two pictures has none here, and fades evenly.
  func fieldCommand(_ field: WipeMask) -> DrawCommand? {
    let field = field.kind.comparesPictures ? WipeMask(.fade, progress: field.progress) : field
    return cut(field).map { cut in
      DrawCommand(
        box.shape, .color(Pixel.white.faded(by: cut.share)), clips: Array(cut.clips.dropFirst()))
    }
  }

  /// Cut that the layer, as a mask, leaves of another; `nil` where it has to be drawn for that, because it is
  /// more than a wipe mask.
  var maskCut: MaskCut? {
    guard case .field(let field) = properties.content, properties.partCount == 1,
      children.isEmpty, !isGroup, Pixel.byte(properties.opacity) == 255
    else { return nil }
    return cut(field) ?? MaskCut(clips: [], share: 0)
  }

  /// Returns the cut that a wipe mask leaves of the box, whose own shape comes first; `nil` for nothing.
  private func cut(_ field: WipeMask) -> MaskCut? {
    switch WipeGrid(self)?.cut(field) ?? .nothing {
    case .nothing: nil
    case .everything: MaskCut(clips: [box.shape])
    case .share(let share): MaskCut(clips: [box.shape], share: share)
    case .exchange(let exchange): MaskCut(clips: [box.shape], exchange: exchange)
    case .shape(let shape): MaskCut(clips: [box.shape, shape])
    }
  }
}
