extension ReusePlan {
  /// Maximum nesting depth of inlined layers; each level takes a tile of memory for each task.
  private static let deepest = 4

  /// The layers that need no surface: one command alone looks at each, and draws its pixels as they
  /// are, so that they can be painted tile by tile where that command draws.
  var inlinedLayers: Set<OffscreenID> {
    var looks: [OffscreenID: Look] = [:]
    for step in steps where step.isDrawn {
      for command in step.pass.commands { command.note(&looks) }
    }
    var depths: [OffscreenID: Int] = [:]
    for step in steps {
      guard case .drawn = step.use, case .layer(let id) = step.pass.target,
        looks[id] == .once, step.pass.isPainted
      else { continue }
      let inner = step.pass.commands.compactMap { $0.paint.layer.flatMap { depths[$0] } }
      let depth = 1 + (inner.max() ?? 0)
      if depth <= Self.deepest { depths[id] = depth }
    }
    return Set(depths.keys)
  }

  /// Ways in which commands read a layer.
  fileprivate enum Look {
    /// One draws its pixels where they are.
    case once
    /// Several do, or one needs more than the pixel it draws.
    case otherwise
  }
}

extension DrawCommand {
  /// Notes at which layer the command looks, and how.
  fileprivate func note(_ looks: inout [OffscreenID: ReusePlan.Look]) {
    guard let id = paint.layer else { return }
    if case .layer = paint, looks[id] == nil { looks[id] = .once } else { looks[id] = .otherwise }
  }
}

extension Pass {
  /// True if the layer is nothing but its commands: no filter changes it, and no command reads the canvas,
  /// which is another one later.
  fileprivate var isPainted: Bool {
    if case .blur(let blur)? = filter, blur.sigma > 0 { return false }
    return !commands.contains(where: \.paint.isBackdrop)
  }
}
