import SegueGeometry
import SegueMotion
import SegueSceneGraph

extension LayerDraft {
  /// Takes the text out of a layer in which it appears piece by piece: a layer for each piece, as large as this
  /// one, with what moves the text and its box.
  mutating func takeTextPieces(named id: String) -> [LayerDraft] {
    guard let appearance, case .text = properties.content else { return [] }
    let whole = self
    properties.content = .none
    textPlace = nil
    movements.removeAll { $0.property.part == .content }
    let steps = appearance.steps(of: appearance.slices.count)
    return zip(appearance.slices, steps).enumerated().map { index, piece in
      whole.piece(
        piece.0, after: piece.1, of: appearance, named: "\(id).\(appearance.unit)-\(index + 1)")
    }
  }

  private func piece(
    _ slice: TextSlice, after steps: Int, of appearance: AppearanceDraft, named id: String
  ) -> LayerDraft {
    var piece = LayerDraft(at: range, in: source)
    piece.id = id
    piece.properties.size = properties.size
    piece.properties.anchor = .topLeft
    piece.properties.content = properties.content
    piece.properties.content.slice = slice
    if appearance.blur > 0 { piece.properties.filters = [.blur(sigma: 0)] }
    piece.textPlace = slice.isFirst ? textPlace : nil
    piece.movements = movements.filter { [.content, .extents].contains($0.property.part) }
    piece.movements += appearance.movements(after: steps).map {
      Movement(property: $0.property, animation: $0.animation, source: source)
    }
    return piece
  }
}
