import HeadlessCoreGraphics

/// A bar that is filled from one end by a part of its length.
nonisolated struct FilledBar: View {
  let fraction: Double
  let height: CGFloat
  let fill: AnyShapeStyle

  /// Height of a bar of progress, that of UIKit's.
  static let progressHeight: CGFloat = 4

  @MainActor var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(FillShapeStyle())
      FractionLayout(fraction: fraction) { Capsule().fill(fill) }
    }
    .frame(height: height)
  }
}

/// Gives what is inside a part of the width.
nonisolated struct FractionLayout: Layout {
  let fraction: Double

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let size = ProposedViewSize(
      width: bounds.width * CGFloat(fraction), height: bounds.height)
    for subview in subviews { subview.place(at: bounds.origin, proposal: size) }
  }
}
