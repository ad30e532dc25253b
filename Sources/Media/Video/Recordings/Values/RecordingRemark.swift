/// Remarks about a recording that could be read all the same.
package enum RecordingRemark: Hashable, Sendable {
  /// Its pictures are not shown for the same time each.
  case variableRate
  /// So many pictures in a row, or more, are the same as the one before them; the first of them.
  case repeated(count: Int, first: Int)
  /// It begins some milliseconds after its own time has begun.
  case lateBegin(milliseconds: Int)
  /// Some pictures end when they begin, and are never seen.
  case unseen(count: Int)
  /// It does not say what its colors mean.
  case untagged
  /// It has more light than a screen of ours; colors were taken for ordinary ones.
  case highDynamicRange
  /// It was filmed upside down or on its side, and has been turned upright.
  case turned
  /// It asks to be turned by an angle that is none of four, and was not.
  case tilted
}

extension RecordingRemark: CustomStringConvertible {
  /// The remark as words that stand behind a colon.
  package var description: String {
    switch self {
    case .variableRate: "its pictures are not shown for equally long"
    case .repeated(let count, let first):
      count == 1
        ? "picture \(first) repeats the one before it"
        : "\(count) pictures repeat the one before them, the first is \(first)"
    case .lateBegin(let milliseconds): "it begins \(milliseconds) ms late"
    case .unseen(let count):
      count == 1 ? "a picture is never seen" : "\(count) pictures are never seen"
    case .untagged: "it does not say what its colors mean"
    case .highDynamicRange: "its colors are for brighter screens, and taken for ordinary ones"
    case .turned: "it has been turned upright"
    case .tilted: "it asks to be turned by an angle that is not read"
    }
  }
}
