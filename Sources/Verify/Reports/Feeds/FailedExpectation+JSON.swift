import SegueMotionAssertions
public import SegueJSON
import SegueMotion
public import SegueVerification
import SegueTextSupport

extension FailedExpectation {
  /// The failure as an object: what was claimed, of which layer, and where, when and by how much it is not
  /// so.
  public var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("claim", .string(failure.claim)), .init("layer", .string(failure.layer)),
      .init("message", .string(failure.sentence)),
    ]
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(.init(name, value)) }
    }
    add("milliseconds", failure.time.map { .number($0.milliseconds.rounded(toDecimals: 3)) })
    add("frame", failure.frame.map { JSONValue($0) })
    add("value", failure.value.map { .number($0.rounded(toDecimals: 6)) })
    add("bound", failure.bound.map { .number($0.rounded(toDecimals: 6)) })
    if failure.moreLayers > 0 { add("moreLayers", JSONValue(failure.moreLayers)) }
    add("because", reason.map { .string($0) })
    add("hint", .string(hint))
    add("file", place.map { .string($0.file) })
    add("line", place.map { JSONValue($0.line) })
    add("column", place.map { JSONValue($0.column) })
    return .object(members)
  }
}
