import SegueSceneGraph
import SegueTextSupport

/// A color written as a function, in lower case: `rgb(255, 0, 0)`, `hsl(120deg 50% 40% / 0.5)`.
struct ColorFunction {
  /// The functions that are understood.
  static let names = ["rgb", "rgba", "hsl", "hsla"]

  /// Returns an example of the function called `name`.
  static func example(of name: String) -> String {
    name.hasPrefix("rgb")
      ? "for example 'rgb(255 128 0)' or 'rgba(255, 128, 0, 0.5)'"
      : "for example 'hsl(30 100% 50%)' or 'hsla(30, 100%, 50%, 0.5)'"
  }

  private let name: String
  private let arguments: [Argument]

  /// Takes `text` apart.
  init(_ text: String) throws(SceneError) {
    name = String(text.prefix { $0 != "(" })
    guard ColorFunction.names.contains(name) else {
      throw SceneError(
        "\(Quote(name)) is no color function, expected 'rgb', 'rgba', 'hsl' or 'hsla'",
        unknown: SceneError.UnknownWord(word: name, candidates: ColorFunction.names))
    }
    let inside = text.dropFirst(name.count + 1)
    guard inside.last == ")" else {
      throw SceneError("found the end of \(Quote(text)), expected ')'")
    }
    let words = try ColorFunction.words(of: inside.dropLast(), name)
    var arguments: [Argument] = []
    for word in words { arguments.append(try Argument(word)) }
    self.arguments = arguments
  }

  /// The color that the function means.
  func color() throws(SceneError) -> Color {
    let alpha = arguments.count == 4 ? try arguments[3].component("alpha", upTo: 1) : 1
    if name.hasPrefix("rgb") {
      let red = try arguments[0].component("red", upTo: 255)
      let green = try arguments[1].component("green", upTo: 255)
      let blue = try arguments[2].component("blue", upTo: 255)
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    let hue = try arguments[0].hue()
    let saturation = try arguments[1].component("saturation", upTo: 100)
    let lightness = try arguments[2].component("lightness", upTo: 100)
    return Color(hue: hue, saturation: saturation, lightness: lightness, alpha: alpha)
  }

  /// The three or four words between the parentheses.
  ///
  /// Either commas stand between all of them, or spaces and a slash before the last.
  private static func words(
    of inside: Substring, _ name: String
  ) throws(SceneError) -> [Substring] {
    let words: [Substring]
    if inside.contains(",") {
      words = inside.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.trimmed(where: \.isColorSpace)
      }
    } else {
      let halves = inside.split(separator: "/", omittingEmptySubsequences: false)
      words =
        halves[0].split { $0.isColorSpace }
        + halves.dropFirst().map { $0.trimmed(where: \.isColorSpace) }
      if halves.count > 1 && words.count != 4 || halves.count == 1 && words.count == 4 {
        throw SceneError(
          "found \(Quote("\(name)(\(inside))")), expected three values, then '/' and the alpha",
          hint: example(of: name))
      }
    }
    guard words.count == 3 || words.count == 4 else {
      throw SceneError(
        "found \(words.count) values in '\(name)', expected 3 or 4", hint: example(of: name))
    }
    return words
  }
}

/// A number with the unit behind it.
private struct Argument {
  let word: String
  let number: Double
  let unit: String

  init(_ word: Substring) throws(SceneError) {
    // Swift would also read hexadecimal numbers and infinities; the letters they need are not
    // parts of a number here.
    let digits = word.prefix { $0.isNumberPart }
    self.word = String(word)
    unit = String(word.dropFirst(digits.count))
    guard let number = Double(digits) else {
      throw SceneError("found \(Quote(self.word)), expected a number")
    }
    self.number = number
  }

  /// A component as a fraction: of `whole` without a unit, of 100 with a percent sign.
  func component(_ role: String, upTo whole: Double) throws(SceneError) -> Double {
    guard unit.isEmpty || unit == "%" else {
      throw SceneError("found \(Quote(word)), expected a number or a percentage for \(role)")
    }
    let limit = unit.isEmpty ? whole : 100
    guard (0...limit).contains(number) else {
      throw SceneError(
        "\(role) is \(Quote(word)), expected 0\(unit) to \(Int(limit))\(unit)")
    }
    return number / limit
  }

  /// The angle in degrees.
  func hue() throws(SceneError) -> Double {
    guard number.magnitude <= 1e6 else {
      throw SceneError("hue is \(Quote(word)), expected -1000000 to 1000000")
    }
    switch unit {
    case "", "deg": return number
    case "grad": return number * 0.9
    case "turn": return number * 360
    case "rad": return number * (180 / Double.pi)
    default:
      throw SceneError(
        "found \(Quote(word)), expected an angle for hue",
        hint: "angles are in 'deg', 'grad', 'rad' or 'turn'")
    }
  }
}

extension Color {
  /// The color at `hue` degrees of the wheel, by the formula of CSS.
  fileprivate init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    let reach = saturation * min(lightness, 1 - lightness)
    let turn = hue.truncatingRemainder(dividingBy: 360)
    func component(_ offset: Double) -> Double {
      let sector = (offset + (turn < 0 ? turn + 360 : turn) / 30)
        .truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(sector - 3, 9 - sector, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }
}

extension Character {
  fileprivate var isColorSpace: Bool { utf8.count == 1 && utf8.allSatisfy(\.isColorSpace) }

  /// True if the character may be part of a number.
  ///
  /// Exponents are left out: no unit and no component needs one.
  fileprivate var isNumberPart: Bool { "0123456789.+-".contains(self) }
}
