import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Blurs and shadows in the plane of their layer, against the closed form: a box of that plane convolved
/// with a Gaussian there, looked up where the middle of each pixel falls.
@Suite struct BlurPlaneTests {
  private static func phi(_ x: Double) -> Double {
    0.5 * (1 + PortableMath.erf(x * 0.5.squareRoot()))
  }

  /// How much of a blurred box there is at a place of its plane.
  private static func share(_ box: Rect, _ sigma: Double, at point: Point) -> Double {
    func along(_ from: Double, _ to: Double, _ x: Double) -> Double {
      phi((x - from) / sigma) - phi((x - to) / sigma)
    }
    return along(box.minX, box.maxX, point.x) * along(box.minY, box.maxY, point.y)
  }

  /// Layers in a space that shows depth.
  private static func space(_ layer: Layer, _ size: Size, perspective: Double) -> Layer {
    Layer("space", children: [layer]) {
      $0.frame = Rect(origin: .zero, size: size)
      $0.perspective = perspective
    }
  }

  /// The largest difference between what black on white shows and the closed form.
  private static func error(
    _ layers: [Layer], _ stage: TransitionEnvironment, of id: LayerID, _ box: Rect, _ sigma: Double
  ) throws -> Double {
    let surface = try stage.draw(layers)
    let scene = Scene(canvas: Canvas(size: stage.size, scale: stage.scale), layers: layers)
    let item = try #require(scene.item(id))
    let place = try #require(scene.projection(of: item).inverted())
    var largest = 0.0
    for y in 0..<surface.height {
      for x in 0..<surface.width {
        let point = Point((Double(x) + 0.5) / stage.scale, (Double(y) + 0.5) / stage.scale)
        let share = place.map(point).map { Self.share(box, sigma, at: $0) } ?? 0
        largest = max(largest, (Double(surface[x, y].red) - 255 * (1 - share)).magnitude)
      }
    }
    return largest
  }

  /// What is done to a layer: stretched, skewed, turned after that, and tilted.
  enum Change: CaseIterable, Sendable {
    case stretched, squeezed, mirrored, skewed, stretchedAndTurned, tilted, tiltedFar, tipped

    var transform: LayerTransform {
      switch self {
      case .stretched: LayerTransform(scale: [2, 0.5, 1])
      case .squeezed: LayerTransform(scale: [0.3, 1, 1])
      case .mirrored: LayerTransform(scale: [-1, 1.5, 1])
      case .skewed: LayerTransform(skewX: .degrees(35))
      case .stretchedAndTurned: LayerTransform(scale: [1.6, 0.7, 1], rotationZ: .degrees(28))
      case .tilted: LayerTransform(rotationY: .degrees(35))
      case .tiltedFar: LayerTransform(rotationY: .degrees(65))
      case .tipped: LayerTransform(rotationX: .degrees(-50), rotationZ: .degrees(10))
      }
    }
  }

  private static let size = Size(150, 130)
  private static let frame = Rect(x: 45, y: 40, width: 60, height: 50)

  @Test(arguments: Change.allCases, [2.5, 6.0])
  func `a blur is stretched and tilted with its layer`(change: Change, sigma: Double) throws {
    let layer = Layer.box(Self.frame) {
      $0.filters = [.blur(sigma: sigma)]
      $0.transform = change.transform
    }
    let error = try Self.error(
      [Self.space(layer, Self.size, perspective: 300)],
      TransitionEnvironment(size: Self.size, scale: 2), of: "box",
      layer.bounds, sigma)
    #expect(error <= 2, "\(error)")
  }

  @Test(arguments: Change.allCases, [5.0, 14])
  func `a shadow is stretched and tilted with its layer`(change: Change, blur: Double) throws {
    let offset = Vector(9, 6)
    // A path throws the shadow, and the layer itself shows nothing.
    let layer = Layer("box") {
      $0.frame = Self.frame
      $0.shadow = Shadow(
        offset: offset, blur: blur, path: Path(Rect(x: 0, y: 0, width: 60, height: 50)))
      $0.transform = change.transform
    }
    let error = try Self.error(
      [Self.space(layer, Self.size, perspective: 300)],
      TransitionEnvironment(size: Self.size, scale: 2), of: "box",
      layer.bounds.offset(by: offset), blur / 2)
    #expect(error <= 2, "\(error)")
  }

  /// The shadow of a box in closed form, in the plane of the layer: around the layer it is that of a
  /// path.
  @Test(arguments: Change.allCases)
  func `a box throws the shadow of its outline`(change: Change) throws {
    func draw(_ path: Path?) throws -> Surface {
      let layer = Layer.box(Self.frame, .white) {
        $0.cornerRadii = CornerRadii(all: 9)
        $0.shadow = Shadow(offset: Vector(4, 9), blur: 10, path: path)
        $0.transform = change.transform
      }
      return try TransitionEnvironment(size: Self.size).draw([
        Self.space(layer, Self.size, perspective: 300)
      ])
    }
    let outline = Path(
      roundedRect: Rect(x: 0, y: 0, width: 60, height: 50), radii: CornerRadii(all: 9),
      curve: .circular)
    #expect(try draw(nil).distance(to: draw(outline)) <= 2)
  }

  // MARK: - Narrow blurs

  @Test(arguments: [0.0, 0.25, 0.4, 0.5, 0.75], [0.6, 0.8, 1, 1.2, 1.5, 1.9, 2, 2.6])
  func `a narrow blur of a box between pixels is the Gaussian`(
    fraction: Double, sigma: Double
  ) throws {
    let frame = Rect(x: 20 + fraction, y: 15.25 + fraction, width: 31.3, height: 22)
    let layer = Layer.box(frame) { $0.filters = [.blur(sigma: sigma)] }
    let error = try Self.error(
      [layer], TransitionEnvironment(size: Size(80, 60)), of: "box", layer.bounds, sigma)
    #expect(error <= 2, "\(error)")
  }

  @Test(arguments: [0.0, 17, 45])
  func `a narrow blur of a turned box is the Gaussian`(degrees: Double) throws {
    for sigma in [0.8, 1, 1.5, 2.2] {
      let layer = Layer.box(Rect(x: 20.3, y: 15.6, width: 35, height: 25)) {
        $0.filters = [.blur(sigma: sigma)]
        $0.transform.rotationZ = .degrees(degrees)
      }
      let error = try Self.error(
        [layer], TransitionEnvironment(size: Size(80, 60)), of: "box", layer.bounds, sigma)
      #expect(error <= 2, "sigma \(sigma): \(error)")
    }
  }

  // MARK: - No steps

  private static func distance(
    _ a: (inout LayerProperties) -> Void, _ b: (inout LayerProperties) -> Void
  ) throws
    -> Int
  {
    func draw(_ configure: (inout LayerProperties) -> Void) throws -> Surface {
      let child = Layer.box(
        "child", Rect(x: 10, y: 8, width: 30, height: 50), Color(rgb: 0x2060F0))
      let layer = Layer.box(
        frame, Color(rgb: 0xF08020), children: [child], configure: configure)
      return try TransitionEnvironment(size: size, scale: 2).draw([
        space(layer, size, perspective: 300)
      ])
    }
    return try draw(a).distance(to: draw(b))
  }

  @Test(arguments: [1.5, 3, 8, 20])
  func `nothing jumps where a layer begins to be stretched or tilted`(sigma: Double) throws {
    let even: (inout LayerProperties) -> Void = { $0.filters = [.blur(sigma: sigma)] }
    let changes: [(inout LayerProperties) -> Void] = [
      { $0.transform.scale = [1.0001, 1, 1] }, { $0.transform.skewX = .degrees(0.005) },
      { $0.transform.rotationY = .degrees(0.01) },
    ]
    for change in changes {
      let distance = try Self.distance(even) {
        even(&$0)
        change(&$0)
      }
      #expect(distance <= 2)
    }
  }

  @Test(arguments: [10.0, 24])
  func `a shadow does not jump where its layer begins to tilt`(blur: Double) throws {
    let even: (inout LayerProperties) -> Void = {
      $0.shadow = Shadow(offset: Vector(0, 20), blur: blur)
      $0.clipsToBounds = true
    }
    let distance = try Self.distance {
      even(&$0)
      $0.transform.rotationY = .degrees(0.001)
    } _: {
      even(&$0)
      $0.transform.rotationY = .degrees(-0.001)
    }
    #expect(distance <= 2)
  }

  /// A mask cuts on the canvas, however coarse the surface is on which the layer is blurred.
  @Test func `a mask of a stretched layer is sharp`() throws {
    var layer = Layer.box(Rect(x: 45, y: 40, width: 60, height: 50)) {
      $0.filters = [.blur(sigma: 12)]
      $0.transform.scale = [2, 1, 1]
    }
    layer.mask = .box("mask", Rect(x: 0, y: 0, width: 30, height: 50))
    let surface = try TransitionEnvironment(size: Self.size).draw([layer])
    // The mask ends in the middle of the layer, at x = 75.
    #expect(surface[74, 65].red < 90 && surface[75, 65] == .white)
  }
}
