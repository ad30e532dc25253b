extension Rasterizer {
  /// Returns the cells in which a list may show something else than an earlier one; `nil` if all of it is to be
  /// drawn.
  ///
  /// Video wants whole bands.
  package func damage(
    from earlier: DisplayList, to list: DisplayList, forVideo: Bool = false
  ) -> DamagedRegion? {
    guard takesShortcuts, partRows == nil, let damageCell else { return nil }
    let band = VideoPlanes.Band.height
    let rows = forVideo ? (damageCell.height + band - 1) / band * band : damageCell.height
    return DamagedRegion(
      from: earlier, to: list,
      in: DamagedRegion.Cell(width: damageCell.width, height: rows))
  }
}
