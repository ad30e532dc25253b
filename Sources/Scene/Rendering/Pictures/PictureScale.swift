/// Number of picture pixels per point, as the name of its file says.
///
/// `photo@2x.png` has two. Where a scene names `photo.png`, the folder may have it in several scales,
/// and the canvas decides which one is shown.
public struct PictureScale: Hashable, Sendable {
  /// The pixels of a point.
  public let factor: Double

  /// The scales that a name can give.
  private static let factors = [2, 3, 4]

  /// The scale of the picture at `path`; 1 if its name says nothing.
  public init(of path: String) {
    let stem = Self.split(path).stem
    factor = Double(Self.factors.first { stem.hasSuffix("@\($0)x") } ?? 1)
  }

  /// The files that may hold the picture at `path` for a canvas with this many pixels to a point, the
  /// best first: the smallest that is large enough, then larger ones, then smaller ones.
  ///
  /// A name that gives a scale means that file alone.
  public static func paths(of path: String, for scale: Double) -> [String] {
    let (stem, ending) = split(path)
    if ending.isEmpty || PictureScale(of: path).factor > 1 { return [path] }
    let all = [1] + factors
    let order = all.filter { Double($0) >= scale } + all.filter { Double($0) < scale }.reversed()
    return order.map { $0 == 1 ? path : "\(stem)@\($0)x.\(ending)" }
  }

  /// The name in front of its last dot, with the folders around it, and what is behind the dot.
  private static func split(_ path: String) -> (stem: Substring, ending: Substring) {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[name...].lastIndex(of: ".") else { return (path[...], "") }
    return (path[..<dot], path[path.index(after: dot)...])
  }
}
