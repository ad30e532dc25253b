import SegueImages
import SegueRaster

/// Pictures of pixels.
struct PictureKind: FuzzKind {
  let name: String
  private let paths: [String]

  static let all = [
    PictureKind(
      name: "png", paths: ["fade", "banner", "cube"].map { "Tests/Goldens/strips/\($0).png" }),
    PictureKind(
      name: "jpeg",
      paths: ["arithmetic", "progressive", "restarts", "smooth-420", "full-444", "gray"].map {
        "Tests/Goldens/pictures/\($0).jpg"
      }),
    PictureKind(
      name: "webp",
      paths: ["lossy", "lossless", "animated"].map {
        "Tests/Goldens/pictures/\($0).webp"
      }),
  ]

  var seeds: [[UInt8]] {
    let seeds = SeedFiles.bytes(paths)
    // A small one is soon decoded, and so often damaged.
    return name == "png" ? seeds + seeds.flatMap { Self.parts(of: $0) } : seeds
  }

  /// PNGs of 24x20 pixels.
  static var small: [[UInt8]] { all.first.map { SeedFiles.bytes($0.paths).flatMap(parts) } ?? [] }

  private static func parts(of picture: [UInt8]) -> [[UInt8]] {
    var budget = MemoryBudget(bytes: 1 << 28)
    guard let whole = try? PictureDecoder().decode(picture.span, budget: &budget).surface,
      var part = try? Surface(width: 24, height: 20)
    else { return [] }
    let words = (0..<480).map { whole.pixels[$0 / 24 * whole.width + $0 % 24] }
    _ = try? part.withPixels { pixels in for index in words.indices { pixels[index] = words[index] }
    }
    return (try? PNGEncoder().bytes(of: part)).map { [$0] } ?? []
  }

  func accepts(_ input: [UInt8]) -> Bool {
    var budget = MemoryBudget(bytes: 1 << 28)
    _ = try? PictureDecoder().header(of: input.span)
    return (try? PictureDecoder().decode(input.span, budget: &budget)) != nil
  }

  /// A PNG has a sum behind each chunk.
  func repaired(_ input: [UInt8]) -> [UInt8] { name == "png" ? PNGSums.repaired(input) : input }
}

/// The sums in a PNG.
enum PNGSums {
  /// The file with the sums that its chunks have, as far as their lengths make sense.
  static func repaired(_ input: [UInt8]) -> [UInt8] {
    var bytes = input
    var place = 8
    while place + 12 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { break }
      let sum = sum(of: bytes[place + 4..<end])
      for index in 0..<4 {
        bytes[end + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index))
      }
      place = end + 4
    }
    return bytes
  }

  private static func sum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}

/// SVGs, drawn small.
struct VectorKind: FuzzKind {
  let name = "svg"
  let words = [
    "<g>", "</g>", "<use href=\"#a\"/>", "url(#a)", "filter=\"url(#f)\"", "mask=\"url(#m)\"",
    "clip-path=\"url(#c)\"", "transform=\"scale(1e9)\"", "stroke-dasharray=\"1e-9\"", "&a;", "<!--",
    "style=\"", "opacity=\".5\"", "<feMorphology radius=\"9\"/>",
    "<feTurbulence numOctaves=\"9\"/>",
    "<feConvolveMatrix order=\"3\"/>", "<feTile/>", "<feImage href=\"#a\"/>", "<pattern id=\"a\">",
    "marker-mid=\"url(#k)\"", "width=\"1e9\"", "viewBox=\"0 0 1 1e9\"",
    "patternTransform=\"skewX(89)\"",
    "spreadMethod=\"repeat\"", "fx=\"9\"", "r=\"0\"", "stroke-width=\"1e9\"",
    "stroke-miterlimit=\"1e9\"",
    "primitiveUnits=\"objectBoundingBox\"", "<symbol viewBox=\"0 0 0 0\">", "<switch>", "<svg>",
  ]

  let seeds = [Self.shapes, Self.filters, Self.references].map { Array($0.utf8) }

  private static let start =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">"#

  private static let shapes = """
    <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "#0a8">]>\(start)
    <style>.a{fill:&a;stroke:red;stroke-dasharray:1 2 3;stroke-linejoin:round}</style>
    <path class="a" d="M1 1C2 2 9 3 4 4S9 9 3 7A3 2 40 1 0 9 9z" transform="rotate(3) skewX(9)"/>
    <polygon points="1,2 9,4 5,20" fill="none" stroke="#08f" stroke-width="2" stroke-miterlimit="3"/>
    <ellipse cx="9" cy="9" rx="5" ry="3" opacity=".5"/><line x1="1" y1="2" x2="9" y2="20"/>
    <rect x="3" y="3" width="9" height="7" rx="2" fill="rgba(3,4,5,.5)" fill-rule="evenodd"/></svg>
    """

  private static let filters = """
    \(start)<filter id="f" x="-.2" y="0" width="1.4" height="1"><feGaussianBlur stdDeviation="2 1"
    in="SourceAlpha" result="b"/><feOffset dx="1" dy="2"/><feMorphology operator="dilate" radius="1"/>
    <feColorMatrix type="hueRotate" values="30"/><feComponentTransfer><feFuncA type="table"
    tableValues="0 .5 1"/></feComponentTransfer><feTurbulence baseFrequency=".1" numOctaves="2"
    seed="3" result="t"/><feDisplacementMap in2="t" scale="4" xChannelSelector="R"/>
    <feConvolveMatrix order="3" kernelMatrix="1 0 1 0 2 0 1 0 1"/><feComposite in2="b"
    operator="arithmetic" k1=".3" k2=".9"/><feDiffuseLighting surfaceScale="2"><fePointLight x="3"
    y="3" z="9"/></feDiffuseLighting><feFlood flood-color="red"/><feTile/><feBlend mode="screen"
    in2="b"/><feMerge><feMergeNode in="b"/><feMergeNode/></feMerge></filter>
    <rect id="a" width="20" height="20" filter="url(#f)"/></svg>
    """

  private static let references = """
    \(start)<defs><linearGradient id="a" x1="0" x2="1" gradientTransform="rotate(9)"><stop
    offset=".2" stop-color="red"/><stop offset="1" stop-opacity=".2"/></linearGradient>
    <radialGradient id="r" href="#a" fx=".2"/><pattern id="p" width="4" height="5"
    patternUnits="userSpaceOnUse"><circle r="2" cx="2" cy="2" fill="url(#a)"/></pattern>
    <mask id="m"><rect width="20" height="20" fill="url(#r)"/></mask><clipPath id="c"><circle r="9"
    cx="9" cy="9"/></clipPath><marker id="k" markerWidth="4" markerHeight="4" orient="auto"><path
    d="M0 0L4 2L0 4z"/></marker><symbol id="s" viewBox="0 0 9 9"><rect width="9" height="9"/></symbol>
    </defs><g clip-path="url(#c)" mask="url(#m)"><rect width="24" height="24" fill="url(#p)"/></g>
    <path d="M2 2L9 9L20 3" marker-mid="url(#k)" marker-end="url(#k)" stroke="url(#r)"/>
    <use href="#s" x="9" y="3" width="9" height="5"/><image width="2" height="2"
    href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/></svg>
    """

  func accepts(_ input: [UInt8]) -> Bool {
    var budget = MemoryBudget(bytes: 1 << 28)
    guard let picture = try? VectorPicture(input.span) else { return false }
    return (try? picture.surface(width: 48, height: 48, budget: &budget)) != nil
  }
}
