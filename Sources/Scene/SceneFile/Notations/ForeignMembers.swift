import SegueJSON
import SegueMotion
import SegueTextSupport

/// The members of an object that its rule does not know, and what those of other notations mean: looked at once,
/// however many there are.
struct ForeignMembers {
  let object: JSONObject
  /// Those that another notation has, among the first members of the object.
  private let meanings: [Meaning]
  /// The names of the first members that the rule does not know.
  private let names: [String]

  private struct Meaning {
    let key: String
    let place: SourceRange
    let notation: OtherNotation
  }

  /// The most members that are looked at: an object of more is not one that somebody has written by hand.
  private static let limit = 64

  /// - Parameters:
  ///   - unknown: the members that are not known.
  ///   - kind: the object in messages, as in "a shadow".
  init(
    _ unknown: [JSONObject.Member], in object: JSONObject, of kind: String, _ reading: ReadContext
  ) {
    self.object = object
    let first = unknown.prefix(Self.limit)
    names = first.map(\.key)
    let frameRate = reading.canvas?.frameRate.framesPerSecond
    meanings = first.compactMap { member in
      OtherNotation.meaning(of: member, in: object, of: kind, at: frameRate).map {
        Meaning(key: member.key, place: member.keyRange, notation: $0)
      }
    }
  }

  /// Returns what is meant by a member; nil for what nobody knows.
  func meaning(of member: JSONObject.Member) -> OtherNotation? {
    meanings.first { $0.place == member.keyRange }?.notation
  }

  /// Returns true if the line that is told at a member before this one takes the place of it, too.
  func isTold(_ member: JSONObject.Member) -> Bool {
    meanings.contains { earlier in
      earlier.place.start < member.keyRange.start
        && earlier.notation.companions.contains(member.key)
    }
  }

  /// The lines that are told at other members: a line may only be right beside them.
  func lines(besides told: OtherNotation, at key: String) -> [JSONValue.Member] {
    var lines: [JSONValue.Member] = []
    let taken = Set(told.companions + [key])
    for meaning in meanings where !taken.contains(meaning.key) {
      for line in meaning.notation.line
      where !(told.line + lines).contains(where: { $0.key == line.key }) {
        lines.append(line)
      }
    }
    return lines
  }

  /// Returns true if one of the members may be meant by a member that is not known: such a one has been reported.
  func mayMean(_ wanted: [String], among known: [String]) -> Bool {
    if !meanings.isEmpty { return true }
    return names.contains { name in
      Spelling.nearest(to: name, among: known).contains(where: wanted.contains)
    }
  }
}
