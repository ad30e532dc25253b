import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTextSupport
package import SegueTransitions

/// Two screens that show what a transition does to them: a light list and a dark photo.
///
/// They are drawn by plain layers on a grid that is 393 wide, so that they need no files, and are
/// mirrored where reading begins on the right.
package struct SampleScreens {
  let stage: TransitionEnvironment
  /// The points of a unit of the grid.
  private let unit: Double
  /// The height of the stage in units.
  let height: Double
  /// The safe area at the top and bottom, in units.
  let (top, bottom): (Double, Double)

  static let width = 393.0
  static let ink = Color(rgb: 0x1C1C1E)
  private static let pale = Color(rgb: 0xC7C7CC)
  private static let accent = Color(rgb: 0x0A84FF)

  /// The screens that suit a stage.
  package init(on stage: TransitionEnvironment) {
    self.stage = stage
    unit = stage.size.width / Self.width
    height = stage.size.height / unit
    (top, bottom) = (stage.safeArea.top / unit, stage.safeArea.bottom / unit)
  }

  // MARK: - List

  /// The most rows of the list: more are on no screen.
  private static let mostRows = 400

  private static let colors: [UInt32] = [
    0xFF9F0A, 0x30D158, 0xBF5AF2, 0xFF375F, 0x64D2FF, 0xFFD60A, 0x5E5CE6, 0xFF6482,
  ]

  /// The list, perhaps with cards above it.
  func list(below cards: [Layer] = [], from first: Double? = nil) -> Screen {
    let first = first ?? top + 96
    let count = Int(clamping: (height - first - 64) / 74, to: 1...Self.mostRows)
    let heading = [
      bar("list.title", x: 20, y: top + 36, width: 132, height: 28, color: Self.ink),
      bar("list.add", x: 337, y: top + 32, width: 36, height: 36, color: Self.accent),
      box(
        "list.card", x: 16, y: first, width: 361, height: Double(count) * 74, color: .white,
        radius: 14),
    ]
    let rows = (0..<count).flatMap { row($0, at: first + Double($0) * 74, isLast: $0 == count - 1) }
    return Screen(
      "list", background: .color(Color(rgb: 0xF2F2F7)), layers: heading + cards + rows + tabs)
  }

  private func row(_ index: Int, at y: Double, isLast: Bool) -> [Layer] {
    let color = Color(rgb: Self.colors[index % Self.colors.count])
    let lengths = [[148.0, 226], [112, 250], [170, 204], [96, 238]][index % 4]
    let line = box(
      "list.line.\(index)", x: 84, y: y + 73, width: 293, height: 1, color: Color(rgb: 0xE5E5EA),
      radius: 0.5)
    return [
      bar("list.face.\(index)", x: 30, y: y + 16, width: 42, height: 42, color: color),
      bar(
        "list.name.\(index)", x: 84, y: y + 20, width: lengths[0], height: 12,
        color: Color(rgb: 0x3A3A3C)),
      bar("list.words.\(index)", x: 84, y: y + 44, width: lengths[1], height: 9, color: Self.pale),
    ] + (isLast ? [] : [line])
  }

  private var tabs: [Layer] {
    let y = height - bottom - 50
    let dots = (0..<4).map { index in
      bar(
        "list.tab.\(index)", x: 36 + 98 * Double(index), y: y + 13, width: 26, height: 26,
        color: index == 0 ? Self.accent : Self.pale)
    }
    return [box("list.tabs", x: 0, y: y, width: Self.width, height: height - y, color: .white)]
      + dots
  }

  // MARK: - Photo

  /// The photo that fills the upper part of its screen.
  var photo: Screen {
    let edge = (height * 0.58).rounded()
    let panel = box(
      "photo.panel", x: 0, y: edge, width: Self.width, height: height - edge, color: Self.ink)
    return photo(landscape("photo", width: Self.width, height: edge) + [panel], above: edge)
  }

  /// A screen with a picture above its words.
  func photo(_ picture: [Layer], above edge: Double) -> Screen {
    let lines = [270.0, 345, 318, 336, 190]
    let words = lines.enumerated().map { index, length in
      bar(
        "photo.words.\(index)", x: 24, y: edge + 82 + 24 * Double(index), width: length, height: 9,
        color: Color(rgb: 0x636366))
    }
    let button = bar(
      "photo.button", x: 24, y: height - bottom - 66, width: 345, height: 50,
      color: Color(rgb: 0xFF9F0A))
    return Screen(
      "photo", background: .color(Self.ink),
      layers: picture + [
        bar(
          "photo.back", x: 20, y: top + 10, width: 36, height: 36,
          color: Color(white: 1, alpha: 0.35)),
        bar("photo.title", x: 24, y: edge + 34, width: 206, height: 24, color: .white),
      ] + words + [button],
      statusBar: .light)
  }

  /// Hills before an evening sky, as wide and as high as a box, whose sides cut what is beyond.
  func landscape(_ name: String, width: Double, height: Double) -> [Layer] {
    let colors: [UInt32] = [0x2B1B5A, 0x8E3B7A, 0xF0715A, 0xFFC371]
    var sky = box("\(name).sky", x: 0, y: 0, width: width, height: height, color: .clear, in: width)
    sky.background = .gradient(
      Gradient(
        .linear(start: UnitPoint(0.5, 0), end: UnitPoint(0.5, 1)),
        colors: colors.map { Color(rgb: $0) }))
    let factor = width / Self.width
    let far = [(0, 0.74), (70, 0.60), (128, 0.69), (214, 0.48), (300, 0.67), (393, 0.58)]
    let near = [(0, 0.86), (96, 0.76), (190, 0.88), (286, 0.72), (393, 0.84)]
    return [
      sky,
      bar(
        "\(name).sun", x: 236 * factor, y: height * 0.34, width: 84 * factor, height: 84 * factor,
        color: Color(rgb: 0xFFE3B0), in: width),
      hill("\(name).far", crest: far, width: width, height: height, color: Color(rgb: 0x5B2A63)),
      hill("\(name).near", crest: near, width: width, height: height, color: Color(rgb: 0x2A173F)),
    ]
  }

  /// An outline of land from one side to the other; heights are fractions of the picture's.
  private func hill(
    _ name: String, crest: [(x: Int, y: Double)], width: Double, height: Double,
    color: Color
  ) -> Layer {
    let factor = width / Self.width
    let land = crest.map { Point(Double($0.x) * factor, $0.y * height) }
    // What lies below covers the rest, so that no sky is seen between the two.
    let corners = [Point(width, height + 4), Point(0, height + 4)]
    let path = Path(
      polygon: (land + corners).map { Point(mirrored($0.x, in: width), $0.y) * unit })
    var hill = box(name, x: 0, y: 0, width: width, height: height + 4, color: .clear, in: width)
    hill.background = nil
    hill.content = .shape(ShapeContent(path, fill: .color(color)))
    return hill
  }

  // MARK: - Pieces

  private func mirrored(_ x: Double, in whole: Double) -> Double {
    stage.isRightToLeft ? whole - x : x
  }

  /// A box on a screen, or in a box that is so wide.
  func box(
    _ name: String, x: Double, y: Double, width: Double, height: Double, color: Color,
    radius: Double = 0, in whole: Double = width
  ) -> Layer {
    Layer(LayerID(name)) { layer in
      let left = min(mirrored(x, in: whole), mirrored(x + width, in: whole))
      layer.frame = Rect(
        x: left * unit, y: y * unit, width: width * unit, height: height * unit)
      layer.background = .color(color)
      layer.cornerRadii = CornerRadii(all: radius * unit)
    }
  }

  /// A box whose ends are round.
  func bar(
    _ name: String, x: Double, y: Double, width: Double, height: Double, color: Color,
    in whole: Double = width
  ) -> Layer {
    box(
      name, x: x, y: y, width: width, height: height, color: color, radius: min(width, height) / 2,
      in: whole)
  }
}

extension Point {
  fileprivate static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }
}

/// Screens that share something, for transitions that are made for it.
///
/// A card of the list shows the photo. It becomes a card elsewhere on the other screen, larger and
/// rounder, or all of that screen.
extension SampleScreens {
  private static let key: MatchKey = "picture"
  /// Side length of the list's cards.
  private static let small = 172.0

  /// The screen that is there first and the one that takes its place: the list and the photo, but where
  /// something that they share leads back.
  func screens(for rule: any ScreenTransition, by operation: Operation) -> [Screen] {
    guard let target = rule.target else { return [list(), photo] }
    let screens = [listWithCards, target == .screen ? wholePhoto : photoCard]
    return operation.isForward ? screens : screens.reversed()
  }

  /// Returns the elements shared by the two screens: the one card, whatever else a rule may find.
  package func shared(for rule: any ScreenTransition, by operation: Operation) -> [SharedPair] {
    guard rule.target != nil else { return [] }
    let elements = screens(for: rule, by: operation).map { screen in
      ElementFinder.elements(of: screen, after: .zero, on: stage).filter { $0.key == Self.key }
    }
    return [SharedPair](elements[0], elements[1])
  }

  private var listWithCards: Screen {
    let (first, side) = (top + 96, Self.small)
    let cards = [
      card("list.picture", x: 16, y: first, side: side, radius: 12),
      box(
        "list.other", x: 205, y: first, width: side, height: side, color: Color(rgb: 0x64D2FF),
        radius: 12),
    ]
    return list(below: cards, from: first + side + 20)
  }

  private var photoCard: Screen {
    let side = min(345, max(height * 0.4, 120)).rounded()
    let card = card(
      "photo.picture", x: (Self.width - side) / 2, y: top + 64, side: side, radius: 36)
    return photo([card], above: top + 64 + side)
  }

  private var wholePhoto: Screen {
    var screen = photo
    screen.match = Self.key
    return screen
  }

  /// A square card with the photo and a line below it.
  private func card(
    _ name: String, x: Double, y: Double, side: Double, radius: Double
  ) -> Layer {
    var card = box(name, x: x, y: y, width: side, height: side, color: Self.ink, radius: radius)
    card.clipsToBounds = true
    let line = bar(
      "\(name).line", x: side * 0.09, y: side * 0.86, width: side * 0.5, height: side * 0.055,
      color: Color(white: 1, alpha: 0.85), in: side)
    card.children = landscape(name, width: side, height: side) + [line]
    return card.matched(Self.key)
  }
}
