public import HeadlessCoreGraphics
import HeadlessUIKit
import SegueSceneGraph

// Words, pictures and views that are drawn.

extension GraphicsContext {
  /// Words that are ready to be drawn.
  public struct ResolvedText {
    /// Paint of the words; of a gradient the first color.
    public var shading: Shading = .foreground { didSet { isPainted = true } }
    private let text: Text
    private let environment: EnvironmentValues
    private var isPainted = false

    fileprivate init(_ text: Text, in environment: EnvironmentValues) {
      (self.text, self.environment) = (text, environment)
    }

    private var setting: TextSetting {
      guard isPainted else { return TextSetting(text, in: environment) }
      let color = shading.paint(in: .zero, environment).mainColor ?? .invisible
      return TextSetting(text.foregroundStyle(color), in: environment)
    }

    public func measure(in size: CGSize) -> CGSize {
      let setting = setting
      return setting.size(
        of: setting.fitted(width: size.width, height: size.height), width: size.width)
    }
    public func firstBaseline(in size: CGSize) -> CGFloat {
      setting.fitted(width: size.width, height: size.height).baselines(width: size.width).first ?? 0
    }
    public func lastBaseline(in size: CGSize) -> CGFloat {
      setting.fitted(width: size.width, height: size.height).baselines(width: size.width).last ?? 0
    }

    /// The words in a box.
    fileprivate func layers(in box: CGRect) -> [Layer] {
      setting.fitted(width: box.width, height: box.height).layers(in: box)
    }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    public var size: CGSize { picture?.size ?? .zero }
    public var baseline: CGFloat { size.height }
    /// Paint of a picture without colors of its own; `nil` for the foreground's.
    public var shading: Shading?
    fileprivate let picture: UIImage?

    fileprivate init(_ image: Image, in environment: EnvironmentValues) {
      let picture = image.resolved(in: environment)
      self.picture =
        switch image.mode {
        case .template: picture?.withRenderingMode(.alwaysTemplate)
        case .original: picture?.withRenderingMode(.alwaysOriginal)
        case nil: picture
        }
    }
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    public let size: CGSize
    let layers: [Layer]
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: environment) }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: environment) }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    sheet.symbols[AnyHashable(id)]
  }
}

extension GraphicsContext {
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw { $0.draw(text.layers(in: rect)) }
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(origin: anchor.corner(of: size, at: point), size: size))
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let picture = image.picture else { return }
    let paint = (image.shading ?? .foreground).paint(in: rect, environment)
    let tint = UIColor(cgColor: (paint.mainColor ?? .invisible).cgColor)
    draw {
      $0.translateBy(x: rect.minX, y: rect.minY)
      $0.draw(picture.drawing(in: rect.size, tint: tint))
    }
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      image, in: CGRect(origin: anchor.corner(of: image.size, at: point), size: image.size))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    draw {
      $0.translateBy(x: rect.minX, y: rect.minY)
      $0.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
      $0.draw(symbol.layers)
    }
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      symbol, in: CGRect(origin: anchor.corner(of: symbol.size, at: point), size: symbol.size))
  }
}

extension UnitPoint {
  /// The corner of a box that has the anchor at a point.
  fileprivate func corner(of size: CGSize, at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - x * size.width, y: point.y - y * size.height)
  }
}
