import SegueGeometry
import SegueSceneGraph
package import SegueTransitions

/// A sheet: a card that rises over a page which stays visible, and steps back for it.
///
/// Laid over another sheet, it lets that one alone step back, just so far that it hides the page
/// behind; so two cards are to be seen, however many there are.
package struct Sheet: ScreenTransition, Hashable {
  /// The systems whose sheets differ.
  package enum Edition: String, Hashable, Sendable, CaseIterable {
    /// iOS 13 to 17: the page becomes a card ten points behind the sheet.
    case ios13 = "13"
    /// iOS 18: the page steps further back.
    case ios18 = "18"
    /// iOS 26: the page stays and only grows darker.
    case ios26 = "26"
    /// Any of them at half height: the page stays.
    case medium

    func style(on stage: TransitionEnvironment, depth: Int) -> SheetStyle {
      switch self {
      case .ios13: .ios13(on: stage, depth: depth)
      case .ios18: .ios18(on: stage)
      case .ios26: .ios26(on: stage, depth: depth)
      case .medium: .medium(on: stage)
      }
    }
  }

  /// The system that shows it.
  package var edition: Edition
  /// The duration and timing curve.
  package var run = TransitionTiming.system
  /// True if nothing moves: the sheet fades in where it stands.
  package var isStill = false
  /// Darkness of the dimming over what lies behind; `nil` for the system's.
  package var dimming: Double?
  /// Radius of the sheet's upper corners, in points; `nil` for the system's.
  package var cornerRadius: Double?

  /// The sheet of a system.
  package init(_ edition: Edition, isStill: Bool = false) {
    self.edition = edition
    self.isStill = isStill
  }

  /// The card above the page; dismissed, both take the same way back.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    var style = edition.style(on: stage, depth: context.depth)
    if let dimming { style.dimming = dimming }
    if let cornerRadius { style.radius = cornerRadius }
    if isStill { (style.page, style.covered) = (Recess(), Recess()) }
    var plan = TransitionPlan(lasting: run.end, [], keepsRemoval: true)
    let isFirst = context.depth == 0
    if isFirst && style.page != Recess() { (plan.background, plan.statusBar) = (.black, .light) }
    plan.layers = isFirst ? [style.page(behindOn: stage, run)] : [TransitionLayer(.removal)]
    plan.layers.append(card(style, on: stage))
    plan.covered = style.covered(on: stage, run)
    return plan.turned(for: context.operation)
  }

  private func card(_ style: SheetStyle, on stage: TransitionEnvironment) -> TransitionLayer {
    let card = TransitionLayer(.insertion).clipped(
      to: CornerRadii(
        topLeft: style.radius, topRight: style.radius, bottomRight: 0, bottomLeft: 0))
    guard isStill else {
      return card.moving(.translateY, from: stage.size.height, to: style.top, run)
    }
    return card.with { $0.transform.translation.y = style.top }
      .moving(.opacity, from: 0, to: 1, run)
  }
}

/// The change of something that steps back for a sheet, about the middle of its upper edge.
struct Recess: Hashable {
  /// The final scale.
  var scale = 1.0
  /// Distance of the movement down, in points.
  var shift = 0.0
  /// The final corner radius; `nil` if it does not change.
  var radius: Double?
}

/// The look of one system's sheets in an environment.
struct SheetStyle: Hashable {
  /// Position of the sheet's upper edge.
  var top: Double
  /// The radius of the sheet's upper corners.
  var radius: Double
  /// The recess of the page behind the first sheet.
  var page = Recess()
  /// The final dimming over that page.
  var dimming: Double
  /// The color of that.
  var dimColor = Color.black
  /// The recess of another sheet that this one is laid over.
  var covered = Recess()
  /// The darkening of that sheet.
  var coveredDimming = 0.0
}

// MARK: - Systems

extension SheetStyle {
  /// React Navigation's measures: ten points between the two cards' upper edges.
  static func ios13(on stage: TransitionEnvironment, depth: Int) -> SheetStyle {
    let gap: Double = stage.size.width > stage.size.height ? 0 : 10
    let bar = stage.safeArea.top
    let scale = 1 - 2 * gap / stage.size.width
    return SheetStyle(
      top: bar + gap, radius: 10, page: Recess(scale: scale, shift: bar, radius: 10),
      dimming: 0.3, covered: Recess(scale: scale, shift: bar - (bar + gap) * scale),
      coveredDimming: 0.3)
  }

  /// Flutter's measures of a simulator: fractions of the height.
  static func ios18(on stage: TransitionEnvironment) -> SheetStyle {
    let height = stage.displayHeight
    return SheetStyle(
      top: stage.below(displayTop: 0.08 * height), radius: 12,
      page: Recess(
        scale: 1 - 0.0835, shift: stage.below(displayTop: 0.07 * height), radius: 12),
      dimming: 0.1, dimColor: stage.isDark ? Color(rgb: 0xC8C8C8) : .black,
      covered: Recess(scale: 1 - 0.0835, shift: -0.005 * height))
  }

  /// React Navigation's measures: sheets beyond the first stand ten points lower.
  static func ios26(on stage: TransitionEnvironment, depth: Int) -> SheetStyle {
    let bar = stage.safeArea.top
    let scale = 1 - 30 / stage.size.width
    let coveredTop = depth > 1 ? bar + 10 : bar
    return SheetStyle(
      top: depth > 0 ? bar + 10 : bar, radius: 38, dimming: 0.2,
      covered: Recess(scale: scale, shift: coveredTop * (1 - scale)), coveredDimming: 0.12)
  }

  /// The medium detent, which leaves about half of the page; the corners are iOS 18's.
  static func medium(on stage: TransitionEnvironment) -> SheetStyle {
    SheetStyle(
      top: stage.below(displayTop: stage.displayHeight / 2), radius: 12, dimming: 0.2,
      coveredDimming: 0.2)
  }
}

// MARK: - What lies behind

extension SheetStyle {
  /// The page behind the first sheet, and what darkens it.
  fileprivate func page(
    behindOn stage: TransitionEnvironment, _ run: TransitionTiming
  ) -> TransitionLayer {
    let parts = [TransitionLayer(.removal), .dim(dimColor, to: dimming, on: stage, run)]
    let layer = TransitionLayer("behind", parts, on: stage).receding(page, on: stage, run)
    guard let radius = page.radius else { return layer }
    // The display's corners are the page's as soon as it leaves them, and not before.
    let radii = [0, stage.cornerRadius, radius]
    return stage.cornerRadius > radius
      ? layer.rounding(through: radii, at: [0, 0.0625, 1], run)
      : layer.rounding(through: [0, radius], run)
  }

  /// Returns the layer for another sheet that this one is laid over.
  fileprivate func covered(
    on stage: TransitionEnvironment, _ run: TransitionTiming
  ) -> TransitionLayer {
    let layer = TransitionLayer("covered", on: stage).receding(covered, on: stage, run)
    guard coveredDimming > 0 else { return layer }
    return layer.with { $0.filters = [.brightness(1)] }
      .moving(.filter(0), from: 1, to: 1 - coveredDimming, run)
  }
}

extension TransitionLayer {
  /// The layer, stepping back about the middle of its upper edge.
  fileprivate func receding(
    _ recess: Recess, on stage: TransitionEnvironment, _ run: TransitionTiming
  ) -> TransitionLayer {
    var layer = anchored(at: .top, on: stage)
    if recess.scale != 1 { layer = layer.scaling(from: 1, to: recess.scale, run) }
    if recess.shift != 0 {
      layer = layer.moving(.translateY, from: 0, to: recess.shift, run)
    }
    return layer
  }
}

extension Sheet: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    [
      Adjustment(.dimming) {
        $0.dimming ?? $0.anyStyle.dimming
      } set: {
        $0.dimming = $1
      },
      Adjustment(.cornerRadius) {
        $0.cornerRadius ?? $0.anyStyle.radius
      } set: {
        $0.cornerRadius = $1
      },
    ]
  }

  /// The look of the sheet in any environment: its colors and corners are the same in all.
  private var anyStyle: SheetStyle {
    edition.style(on: TransitionEnvironment(size: Size(390, 844)), depth: 0)
  }
}
