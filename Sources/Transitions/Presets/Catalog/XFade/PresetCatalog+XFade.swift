import SegueSceneGraph
package import SegueTransitions

/// FFmpeg's transitions between two films, under FFmpeg's names.
///
/// Hard edges and whole pixels are FFmpeg's to the last bit. Where two pictures are mixed FFmpeg
/// cuts off what is below a level, and here it is rounded, so that a level may be one higher, and
/// two where a color lies between or means are mixed. What is stretched is sampled smoothly. Where the
/// edge of a square of `pixelize` falls exactly between two pixels, FFmpeg's single precision may put it
/// one further.
///
/// Not here is `custom`, which is a program.
extension PresetCatalog {
  static let xfade: [Preset] = fades + fields + pixelMoves + stretches

  private static let source = "FFmpeg, xfade: 1 s"

  // MARK: - Fades

  private static let fades: [Preset] = [
    fade("fade", "one screen becomes the other, evenly", transition: WipeTransition(.fade)),
    fade(
      "fadeblack", "one screen becomes the other by way of black",
      transition: WipeTransition(.dip, veil: (.dipVeil, .black))),
    fade(
      "fadewhite", "one screen becomes the other by way of white",
      transition: WipeTransition(.dip, veil: (.dipVeil, .white))),
    fade("fadegrays", "one screen becomes the other by way of their grays", transition: GrayFade()),
    fade(
      "fadefast", "one screen becomes the other, ahead where they differ much",
      transition: WipeTransition(.fadeFast)),
    fade(
      "fadeslow", "one screen becomes the other, ahead where they differ little",
      transition: WipeTransition(.fadeSlow)),
    fade(
      "distance", "one screen becomes the other, at once where they differ much",
      transition: WipeTransition(.distance)),
    fade(
      "pixelize", "both screens become squares that grow, and shrink as they fade",
      transition: FilteredFade(kind: .pixels)),
    fade(
      "hblur", "both screens are smeared sideways, and fade meanwhile",
      transition: FilteredFade(kind: .smear)),
    fade(
      "dissolve", "pixel by pixel, in no order that can be seen",
      transition: WipeTransition(.dissolve)),
  ]

  private static func fade(
    _ name: String, _ summary: String, transition: any ScreenTransition
  ) -> Preset {
    Preset("xfade.\(name)", summary, from: source, reduced: nil, transition: transition)
  }

  // MARK: - Fields

  private static let fields: [Preset] =
    edges.map { field($0.name, $0.summary, transition: WipeTransition($0.kind)) } + [
      field(
        "circlecrop", "a circle cuts the old screen down to nothing, and opens for the new one",
        transition: WipeTransition(.circleCrop, veil: (.circleCropVeil, .black))),
      field(
        "rectcrop", "a rectangle cuts the old screen down to nothing, and opens for the new one",
        transition: WipeTransition(.rectCrop, veil: (.rectCropVeil, .black))),
    ]

  private static func field(
    _ name: String, _ summary: String, transition: WipeTransition
  ) -> Preset {
    Preset("xfade.\(name)", summary, from: source, transition: transition)
  }

  /// Transitions in which nothing but the two screens is seen.
  private static let edges: [(name: String, kind: WipeMask.Kind, summary: String)] = [
    ("wipeleft", .wipeLeft, "a hard edge comes from the right"),
    ("wiperight", .wipeRight, "a hard edge comes from the left"),
    ("wipeup", .wipeUp, "a hard edge comes from below"),
    ("wipedown", .wipeDown, "a hard edge comes from above"),
    ("wipetl", .wipeTopLeft, "two hard edges shut the old screen into the top left corner"),
    ("wipetr", .wipeTopRight, "two hard edges shut the old screen into the top right corner"),
    ("wipebl", .wipeBottomLeft, "two hard edges shut the old screen into the bottom left corner"),
    ("wipebr", .wipeBottomRight, "two hard edges shut the old screen into the bottom right corner"),
    ("smoothleft", .smoothLeft, "a soft edge comes from the right"),
    ("smoothright", .smoothRight, "a soft edge comes from the left"),
    ("smoothup", .smoothUp, "a soft edge comes from below"),
    ("smoothdown", .smoothDown, "a soft edge comes from above"),
    ("circleopen", .circleOpen, "a soft circle grows from the middle"),
    ("circleclose", .circleClose, "a soft circle of the old screen shrinks into the middle"),
    ("vertopen", .verticalOpen, "two soft upright edges part at the middle"),
    ("vertclose", .verticalClose, "two soft upright edges meet in the middle"),
    ("horzopen", .horizontalOpen, "two soft level edges part at the middle"),
    ("horzclose", .horizontalClose, "two soft level edges meet in the middle"),
    ("radial", .radial, "a hand goes round as on a clock, from the top"),
    ("diagtl", .diagonalTopLeft, "a soft edge leaves through the top left corner"),
    ("diagtr", .diagonalTopRight, "a soft edge leaves through the top right corner"),
    ("diagbl", .diagonalBottomLeft, "a soft edge leaves through the bottom left corner"),
    ("diagbr", .diagonalBottomRight, "a soft edge leaves through the bottom right corner"),
    ("hlslice", .sliceLeft, "ten upright blinds, the right one first"),
    ("hrslice", .sliceRight, "ten upright blinds, the left one first"),
    ("vuslice", .sliceUp, "ten level blinds, the lowest first"),
    ("vdslice", .sliceDown, "ten level blinds, the highest first"),
    ("hlwind", .windLeft, "streaks of one row each come from the right"),
    ("hrwind", .windRight, "streaks of one row each come from the left"),
    ("vuwind", .windUp, "streaks of one column each come from below"),
    ("vdwind", .windDown, "streaks of one column each come from above"),
  ]

  // MARK: - Moves

  private static let pixelMoves: [Preset] = PixelMove.Kind.allCases.flatMap { kind in
    PixelMove.Direction.allCases.map { direction in
      Preset(
        "xfade.\(kind.rawValue)\(direction.rawValue)", summary(kind, direction),
        from: "\(source), whole pixels", transition: PixelMove(kind: kind, direction: direction))
    }
  }

  private static func summary(
    _ kind: PixelMove.Kind, _ direction: PixelMove.Direction
  ) -> String {
    let way = direction.isHorizontal ? "to the \(direction)" : "\(direction)"
    return switch kind {
    case .slide: "both screens move \(way), side by side"
    case .cover: "the arriving screen moves \(way) over the other"
    case .reveal: "the leaving screen moves \(way) off the other"
    }
  }

  /// FFmpeg takes the nearest pixel, which flickers.
  private static let smoothly = "\(source), sampled smoothly where FFmpeg takes the nearest pixel"

  private static let stretches: [Preset] = [
    Preset(
      "xfade.squeezeh", "the leaving screen is squeezed into a level line", from: smoothly,
      transition: Squeeze(.scaleY)),
    Preset(
      "xfade.squeezev", "the leaving screen is squeezed into an upright line", from: smoothly,
      transition: Squeeze(.scaleX)),
    Preset(
      "xfade.zoomin", "the leaving screen grows until one pixel fills everything, and fades",
      from: smoothly, transition: ZoomIn()),
  ]
}

/// The names of FFmpeg's filter xfade.
package enum XFadePreset: String, PresetName {
  case fade, fadeblack, fadewhite, fadegrays, fadefast, fadeslow, distance, pixelize, hblur,
    dissolve, wipeleft, wiperight, wipeup, wipedown,
    wipetl, wipetr, wipebl, wipebr, smoothleft, smoothright, smoothup, smoothdown, circleopen,
    circleclose, vertopen, vertclose, horzopen, horzclose, radial, diagtl, diagtr, diagbl, diagbr,
    hlslice, hrslice, vuslice, vdslice, hlwind, hrwind, vuwind, vdwind, circlecrop, rectcrop,
    slideleft, slideright, slideup, slidedown, coverleft, coverright, coverup, coverdown,
    revealleft, revealright, revealup, revealdown, squeezeh, squeezev, zoomin

  /// The name of the family.
  package static let family = "xfade"
}

extension ScreenTransition where Self == Preset {
  /// The names of FFmpeg's filter xfade.
  package static func xfade(_ name: XFadePreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
