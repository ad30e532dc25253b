/// Finds where two frames may differ, by their display lists.
///
/// A pixel is what the commands that draw there make of it. It is the same in both frames where they have the
/// same commands, in the same order, and these find the same: in the layers that they draw, and in what has been
/// drawn so far, which is the same pixel, or what a blur or a resampling reaches from there.
struct DamageFinder {
  private let earlier: PassTable
  private let later: PassTable
  private let cell: DamagedRegion.Cell
  /// The damage to the canvas after each pass over it.
  private var canvas: [DamagedRegion] = []
  private var known: [LayerPair: Damage] = [:]

  /// Parts of a layer that may differ.
  fileprivate enum Damage {
    case nowhere
    case somewhere(DamagedRegion)
    case everywhere
  }

  /// A layer of each frame.
  fileprivate struct LayerPair: Hashable {
    let earlier: OffscreenID
    let later: OffscreenID
  }

  /// Depth to which layers inside each other are looked into; below it they count as different.
  private static let depth = 32

  /// A comparison of a list with an earlier one, in cells of this size.
  init(from earlier: DisplayList, to list: DisplayList, in cell: DamagedRegion.Cell) {
    self.earlier = PassTable(earlier)
    later = PassTable(list)
    self.cell = cell
  }

  /// Returns the cells of the canvas that may differ; `nil` if all of them do.
  mutating func damage() -> DamagedRegion? {
    guard earlier.isComparable(with: later) else { return nil }
    var region = DamagedRegion(of: later.bounds, in: cell)
    for (index, pass) in later.canvas.enumerated() {
      let other = earlier.canvas[index]
      add(
        PaintedPass(pass: other, behind: index), PaintedPass(pass: pass, behind: index),
        to: &region, depth: Self.depth)
      canvas.append(region)
    }
    return region
  }

  /// Adds the cells in which two passes draw something else.
  private mutating func add(
    _ earlier: PaintedPass, _ later: PaintedPass, to region: inout DamagedRegion, depth: Int
  ) {
    let (old, new) = (earlier.pass, later.pass)
    region.addDifference(old.region, new.region)
    for step in CommandPairs(old.commands, new.commands).steps {
      switch step {
      case .onlyEarlier(let place):
        region.add(old.commands[place].reached.intersection(old.region))
      case .onlyLater(let place):
        region.add(new.commands[place].reached.intersection(new.region))
      case .both(let place, let other):
        let (a, b) = (old.commands[place], new.commands[other])
        let seen = (a.reached.intersection(old.region), b.reached.intersection(new.region))
        let area = seen.0.intersection(seen.1).intersection(a.sharedArea(with: b))
        // What is damaged so far lies behind both.
        if !region.isEmpty, let hidden = b.hiddenArea {
          region.removeCells(within: area.intersection(hidden))
        }
        for part in seen.0.parts(without: area) + seen.1.parts(without: area) { region.add(part) }
        if area.isEmpty { continue }
        if b.paint.isBackdrop {
          addCanvas(behind: earlier.behind, later.behind, in: area, to: &region)
        } else if let layers = LayerPair(a, b) {
          add(damage(to: layers, depth: depth - 1), drawnBy: b, in: area, to: &region)
        }
      }
    }
  }

  /// Adds the damage to the canvas as it was when a layer was drawn.
  private func addCanvas(
    behind earlier: Int, _ later: Int, in area: PixelRect, to region: inout DamagedRegion
  ) {
    if earlier != later {
      region.add(area)
    } else if later > 0 {
      region.add(canvas[later - 1], in: area)
    }
  }

  /// Adds what a command makes of the damage to the layer that it draws.
  private func add(
    _ damage: Damage, drawnBy command: DrawCommand, in area: PixelRect,
    to region: inout DamagedRegion
  ) {
    switch (damage, command.paint) {
    case (.nowhere, _): break
    case (.everywhere, _), (.somewhere, .mappedLayer): region.add(area)
    case (.somewhere(let cells), .resampled(_, let resampling)):
      region.add(cells, in: area, reach: resampling.reach)
    case (.somewhere(let cells), _): region.add(cells, in: area)
    }
  }

  /// The damage to a layer.
  private mutating func damage(to layers: LayerPair, depth: Int) -> Damage {
    if let damage = known[layers] { return damage }
    let damage: Damage
    switch (earlier.layers[layers.earlier], later.layers[layers.later]) {
    case (nil, nil): damage = .nowhere
    case (let old?, let new?) where depth > 0: damage = self.damage(from: old, to: new, depth)
    default: damage = .everywhere
    }
    known[layers] = damage
    return damage
  }

  private mutating func damage(
    from earlier: PaintedPass, to later: PaintedPass, _ depth: Int
  ) -> Damage {
    let (old, new) = (earlier.pass, later.pass)
    guard old.filter == new.filter, old.filter == nil || old.region == new.region else {
      return .everywhere
    }
    var region = DamagedRegion(of: new.region.union(old.region), in: cell)
    add(earlier, later, to: &region, depth: depth)
    if region.isEmpty { return .nowhere }
    guard case .blur(let blur)? = new.filter, blur.sigma > 0 else { return .somewhere(region) }
    // Beyond its box a blur repeats pixels that may be further away than it reaches.
    if blur.edges == .repeated && !blur.anchor.contains(new.region) { return .everywhere }
    var blurred = DamagedRegion(of: new.region, in: cell)
    blurred.add(region, in: new.region, reach: blur.reach)
    return .somewhere(blurred)
  }
}

extension DamageFinder.LayerPair {
  /// The layers that two commands draw; `nil` if they draw none.
  fileprivate init?(_ earlier: DrawCommand, _ later: DrawCommand) {
    guard let old = earlier.paint.layer, let new = later.paint.layer else { return nil }
    self.init(earlier: old, later: new)
  }
}

/// A pass, and how many passes over the canvas there are before it.
private struct PaintedPass {
  let pass: Pass
  let behind: Int
}

/// The passes of a list, by what they draw.
private struct PassTable {
  let bounds: PixelRect
  private let background: Pixel
  private let isWhole: Bool
  var canvas: [Pass] = []
  var layers: [OffscreenID: PaintedPass] = [:]

  init(_ list: DisplayList) {
    bounds = list.bounds
    background = list.background
    isWhole = !list.exceedsLimits
    for pass in list.passes {
      switch pass.target {
      case .canvas: canvas.append(pass)
      case .layer(let id): layers[id] = PaintedPass(pass: pass, behind: canvas.count)
      }
    }
  }

  /// Returns true if each pass over the canvas has its counterpart.
  func isComparable(with other: PassTable) -> Bool {
    bounds == other.bounds && background == other.background && isWhole && other.isWhole
      && canvas.count == other.canvas.count
  }
}

extension DrawCommand {
  /// The pixels in which the command can draw something; `bounds` is further where a shadow ends in them.
  fileprivate var reached: PixelRect {
    if case .shadow(let shadow) = paint { bounds.intersection(shadow.bounds) } else { bounds }
  }

  /// The pixels in which two commands that are alike do the same, whatever their boxes and outlines are:
  /// those that both cover whole.
  fileprivate func sharedArea(with other: DrawCommand) -> PixelRect {
    guard case .outline(let a) = shape, case .outline(let b) = other.shape, a != b else {
      return .everywhere
    }
    guard let mine = a.coveredRect, let theirs = b.coveredRect else { return .nowhere }
    return mine.intersection(theirs)
  }

  /// A rectangle in which nothing is seen of what is behind the command; `nil` if there is none.
  fileprivate var hiddenArea: PixelRect? {
    guard clips.isEmpty, replacesByOpaque, paint.isOpaqueFill else { return nil }
    switch shape {
    case .pixels(let box): return box
    case .outline(let outline): return outline.coveredRect
    case .glyphs, .field: return nil
    }
  }
}

extension PaintSource {
  /// True if it fills every pixel with an opaque color.
  fileprivate var isOpaqueFill: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .gradient(let gradient): gradient.isOpaque
    default: false
    }
  }
}

extension DamagedRegion {
  /// Adds what only one of two rectangles has.
  fileprivate mutating func addDifference(_ a: PixelRect, _ b: PixelRect) {
    if a == b { return }
    for part in a.parts(without: b) + b.parts(without: a) { add(part) }
  }
}

extension DamagedRegion {
  /// The cells of the canvas that may differ from an earlier frame; `nil` where nearly all of them do.
  package init?(from earlier: DisplayList, to list: DisplayList, in cell: Cell) {
    var finder = DamageFinder(from: earlier, to: list, in: cell)
    guard let damage = finder.damage(), !damage.isNearlyAll else { return nil }
    self = damage
  }
}
