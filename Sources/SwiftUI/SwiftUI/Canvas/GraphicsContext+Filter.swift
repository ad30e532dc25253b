public import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph

extension GraphicsContext {
  /// A change of the finished pixels of what is drawn.
  public struct Filter: Sendable {
    fileprivate enum Form: Sendable {
      case effect(FilterEffect)
      case shadow(Color, radius: CGFloat, offset: CGSize)
    }

    fileprivate let form: Form

    private static func effect(_ kind: FilterEffect.Kind, _ amount: Double) -> Filter {
      Filter(form: .effect(FilterEffect(kind: kind, amount: amount)))
    }

    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter { effect(.blur, Double(radius)) }
    public static func brightness(_ amount: Double) -> Filter { effect(.brightness, amount) }
    public static func contrast(_ amount: Double) -> Filter { effect(.contrast, amount) }
    public static func saturation(_ amount: Double) -> Filter { effect(.saturation, amount) }
    public static func grayscale(_ amount: Double) -> Filter { effect(.grayscale, amount) }
    public static func hueRotation(_ angle: Angle) -> Filter {
      effect(.hueRotation, angle.degrees)
    }
    public static func colorInvert(_ amount: Double = 1) -> Filter { effect(.invert, amount) }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(form: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }
  }

  /// Ways of filtering; here there is one.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Ways of blurring; here there is one.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Ways of drawing shadows; here there is one.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}

extension GraphicsContext.Filter {
  /// Layers on a canvas with the filter for all of them, as one.
  func applied(to layers: [Layer], in box: Rect, _ environment: EnvironmentValues) -> Layer {
    let children = layers.map { $0.prefixed("in-") }
    return Layer("filtered", children: children) {
      $0.frame = box
      switch form {
      case .effect(let effect): $0.filters = effect.filters(effect.amount)
      case .shadow(let color, let radius, let offset):
        // A scene says twice the deviation that is SwiftUI's radius.
        $0.shadow = Shadow(
          color: color.resolve(in: environment).cgColor.color,
          offset: Vector(Double(offset.width), Double(offset.height)), blur: 2 * Double(radius))
      }
    }
  }
}
