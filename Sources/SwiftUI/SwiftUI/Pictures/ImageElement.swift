import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph

extension Image: LeafView {
  @MainActor func makeNode(in context: NodeContext) -> Node {
    isSymbol && !context.environment.symbolRuns.isEmpty
      ? SymbolNode(self, in: context) : makeLeaf(in: context)
  }

  @MainActor func makeElement(in node: Node) -> LeafElement<Image> { ImageElement(self, in: node) }
}

/// The element of a picture: as large as that is, or as large as it may be.
private final class ImageElement: LeafElement<Image> {
  private let layer = CALayer()
  private let content = ChangingContent()
  /// The picture in its surroundings, once it has been asked for.
  private var known: UIImage??

  private var picture: UIImage? {
    if let known { return known }
    var picture = view.resolved(in: node.environment)
    switch view.mode {
    case .template: picture = picture?.withRenderingMode(.alwaysTemplate)
    case .original: picture = picture?.withRenderingMode(.alwaysOriginal)
    case nil: break
    }
    known = .some(picture)
    return picture
  }

  override func viewChanged(from before: Image) { known = nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = picture?.size ?? .zero
    return view.resizing == nil ? size : proposal.replacingUnspecifiedDimensions(by: size)
  }

  override func paint(into painter: inout Painter) {
    let frame = painter.rounded(frame)
    setFrame(frame, of: layer, in: painter)
    guard !node.environment.isRedacted else {
      content.show(
        ShownPlaceholder(picture: frame.size, in: node.environment), of: self, in: layer, painter)
      return painter.add(layer)
    }
    let tint = node.environment.foregroundPaint(level: 0).mainColor ?? .invisible
    content.show(
      ShownPicture(picture: picture, size: frame.size, resizing: view.resizing, tint: tint),
      of: self, in: layer, painter)
    painter.add(layer)
  }
}

/// A picture in a box, and the color that one without colors has.
struct ShownPicture: ShownContent {
  let picture: UIImage?
  let size: CGSize
  let resizing: Image.Resizing?
  let tint: Color.Resolved

  func isAlike(_ other: ShownPicture) -> Bool {
    picture == other.picture && resizing == other.resizing
      && picture?.renderingMode == other.picture?.renderingMode
  }

  private var isTemplate: Bool {
    guard let picture else { return false }
    return picture.renderingMode == .alwaysTemplate
      || (picture.isSymbolImage && picture.renderingMode == .automatic)
  }

  @MainActor
  func draw(in layer: CALayer, of element: any LayeredElement, lane: String, _ painter: Painter) {
    layer.anchorPoint = .zero
    layer.position = .zero
    layer.bounds.size = size
    element.move(
      "\(lane).size", of: layer, to: [Double(size.width), Double(size.height)], in: painter,
      [LaneProperty(.size) { .pair($0[0], $0[1]) }])
    guard let picture, let pixels = picture.cgImage else {
      (layer.contents, layer.backdrop) = (nil, nil)
      return
    }
    let color = UIColor(cgColor: tint.cgColor)
    let insets = resizing?.capInsets ?? EdgeInsets()
    let isTiled = resizing?.mode == .tile && insets == EdgeInsets()
    guard picture.imageOrientation == .up, insets == EdgeInsets(), picture.capInsets == .zero,
      !isTiled
    else {
      layer.contents = nil
      layer.backdrop = .layers(
        isTiled ? tiles(of: picture, color) : drawing(picture, insets, color), size: size)
      return
    }
    layer.backdrop = nil
    layer.contentsScale = picture.scale
    layer.contentsTint = isTemplate ? tint.cgColor : nil
    layer.contents = pixels
  }

  private func drawing(_ picture: UIImage, _ insets: EdgeInsets, _ color: UIColor) -> [Layer] {
    guard resizing != nil, insets != EdgeInsets() else {
      return picture.drawing(in: size, tint: color)
    }
    let caps = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    return picture.resizableImage(withCapInsets: caps, resizingMode: .stretch)
      .drawing(in: size, tint: color)
  }

  /// Copies of the picture side by side, from the top left on.
  private func tiles(of picture: UIImage, _ color: UIColor) -> [Layer] {
    let tile = picture.size
    guard tile.width > 0, tile.height > 0 else { return [] }
    var tiles: [Layer] = []
    for y in stride(from: 0, to: size.height, by: tile.height) {
      for x in stride(from: 0, to: size.width, by: tile.width) {
        tiles.append(
          Layer(LayerID("tile-\(tiles.count)"), children: picture.drawing(in: tile, tint: color)) {
            $0.frame = Rect(
              x: Double(x), y: Double(y), width: Double(tile.width), height: Double(tile.height))
          })
      }
    }
    return [
      Layer("tiles", children: tiles) {
        $0.frame = Rect(origin: .zero, size: Size(Double(size.width), Double(size.height)))
        $0.clipsToBounds = true
      }
    ]
  }
}
