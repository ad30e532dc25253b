/// Wipe mask that reveals one picture over another: the opacity at each point of a box.
///
/// Scene files call such content a field. It is white, with the share that shows as its alpha. As the
/// mask of the picture that comes, above the one that leaves, it mixes the two:
/// leaving · (1 − share) + coming · share.
///
/// The shares are those of FFmpeg's `xfade` filter for a picture as large as the box, whose progress
/// runs the other way. Where the layer is only shifted, its box is counted in whole device pixels.
public struct WipeMask: Hashable, Sendable {
  /// The course of the transition.
  public var kind: Kind
  /// Progress of the wipe, from 0, where nothing shows, to 1, where all does; values outside are clamped.
  public var progress: Double

  /// The mask of a kind at a moment.
  public init(_ kind: Kind, progress: Double = 0) {
    self.kind = kind
    self.progress = progress
  }

  /// The course of a transition.
  ///
  /// Three kinds lead by way of a color, which a layer between the two pictures has; its mask is the
  /// veil of the kind.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Everywhere at once.
    case fade
    /// Everywhere at once, channels that differ much ahead of the others.
    case fadeFast = "fade-fast"
    /// Everywhere at once, channels that differ little ahead of the others.
    case fadeSlow = "fade-slow"
    /// Everywhere at once, but what differs by more than is left of the way is there already.
    case distance
    /// Everywhere at once, by way of a color: the old picture is gone after a fifth.
    case dip
    /// The color of a dip.
    case dipVeil = "dip-veil"
    /// A straight hard edge that comes from the right.
    case wipeLeft = "wipe-left"
    /// A straight hard edge that comes from the left.
    case wipeRight = "wipe-right"
    /// A straight hard edge that comes from below.
    case wipeUp = "wipe-up"
    /// A straight hard edge that comes from above.
    case wipeDown = "wipe-down"
    /// Two hard edges that shut the old picture into the top left corner.
    case wipeTopLeft = "wipe-top-left"
    /// Two hard edges that shut it into the top right corner.
    case wipeTopRight = "wipe-top-right"
    /// Two hard edges that shut it into the bottom left corner.
    case wipeBottomLeft = "wipe-bottom-left"
    /// Two hard edges that shut it into the bottom right corner.
    case wipeBottomRight = "wipe-bottom-right"
    /// An edge as soft as the box is wide, from the right.
    case smoothLeft = "smooth-left"
    /// An edge as soft as the box is wide, from the left.
    case smoothRight = "smooth-right"
    /// An edge as soft as the box is high, from below.
    case smoothUp = "smooth-up"
    /// An edge as soft as the box is high, from above.
    case smoothDown = "smooth-down"
    /// A soft circle that grows from the middle.
    case circleOpen = "circle-open"
    /// A soft circle of the old picture that shrinks into the middle.
    case circleClose = "circle-close"
    /// A circle that cuts the old picture down to nothing, then opens for the new one.
    case circleCrop = "circle-crop"
    /// The color around such a circle.
    case circleCropVeil = "circle-crop-veil"
    /// A rectangle that cuts the old picture down to nothing, then opens for the new one.
    case rectCrop = "rect-crop"
    /// The color around such a rectangle.
    case rectCropVeil = "rect-crop-veil"
    /// A hand that goes round as on a clock, from the top.
    case radial
    /// A soft edge that leaves through the top left corner.
    case diagonalTopLeft = "diagonal-top-left"
    /// A soft edge that leaves through the top right corner.
    case diagonalTopRight = "diagonal-top-right"
    /// A soft edge that leaves through the bottom left corner.
    case diagonalBottomLeft = "diagonal-bottom-left"
    /// A soft edge that leaves through the bottom right corner.
    case diagonalBottomRight = "diagonal-bottom-right"
    /// Two soft upright edges that part at the middle.
    case verticalOpen = "vertical-open"
    /// Two soft upright edges that meet in the middle.
    case verticalClose = "vertical-close"
    /// Two soft level edges that part at the middle.
    case horizontalOpen = "horizontal-open"
    /// Two soft level edges that meet in the middle.
    case horizontalClose = "horizontal-close"
    /// Ten upright blinds, the right one first.
    case sliceLeft = "slice-left"
    /// Ten upright blinds, the left one first.
    case sliceRight = "slice-right"
    /// Ten level blinds, the lowest first.
    case sliceUp = "slice-up"
    /// Ten level blinds, the highest first.
    case sliceDown = "slice-down"
    /// Streaks of one row each that come from the right, some of them ahead.
    case windLeft = "wind-left"
    /// Streaks of one row each that come from the left.
    case windRight = "wind-right"
    /// Streaks of one column each that come from below.
    case windUp = "wind-up"
    /// Streaks of one column each that come from above.
    case windDown = "wind-down"
    /// Pixel by pixel, in no order that can be seen.
    case dissolve

    /// True if the visible part depends on how much the picture differs from what lies behind it.
    ///
    /// Only a field that is all of a mask can compare: as content, and with something else in the
    /// mask, it is an even fade.
    public var comparesPictures: Bool { [.fadeFast, .fadeSlow, .distance].contains(self) }
  }
}
