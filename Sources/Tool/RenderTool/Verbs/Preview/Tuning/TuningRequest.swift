import SegueJSON
import SegueMotion

/// The request of a page: a scene with other values.
struct TuningRequest {
  /// The values that are turned, by the names of their knobs.
  let values: [String: JSONValue]
  /// Index of the scene's variant.
  let variant: Int
  /// The moment that is to be seen.
  let time: Time

  /// The most bytes of a text.
  private static let textLimit = 4096

  /// Creates the wish from the bytes of a request; `nil` where they ask for nothing.
  init?(_ bytes: [UInt8]) {
    let source = SourceText(name: "<request>", bytes: bytes)
    var diagnostics = Diagnostics()
    guard let root = JSONReader(.json).read(source, into: &diagnostics), !diagnostics.hasErrors,
      let object = root.object
    else { return nil }
    let known: Set<String> = ["values", "variant", "time"]
    guard object.members.allSatisfy({ known.contains($0.key) }) else { return nil }
    guard let members = object["values"]?.object?.members else { return nil }
    let isPlain = members.allSatisfy { member in
      member.node.isNumber || member.node.isBool
        || member.node.string.map { $0.utf8.count <= Self.textLimit } ?? false
    }
    guard isPlain else { return nil }
    values = Dictionary(members.map { ($0.key, JSONValue($0.node)) }) { $1 }
    let number = object["time"].map(\.number) ?? 0
    let place = object["variant"].map(\.integer) ?? 0
    guard let number, (0...1e9).contains(number), let place, place >= 0 else { return nil }
    (time, variant) = (.milliseconds(number), place)
  }
}
