/// A list and what of it has to be drawn.
struct ReusePlan {
  /// A pass and how its layer comes about.
  struct Step {
    var pass: Pass
    var use: Use
  }

  /// Ways in which the layer of a pass is obtained.
  enum Use {
    /// It is drawn.
    case drawn
    /// It is drawn, and left to the next frame under this number.
    case kept(Int)
    /// The frame before has left it.
    case taken(Offscreen, Int)
    /// Nobody looks at it.
    case skipped
  }

  /// The list, whose canvas may begin with a layer of what stays the same.
  let list: DisplayList
  /// The passes in order.
  var steps: [Step]

  /// Everything is drawn.
  init(_ list: DisplayList) {
    self.init(list, list.passes.map { _ in .drawn })
  }

  /// Each pass of the list is used in its own way.
  init(_ list: DisplayList, _ uses: [Use]) {
    self.list = list
    steps = zip(list.passes, uses).map { Step(pass: $0, use: $1) }
  }
}

extension ReusePlan {
  /// Leaves out what only layers need that are not drawn themselves.
  mutating func skipUnused() {
    var needed: Set<OffscreenID> = []
    for index in steps.indices.reversed() {
      if case .layer(let id) = steps[index].pass.target, needed.remove(id) == nil {
        steps[index].use = .skipped
        continue
      }
      needed.formUnion(steps[index].reads)
    }
  }

  /// Keeps layers as long as they fit into this many bytes together.
  mutating func limit(to bytes: Int) {
    var left = bytes
    for index in steps.indices {
      let region = steps[index].pass.region
      let size = Surface.bytes(width: region.width, height: region.height)
      switch steps[index].use {
      case .drawn, .skipped: break
      case .taken: left -= size
      case .kept:
        if size <= left { left -= size } else { steps[index].use = .drawn }
      }
    }
  }
}

extension ReusePlan {
  /// The layers at which each step looks, as often as it does.
  ///
  /// Those that are painted where they are drawn look when that happens.
  func reads(inlining inlined: Set<OffscreenID>) -> [[OffscreenID]] {
    var inside: [OffscreenID: [OffscreenID]] = [:]
    return steps.map { step in
      let reads = step.reads.flatMap { inside[$0] ?? [$0] }
      guard case .layer(let id) = step.pass.target, inlined.contains(id) else { return reads }
      inside[id] = reads
      return []
    }
  }

  /// For each step those of its looks that are the last at a layer: its memory is free for the steps
  /// after it.
  ///
  /// What is left to the next frame, or comes from the one before, is not among them.
  func lastReads(_ reads: [[OffscreenID]]) -> [[OffscreenID]] {
    var waiting: Set<OffscreenID> = []
    for step in steps {
      if case .drawn = step.use, case .layer(let id) = step.pass.target { waiting.insert(id) }
    }
    var last = steps.map { _ in [OffscreenID]() }
    if waiting.isEmpty { return last }
    for index in steps.indices.reversed() {
      last[index] = reads[index].filter { waiting.remove($0) != nil }
    }
    return last
  }
}

extension ReusePlan.Step {
  /// True if the pass is drawn rather than taken from the frame before.
  var isDrawn: Bool {
    switch use {
    case .taken, .skipped: false
    case .drawn, .kept: true
    }
  }

  /// The layers at which the step looks: all that its pass draws, if it is drawn.
  fileprivate var reads: [OffscreenID] {
    isDrawn ? pass.commands.compactMap(\.paint.layer) : []
  }
}

extension ReusePlan {
  /// Maximum nesting depth of inlined layers; each level takes a tile of memory for each task.
  private static let deepest = 4

  /// The layers that need no surface: one command alone looks at each, and draws its pixels as they
  /// are, so that they can be painted tile by tile where that command draws.
  var inlinedLayers: Set<OffscreenID> {
    var reads: [OffscreenID: Look] = [:]
    for step in steps where step.isDrawn {
      for command in step.pass.commands { command.note(&reads) }
    }
    var depths: [OffscreenID: Int] = [:]
    for step in steps {
      guard case .drawn = step.use, case .layer(let id) = step.pass.target,
        reads[id] == .once, step.pass.isPainted
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
  fileprivate func note(_ reads: inout [OffscreenID: ReusePlan.Look]) {
    guard let id = paint.layer else { return }
    if case .layer = paint, reads[id] == nil { reads[id] = .once } else { reads[id] = .otherwise }
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
