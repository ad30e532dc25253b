extension PresetCatalog {
  /// FFmpeg's transitions between two films.
  static let xfade: [Preset] = PixelMove.Kind.allCases.flatMap { kind in
    PixelMove.Direction.allCases.map { direction in
      Preset(
        "xfade.\(kind.rawValue)\(direction.rawValue)", summary(kind, direction),
        from: "FFmpeg, xfade: 1 s, whole pixels",
        PixelMove(kind: kind, direction: direction))
    }
  }

  private static func summary(
    _ kind: PixelMove.Kind, _ direction: PixelMove.Direction
  ) -> String {
    let way = direction.isHorizontal ? "to the \(direction)" : "\(direction)"
    return switch kind {
    case .slide: "both screens move \(way), side by side"
    case .cover: "the arriving screen moves \(way) over the other"
    case .reveal: "the leaving screen moves \(way) off the other"
    }
  }
}
