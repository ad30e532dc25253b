/// Reusable results of a frame that spare the next from redrawing what stays the same: layers whose passes are
/// equal, and the commands at the bottom of the canvas.
///
/// One task draws with one of these, always with the same pictures. It changes no byte of any frame.
///
/// A layer is kept when two frames in a row have had it, so that what moves takes no memory; the
/// bottom of the canvas when drawing it costs more than copying it.
public struct PassCache {
  /// Counts of the work that was drawn and of the work that was reused.
  public struct Counts: Hashable, Sendable {
    /// The layers that were drawn.
    public internal(set) var drawnLayers = 0
    /// The layers that were not drawn because they, or all that show them, were there already.
    public internal(set) var reusedLayers = 0
    /// The commands at the bottom of the canvas that were not drawn because the frame before had
    /// them.
    public internal(set) var reusedCommands = 0
  }

  /// Counts since the cache was made.
  public private(set) var counts = Counts()
  private let limit: Int
  private var contents = ContentIDs()
  /// The canvas of the frame before, with contents in place of layers.
  private var canvas: DisplayList?
  private var kept: [Int: Offscreen] = [:]

  /// A cache that keeps at most this many bytes of pixels.
  public init(bytes limit: Int) {
    self.limit = limit
  }

  /// Forgets the frame before.
  mutating func removeAll() { (contents, canvas, kept) = (ContentIDs(), nil, [:]) }

  /// The share of damaged cells from which on the bottom of the canvas is kept as a whole.
  private static let mostRepainted = 0.5

  /// Returns the plan of what has to be drawn of a list, or of its damaged cells.
  mutating func plan(_ list: DisplayList, repainting damage: DamagedRegion? = nil) -> ReusePlan {
    var frame = PassHasher(over: list.background, after: contents)
    var uses = list.passes.map { pass -> ReusePlan.Use in
      guard case .layer(let id) = pass.target else {
        frame.addToCanvas(pass)
        return .drawn
      }
      return use(frame.add(pass, drawing: id))
    }
    let named = list.naming(frame.names)
    var changed = list
    let keepsBottom = damage.map { $0.share > Self.mostRepainted } ?? true
    if keepsBottom, let bottom = list.bottom(sharedBy: named, canvas) {
      uses.insert(use(frame.content(of: bottom.pass), isKept: true), at: bottom.index)
      changed = list.beginning(with: bottom)
    }
    contents = frame.numbers
    canvas = named
    var plan = ReusePlan(changed, uses)
    plan.skipUnused()
    plan.limit(to: limit)
    return plan
  }

  private func use(
    _ content: ContentIDs.Content, isKept: Bool = false
  ) -> ReusePlan.Use {
    if let layer = kept[content.number] { return .taken(layer, content.number) }
    return content.isKnown || isKept ? .kept(content.number) : .drawn
  }

  /// Keeps what has been drawn for the next frame.
  mutating func keep(_ plan: ReusePlan, _ layers: [OffscreenID: Offscreen]) {
    kept = [:]
    for step in plan.steps {
      guard case .layer(let id) = step.pass.target else { continue }
      switch step.use {
      case .drawn: counts.drawnLayers += 1
      case .skipped: counts.reusedLayers += 1
      case .kept(let number):
        counts.drawnLayers += 1
        kept[number] = layers[id]
      case .taken(let layer, let number):
        counts.reusedLayers += 1
        kept[number] = layer
        if id == OffscreenID.bottom { counts.reusedCommands += step.pass.commands.count - 1 }
      }
    }
  }
}
