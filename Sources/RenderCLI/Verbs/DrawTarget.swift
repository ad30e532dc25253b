/// What is made of a film, and where it goes.
enum DrawTarget: Hashable {
  /// A picture of one moment.
  case still(path: String)
  /// Five moments in one picture.
  case strip(path: String)
  /// A picture for each frame; the pattern has the frame's number in it.
  case sequence(FramePattern)
  /// Uncompressed frames.
  case raw(OutputFormat, path: String)
  /// A line for each frame; without a path on standard output.
  case hashes(path: String?)

  /// What the request asks for.
  init(_ request: DrawRequest) throws(Failure) {
    if request.isHash {
      self = .hashes(path: request.output)
      return
    }
    guard let path = request.output else {
      throw Failure(
        .usage, "nothing says where the pictures go",
        hint: "add -o with a name, such as -o film.png")
    }
    if let pattern = FramePattern(path) {
      self = .sequence(pattern)
      return
    }
    switch try Self.format(of: path, request.format) {
    case .png: self = try Self.picture(path, request)
    case let format: self = .raw(format, path: path)
    }
  }

  private static func picture(
    _ path: String, _ request: DrawRequest
  ) throws(Failure) -> DrawTarget {
    if request.isStrip { return .strip(path: path) }
    if request.moment != nil { return .still(path: path) }
    throw Failure(
      .usage, "a PNG holds one moment, and none is named",
      hint: "add --at 350ms, or --strip for five moments, or -o frames/ for all")
  }

  private static func format(
    of path: String, _ named: OutputFormat?
  ) throws(Failure) -> OutputFormat {
    if let named { return named }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if let format = OutputFormat(rawValue: ending) { return format }
    if path == "-" {
      throw Failure(.usage, "standard output has no ending", hint: "add --format png, rgba or y4m")
    }
    throw Failure(
      .usage, "nothing is known that ends like '\(path)'",
      hint: "write .png, .rgba or .y4m, or a folder with a / behind it")
  }
}

/// The names of the pictures of a sequence.
struct FramePattern: Hashable {
  private let head: String
  private let tail: String
  private let digits: Int

  /// The pattern in `frames/%04d.png`, or that of a folder, `frames/`; `nil` for other paths.
  init?(_ path: String) {
    if path.hasSuffix("/") {
      (head, digits, tail) = (path, 6, ".png")
      return
    }
    guard let percent = path.lastIndex(of: "%") else { return nil }
    let rest = path[path.index(after: percent)...]
    guard let letter = rest.firstIndex(of: "d"), path.hasSuffix(".png") else { return nil }
    let number = rest[..<letter]
    guard number.isEmpty || Int(number) != nil else { return nil }
    head = String(path[..<percent])
    tail = String(rest[rest.index(after: letter)...])
    digits = min(Int(number) ?? 1, 12)
  }

  /// The folder that the pictures are in; empty for the current one.
  var folder: String {
    head.lastIndex(of: "/").map { String(head[...$0]) } ?? ""
  }

  /// The path of a frame's picture.
  func path(of index: Int) -> String {
    let number = String(index)
    return head + String(repeating: "0", count: max(digits - number.count, 0)) + number + tail
  }
}
