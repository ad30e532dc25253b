import SegueGeometry
import SegueKernels

// The printed form is one line per command. Text goldens depend on it.

extension DisplayList: CustomStringConvertible {
  /// The canvas, then each pass with its commands.
  public var description: String {
    (["canvas \(width)x\(height) \(background)"] + passes.map(\.description)).joined(
      separator: "\n")
  }
}

extension Pass: CustomStringConvertible {
  /// The target, the region and the filter, then one indented line per command.
  public var description: String {
    let name =
      switch target {
      case .canvas: "canvas"
      case .layer(let layer): "layer \(layer.index)"
      }
    let head = "pass \(name) \(region)" + (filter.map { " \($0)" } ?? "")
    return ([head] + commands.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension Pass.Filter: CustomStringConvertible {
  /// The kind and its numbers.
  public var description: String {
    switch self {
    case .blur(let blur):
      "blur \(Double(blur.sigma) / 65_536) \(blur.edges.rawValue) at \(blur.anchor)"
    }
  }
}

extension DrawCommand: CustomStringConvertible {
  /// The shape and the paint; opacity, operator and clips where they matter.
  public var description: String {
    var words = ["\(shape)", "\(paint)"]
    if opacity != 255 { words.append("opacity \(opacity)") }
    if composite != .sourceOver { words.append("by \(composite)") }
    words += clips.map { "clip \($0)" }
    return words.joined(separator: " ")
  }
}

extension Shape: CustomStringConvertible {
  /// `pixels` with a box, the outline's steps, the field's numbers, or the glyphs.
  public var description: String {
    switch self {
    case .pixels(let rect): "pixels \(rect)"
    case .outline(let outline): "\(outline)"
    case .field(let field): "\(field)"
    case .glyphs(let glyphs): "\(glyphs)"
    }
  }
}

extension WipeShape: CustomStringConvertible {
  /// The form, the sum, the plane and the box.
  public var description: String {
    let sum = String(Double(offset) / 4_294_967_296) + (falls ? " -" : " +")
    let plane =
      switch self.plane {
      case .straight(let map): "\(map)"
      case .tilted(let map): "\(map)"
      }
    return "field \(isHard ? "hard " : "")\(sum) \(form.rawValue) \(plane) in \(bounds)"
  }
}

extension Outline: CustomStringConvertible {
  /// The steps by letter: move, line, quadratic, cubic.
  public var description: String {
    let steps = elements.map { element in
      let letter =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        }
      return letter + element.controlPoints.map(\.description).joined(separator: " ")
    }
    return "outline(" + (fillRule == .nonZero ? "" : "even-odd ") + steps.joined(separator: " ")
      + ")"
  }
}

extension PaintSource: CustomStringConvertible {
  /// The kind and its numbers.
  public var description: String {
    switch self {
    case .color(let color): "color \(color)"
    case .gradient(let gradient): "\(gradient)"
    case .picture(let picture, let map, let filter):
      "picture \(picture.index) \(map)" + (filter == .linear ? "" : " \(filter.rawValue)")
    case .projectedPicture(let picture, let map): "picture \(picture.index) \(map)"
    case .stamp(let stamp, let map): "\(stamp) \(map)"
    case .projectedStamp(let stamp, let map): "\(stamp) \(map)"
    case .layer(let layer): "layer \(layer.index)"
    case .mappedLayer(let layer, let map): "layer \(layer.index) \(map)"
    case .dissolved(let layer, let dissolve): "layer \(layer.index) \(dissolve)"
    case .resampled(let layer, let resampling): "layer \(layer.index) \(resampling)"
    case .backdrop: "backdrop"
    case .recolored(let matrices): "recolored \(matrices)"
    case .shadow(let shadow): "\(shadow)"
    }
  }
}

extension DifferenceDissolve: CustomStringConvertible {
  /// The form, and what is left of the way.
  public var description: String {
    "exchanged \(form.rawValue) left \(Double(left) / 4_294_967_296)"
  }
}

extension PixelResampling: CustomStringConvertible {
  /// The kind, its numbers and the box.
  public var description: String {
    switch self {
    case .blocks(let blocks):
      "in blocks of \(Double(blocks.side) / 4_294_967_296) from \(blocks.box)"
    case .means(let count, let box): "in means of \(count) within \(box)"
    case .refraction(let lens): "through \(lens)"
    }
  }
}

extension SamplingMap: CustomStringConvertible {
  /// The place of a picture that is only moved, otherwise the six numbers.
  public var description: String {
    func text(_ value: Int64) -> String { String(Double(value) / 4_294_967_296) }
    if isTranslation { return "at \(text(-u)),\(text(-v))" }
    return "from \(text(u)),\(text(v)) by \(text(dux)),\(text(dvx)) \(text(duy)),\(text(dvy))"
  }
}

extension ProjectiveMap: CustomStringConvertible {
  /// The nine numbers of the inverse, row by row.
  public var description: String {
    let m = inverse
    return "through \([m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33])"
  }
}

extension GradientFill: CustomStringConvertible {
  /// The form, then the stops.
  public var description: String {
    let form =
      switch geometry {
      case .linear(let at, let dx, let dy):
        "linear \([at, dx, dy].map { Double($0) / 4_294_967_296 })"
      case .radial(let map): "radial \(map)"
      case .tiltedLinear(let map): "linear \(map)"
      case .tiltedRadial(let map): "radial \(map)"
      case .curved(let curve, let map): "\(curve.words) \(map)"
      case .tiltedCurved(let curve, let map): "\(curve.words) \(map)"
      }
    let end = spread == .pad ? "" : " \(spread.rawValue)"
    return form + end + " " + stops.map { "\($0.color) \($0.offset)" }.joined(separator: ", ")
  }
}

extension GradientCurve {
  /// The kind and its numbers.
  fileprivate var words: String {
    func text(_ value: Int64) -> String { String(Double(value) / 4_294_967_296) }
    return switch self {
    case .circles(let distance, let start, let end):
      "circles \(text(start)) to \(text(end)) at \(text(distance))"
    case .sweep(let start, let end): "sweep \(text(start)) to \(text(end))"
    }
  }
}

extension BoxShadow: CustomStringConvertible {
  /// The box, the radii and the blur.
  public var description: String {
    let corners = radii.map(GridPoint.text).joined(separator: " ")
    return "shadow \(color) \(origin) to \(end) radii \(corners) sigma \(Double(sigma) / 65_536)"
  }
}
