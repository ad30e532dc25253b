import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension PlacedLayer {
  /// A picture in the layer's box, if the picture is there and can be seen.
  func imageCommand(_ image: ImageContent, _ assets: AssetTable) -> DrawCommand? {
    guard let asset = assets.picture(image.asset) else { return nil }
    let entry = asset.entry
    let crop = image.crop ?? Rect(origin: .zero, size: entry.grid)
    guard let frame = image.frame(of: entry.size, grid: entry.grid, in: bounds),
      let seen = frame.intersection(bounds)
    else { return nil }
    let choice = entry.choice(for: place.pixels(ofWhole: frame, showing: crop, of: entry.grid))
    let picture = entry.pictures[choice]
    let toLayer = AffineTransform.scale(
      entry.grid.width / Double(picture.width), entry.grid.height / Double(picture.height)
    )
    .followed(by: .translation(.zero - Vector(crop.minX, crop.minY)))
    .followed(by: .scale(frame.width / crop.width, frame.height / crop.height))
    .followed(by: .translation(frame.origin - .zero))
    guard let paint = paint(asset.first + choice, toLayer: toLayer, sampling: image.sampling) else {
      return nil
    }
    let fillsBox = seen == bounds && properties.clipsToBounds
    let shape = place.shape(bounds) { box in
      image.frame(of: entry.size, grid: entry.grid, in: box)?.intersection(box) ?? box
    }
    return DrawCommand(fillsBox ? box.shape : shape, paint)
  }

  private func paint(
    _ number: Int, toLayer: AffineTransform, sampling: ImageContent.Sampling
  ) -> PaintSource? {
    let picture = PictureID(number)
    if let affine = place.affine {
      let filter: SamplingFilter = sampling == .nearest ? .nearest : .linear
      return SamplingMap(toLayer.followed(by: affine)).map { .picture(picture, $0, filter) }
    }
    guard let center = toLayer.inverted()?.map(bounds.center) else { return nil }
    return ProjectiveMap(Projection(toLayer).followed(by: place.projection), center: center).map {
      .projectedPicture(picture, $0)
    }
  }
}

extension ImageContent {
  /// Returns the frame of the picture, or of its visible part, in a box; `nil` where nothing is visible.
  ///
  /// - Parameters:
  ///   - natural: the size of the whole picture, in points.
  ///   - grid: the same, in the units of the part.
  func frame(of natural: Size, grid: Size, in box: Rect) -> Rect? {
    let part = crop?.size ?? grid
    if part.isEmpty || box.isEmpty { return nil }
    let shown = Size(
      natural.width * part.width / grid.width, natural.height * part.height / grid.height)
    let frame = mode.frame(of: shown, in: box)
    return frame.isEmpty ? nil : frame
  }
}

extension ImageContent.Mode {
  /// Returns the frame of a picture of this size in a box.
  func frame(of size: Size, in box: Rect) -> Rect {
    let factors = (box.width / size.width, box.height / size.height)
    let scaled: Size =
      switch self {
      case .stretch: box.size
      case .fit: size * min(factors.0, factors.1)
      case .fill: size * max(factors.0, factors.1)
      default: size
      }
    let rest = Size(box.width - scaled.width, box.height - scaled.height)
    return Rect(origin: box.origin + alignment.offset(in: rest), size: scaled)
  }

  /// Share of the free space on the left and above.
  private var alignment: UnitPoint {
    switch self {
    case .stretch, .fit, .fill, .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: UnitPoint(0, 0.5)
    case .right: UnitPoint(1, 0.5)
    case .topLeft: .topLeft
    case .topRight: UnitPoint(1, 0)
    case .bottomLeft: UnitPoint(0, 1)
    case .bottomRight: UnitPoint(1, 1)
    }
  }
}
