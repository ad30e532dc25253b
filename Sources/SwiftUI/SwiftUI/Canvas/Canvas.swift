public import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueSceneGraph

/// A view that is drawn by code.
nonisolated public struct Canvas<Symbols: View>: View, PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode) = (opaque, colorMode)
    (self.rendersAsynchronously, self.renderer) = (rendersAsynchronously, renderer)
    self.symbols = symbols()
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { CanvasNode(self, in: context) }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

/// A node of a canvas, with the views that its code may draw.
private final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
  private var symbols: Node?
  private lazy var element = CanvasElement(view, in: self)

  override var children: [Node] { symbols.map { [$0] } ?? [] }
  override var elements: [Element] { [element] }
  override var transition: AnyTransition? { nil }

  override func update() {
    symbols = reconciled(symbols, with: view.symbols)
    element.view = view
    element.symbols = symbols?.elements ?? []
  }
}

/// The element of a canvas: as large as it may be, and drawn anew whenever the tree is shown.
private final class CanvasElement<Symbols: View>: LeafElement<Canvas<Symbols>> {
  /// The views that the code may draw.
  var symbols: [Element] = []
  private let layer = CALayer()
  private var drawing: [Layer] = []

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func paint(into painter: inout Painter) {
    let frame = painter.rounded(frame)
    setFrame(frame, of: layer, in: painter)
    layer.masksToBounds = true
    let sheet = CanvasSheet(
      size: frame.size, scale: painter.scale, environment: node.environment,
      symbols: drawnSymbols(painter))
    let renderer = view.renderer
    let drawn = node.evaluated {
      var context = GraphicsContext(on: sheet)
      renderer(&context, frame.size)
      return sheet.target.drawing
    }
    if drawn != drawing || layer.backdrop == nil {
      drawing = drawn
      layer.backdrop = .layers(drawn, size: frame.size)
    }
    painter.add(layer)
  }

  /// The symbols in their own sizes, as they look now.
  private func drawnSymbols(_ painter: Painter) -> [AnyHashable: GraphicsContext.ResolvedSymbol] {
    var drawn: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]
    for symbol in symbols {
      guard let choice = symbol.choice else { continue }
      symbol.place(at: .zero, .unspecified, in: Space(in: nil))
      var inside = Painter(update: painter.update, scale: painter.scale)
      inside.paint([symbol])
      let box = CALayer()
      box.anchorPoint = .zero
      box.bounds.size = symbol.frame.size
      box.showLayers(inside.layers)
      drawn[choice] = GraphicsContext.ResolvedSymbol(
        size: symbol.frame.size, layers: box.drawnLayers(of: box.bounds))
    }
    return drawn
  }
}

/// A canvas while code draws on it.
final class CanvasSheet {
  /// The drawing, in the coordinates of the canvas.
  let target: CGContext
  let size: CGSize
  let scale: CGFloat
  let environment: EnvironmentValues
  let symbols: [AnyHashable: GraphicsContext.ResolvedSymbol]

  init(
    size: CGSize, scale: CGFloat, environment: EnvironmentValues,
    symbols: [AnyHashable: GraphicsContext.ResolvedSymbol]
  ) {
    target = CGContext(size: size, scale: scale)
    (self.size, self.scale) = (size, scale)
    (self.environment, self.symbols) = (environment, symbols)
  }

  /// An empty canvas of the same size, for what is drawn apart.
  func another() -> CanvasSheet {
    CanvasSheet(size: size, scale: scale, environment: environment, symbols: symbols)
  }
}
