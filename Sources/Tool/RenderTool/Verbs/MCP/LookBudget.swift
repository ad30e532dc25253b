import SegueCommandLine
import SegueJSON
import SegueMCP
import SegueTextSupport

/// The size at which moments of a scene are shown, so that they cost no more than so many tokens.
struct LookBudget: Hashable, Sendable {
  /// The moments that are shown side by side.
  let count: Int
  /// The most tokens of the picture.
  let tokens: Int
  /// The width of a moment that was asked for, whatever it costs.
  let width: Int?
  /// True if one moment was asked for by its time.
  let isMoment: Bool

  /// The pixels that a model counts as a token.
  static let pixelsPerToken = 750
  /// The most pixels along an edge; models make larger pictures smaller.
  static let mostPixels = 1568

  init(_ call: ToolCall) throws(RunError) {
    isMoment = call.text("at") != nil
    let moments = try call.integer("moments", in: 1...40)
    count = isMoment ? 1 : moments ?? 5
    tokens = try call.integer("tokens", in: 50...100_000) ?? 1500
    width = try call.integer("width", in: 1...16_384)
  }

  /// The words that ask for moments of a canvas of that size.
  func view(of canvas: (width: Int, height: Int)) -> (words: [String], width: Int) {
    let width = width ?? fittingWidth(canvas)
    let size = ["--width=\(width)"]
    return (isMoment ? size : ["--strip", "--moments=\(count)"] + size, width)
  }

  /// The largest width of a moment with which the picture costs no more than was allowed.
  private func fittingWidth(_ canvas: (width: Int, height: Int)) -> Int {
    var (least, most) = (1, min(canvas.width, Self.mostPixels))
    while least < most {
      let middle = (least + most + 1) / 2
      if fits(middle, canvas) { least = middle } else { most = middle - 1 }
    }
    return least
  }

  private func fits(_ width: Int, _ canvas: (width: Int, height: Int)) -> Bool {
    let height = (width * canvas.height + canvas.width - 1) / canvas.width
    let gap = isMoment ? 0 : 8
    let (wide, high) = (gap + count * (width + gap), height + 2 * gap)
    return max(wide, high) <= Self.mostPixels && wide * high <= tokens * Self.pixelsPerToken
  }
}

extension ToolAnswer {
  /// The answer with a picture of moments: which they are, how large it is, and its cost.
  init(looking drawn: JSONValue, at picture: [UInt8]) {
    var members: [JSONValue.Member] = []
    var legend = "one moment"
    if case .array(let moments) = drawn["moments"] {
      members.append(.init("moments", .array(moments)))
      let times = moments.map(\.milliseconds).joined(separator: ", ")
      legend = moments.count == 1 ? "the scene at \(times) ms" : "left to right: \(times) ms"
    }
    if let size = PNGSize(picture) {
      let tokens =
        (size.width * size.height + LookBudget.pixelsPerToken - 1) / LookBudget.pixelsPerToken
      members += [
        .init("pixelSize", [JSONValue(size.width), JSONValue(size.height)]),
        .init("tokens", JSONValue(tokens)),
      ]
    }
    members.append(.init("legend", .string(legend)))
    if let notes = drawn["notes"] { members.append(.init("notes", notes)) }
    self.init(.object(members), picture: picture)
  }
}

extension JSONValue {
  /// A time for a legend.
  fileprivate var milliseconds: String {
    if case .number(let number) = self { NumberText.format(number, atMost: 1) } else { compact }
  }
}

/// The extents that the head of a PNG names.
private struct PNGSize {
  let width: Int
  let height: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 24 else { return nil }
    func number(at place: Int) -> Int {
      bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (number(at: 16), number(at: 20))
  }
}
