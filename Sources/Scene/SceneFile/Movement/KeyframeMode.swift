import SegueMotion

/// Interpolation modes between keyframes, or between places on an outline, by the words that scene files use.
enum KeyframeMode: String, CaseIterable, Sendable {
  case linear
  case discrete
  case paced
  case cubic
  case cubicPaced = "cubic-paced"
  case catmullRom = "catmull-rom"
  case monotone

  /// The mode, with the tangents that its keyframes give.
  func mode(_ tangents: [KochanekBartels]) -> Keyframes.Mode {
    switch self {
    case .linear: .linear
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic(tangents)
    case .cubicPaced: .cubicPaced(tangents)
    case .catmullRom: .catmullRom(tangents.map(\.tension))
    case .monotone: .monotone
    }
  }

  /// The mode of a way along an outline.
  var pathMode: PathTrack.Mode {
    switch self {
    case .linear: .linear
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    case .catmullRom: .catmullRom
    case .monotone: .monotone
    }
  }
}
