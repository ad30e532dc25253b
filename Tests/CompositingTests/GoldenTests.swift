import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import TestSupport
import Testing

/// Small scenes whose display lists a reviewer can read.
@Suite struct GoldenTests {
  @Test(arguments: GoldenScene.allCases)
  func `a small scene has the list that was expected on`(scene: GoldenScene) throws {
    let list = try TransitionEnvironment(size: Size(40, 30), scale: 2, assets: GoldenScene.assets)
      .list(
        scene.layers)
    expectGolden("\(list)\n", at: "compositing/\(scene.rawValue).txt")
  }
}

enum GoldenScene: String, CaseIterable, Sendable {
  case snappedBox = "snapped-box"
  case rotatedBox = "rotated-box"
  case roundedCard = "rounded-card"
  case roundedContainer = "rounded-container"
  case border
  case groupOpacity = "group-opacity"
  case leafOpacity = "leaf-opacity"
  case mask
  case fieldMask = "field-mask"
  case blur
  case boxShadow = "box-shadow"
  case silhouetteShadow = "silhouette-shadow"
  case picture
  case tintedPicture = "tinted-picture"
  case gradients
  case flip
  case order

  static var assets: AssetTable {
    get throws {
      var assets = AssetTable()
      let surface = try Surface.filled(16, 8) { x, _ in x < 8 ? .black : .white }
      assets.add(AssetTable.Entry(try Picture(surface), size: Size(8, 4)), as: AssetID("photo"))
      return assets
    }
  }

  private static let red = Color(rgb: 0xFF0000)
  private static let blue = Color(rgb: 0x0000FF)
  private static let frame = Rect(x: 10, y: 5, width: 20, height: 12)

  var layers: [Layer] {
    switch self {
    case .mask, .fieldMask, .blur, .boxShadow, .silhouetteShadow, .flip, .order: effects
    case .picture, .tintedPicture, .gradients: paints
    default: boxes
    }
  }

  private var boxes: [Layer] {
    let child = Layer.box("child", Rect(x: 4, y: 4, width: 30, height: 3), Self.blue)
    switch self {
    case .snappedBox: return [.box(Self.frame.offset(by: Vector(0.2, 0.3)), Self.red)]
    case .rotatedBox: return [.box(Self.frame, Self.red) { $0.transform.rotationZ = .degrees(30) }]
    case .roundedCard:
      return [
        .box(Self.frame.offset(by: Vector(0.2, 0.3)), Self.red) {
          $0.cornerRadii = CornerRadii(all: 4)
          $0.cornerCurve = .continuous
        }
      ]
    case .roundedContainer:
      return [
        .box(Self.frame.offset(by: Vector(0.2, 0.3)), Self.red, children: [child]) {
          $0.cornerRadii = CornerRadii(all: 4)
          $0.clipsToBounds = true
          $0.border = Border(width: 1, color: .black)
        }
      ]
    case .border:
      return [
        .box(Self.frame, Self.red, children: [child]) {
          $0.cornerRadii = CornerRadii(all: 4)
          $0.border = Border(width: 1, color: .black)
        }
      ]
    case .groupOpacity: return [.box(Self.frame, Self.red, children: [child]) { $0.opacity = 0.5 }]
    default: return [.box(Self.frame, Self.red) { $0.opacity = 0.5 }]
    }
  }

  private var paints: [Layer] {
    let image = ImageContent(AssetID("photo"), mode: .fit)
    switch self {
    case .picture:
      return [
        Layer("photo") {
          $0.frame = Self.frame
          $0.content = .image(image)
          $0.opacity = 0.25
        }
      ]
    case .tintedPicture:
      return [
        Layer("icon") {
          $0.frame = Self.frame
          $0.content = .image(ImageContent(AssetID("photo"), tint: Self.red))
        }
      ]
    default:
      return [
        Layer("linear") {
          $0.frame = Self.frame
          $0.background = .gradient(
            Gradient(.linear(start: .topLeft, end: UnitPoint(1, 1)), colors: [Self.red, Self.blue]))
        },
        Layer("radial") {
          $0.frame = Self.frame
          $0.background = .gradient(
            Gradient(
              .radial(center: .center, radii: Size(0.5, 0.5)),
              stops: [.init(Self.red, at: 0.25), .init(.clear, at: 1)], interpolation: .straight))
        },
      ]
    }
  }

  private var effects: [Layer] {
    switch self {
    case .mask:
      let mask = Layer.box("mask", Rect(x: 5, y: 2, width: 6, height: 6))
      var layer = Layer.box(Self.frame, Self.red)
      layer.mask = mask
      return [layer]
    case .fieldMask:
      return [WipeMask.Kind.wipeLeft, .smoothUp, .circleOpen, .dissolve].map { kind in
        var layer = Layer.box(Self.frame, Self.red)
        layer.mask = Layer("mask") {
          $0.frame = Rect(x: 2, y: 1, width: 10, height: 8)
          $0.content = .field(WipeMask(kind, progress: 0.25))
        }
        return layer
      }
    case .blur: return [.box(Self.frame, Self.red) { $0.filters = [.blur(sigma: 1.5)] }]
    case .boxShadow:
      return [
        .box(Self.frame, Self.red) {
          $0.cornerRadii = CornerRadii(all: 4)
          $0.shadow = Shadow(opacity: 0.3, offset: Vector(0, 2), blur: 4)
        }
      ]
    case .silhouetteShadow:
      return [
        Layer("group", children: [.box(Rect(x: 2, y: 2, width: 5, height: 5), Self.blue)]) {
          $0.frame = Self.frame
          $0.shadow = Shadow(opacity: 0.3, offset: Vector(0.25, 2), blur: 4)
        }
      ]
    case .flip:
      return [
        Layer(
          "space",
          children: [
            .box(Self.frame, Self.red) {
              $0.transform.rotationY = .degrees(60)
              $0.isDoubleSided = false
            },
            .box("back", Self.frame, Self.blue) {
              $0.transform.rotationY = .degrees(-120)
              $0.isDoubleSided = false
            },
          ]
        ) {
          $0.frame = Rect(x: 0, y: 0, width: 40, height: 30)
          $0.perspective = 100
        }
      ]
    default:
      return [
        .box("above", Self.frame, Self.red) { $0.zPosition = 1 },
        .box("below", Self.frame.offset(by: Vector(3, 3)), Self.blue),
        .box("hidden", Self.frame, .black) { $0.isHidden = true },
        .box("faded out", Self.frame, .black) { $0.opacity = 0.001 },
      ]
    }
  }
}
