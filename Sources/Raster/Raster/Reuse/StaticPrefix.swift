/// The first commands on the canvas, as a pass that draws a layer.
struct StaticPrefix {
  /// Index of the pass among those of the list: before the first that draws on the canvas.
  let index: Int
  /// The background and the commands.
  let pass: Pass
}

extension OffscreenID {
  /// The layer that a canvas begins with; lists count theirs from zero.
  static let bottom = OffscreenID(-1)
}

extension DisplayList {
  /// The list with the numbers of contents in place of its layers on the canvas.
  func naming(_ names: [OffscreenID: Int]) -> DisplayList {
    var list = self
    list.passes = passes.filter { $0.target == .canvas }
    for index in list.passes.indices {
      list.passes[index].commands = list.passes[index].commands.map { $0.naming(names) }
    }
    return list
  }

  /// The commands that the canvas begins with in two frames, this one and the one before it, which
  /// both name their layers by contents; `nil` if drawing them costs less than copying them.
  func bottom(sharedBy named: DisplayList, _ earlier: DisplayList?) -> StaticPrefix? {
    guard let earlier, earlier.bounds == bounds, earlier.background == background,
      let before = earlier.passes.first, let now = named.passes.first, now.region == bounds,
      before.region == bounds, let index = passes.firstIndex(where: { $0.target == .canvas })
    else { return nil }
    let count = zip(before.commands, now.commands).prefix { $0 == $1 }.count
    let commands = passes[index].commands.prefix(count)
    let cost = commands.reduce(0) { $0 + $1.cost(in: bounds) }
    if 2 * cost <= 3 * bounds.width * bounds.height { return nil }
    let fill = DrawCommand(.pixels(bounds), .color(background))
    return StaticPrefix(index: index, pass: Pass(.layer(.bottom), in: bounds, [fill] + commands))
  }

  /// The list whose canvas begins with a layer.
  func beginning(with bottom: StaticPrefix) -> DisplayList {
    var list = self
    let count = bottom.pass.commands.count - 1
    let isOpaque = background.isOpaque && bottom.pass.commands.allSatisfy(\.composite.keepsAlpha)
    let layer = DrawCommand(
      .pixels(bounds), .layer(.bottom), composite: isOpaque ? .sourceOver : .source)
    list.passes[bottom.index].commands.replaceSubrange(0..<count, with: [layer])
    list.passes.insert(bottom.pass, at: bottom.index)
    return list
  }
}

extension DrawCommand {
  /// About how long the command takes, in pixels that are copied meanwhile.
  fileprivate func cost(in area: PixelRect) -> Int {
    let part = bounds.intersection(area)
    if part.isEmpty { return 0 }
    var isSoft = !clips.isEmpty
    if case .pixels = shape {} else { isSoft = true }
    return part.width * part.height * (paint.cost + (isSoft ? 1 : 0))
  }
}

extension PaintSource {
  /// About how long a pixel takes, in pixels that are copied meanwhile.
  fileprivate var cost: Int {
    switch self {
    case .color(let color): color.isOpaque ? 0 : 2
    case .picture(_, let map, _): map.wholeOffset == nil ? 5 : 1
    case .layer, .backdrop: 2
    case .dissolved: 8
    case .resampled(_, let resampling): resampling.cost
    case .mappedLayer(_, let map): map.cost
    case .gradient: 3
    case .shadow: 4
    case .projectedPicture, .stamp, .projectedStamp: 6
    case .recolored(let matrices): 6 + 4 * matrices.count
    }
  }
}

extension PixelResampling {
  /// About how long a pixel takes, in pixels that are copied meanwhile.
  fileprivate var cost: Int {
    switch self {
    case .blocks: 2
    case .means: 12
    case .refraction: 24
    }
  }
}

extension OffscreenMap {
  /// About how long a pixel takes, in pixels that are copied meanwhile.
  fileprivate var cost: Int {
    switch form {
    case .straight: 5
    case .projected: 6
    }
  }
}
