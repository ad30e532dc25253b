/// The check of an ICC profile's colors: if they are those of sRGB.
///
/// There are hundreds of profiles for sRGB. Most give its primaries and its curve, with small
/// differences; those that give tables instead are known by their description.
enum ColorProfile {
  /// Returns true if the colors of a profile are those of sRGB, or so near that nobody sees a difference.
  static func isSRGB(_ bytes: Span<UInt8>) -> Bool {
    guard word(bytes, at: 36) == code("acsp") else { return false }
    switch word(bytes, at: 16) {
    case code("RGB "):
      let primaries = ["rXYZ", "gXYZ", "bXYZ"].map { content(of: $0, bytes) }
      if primaries.contains(nil) { return isDescribedAsSRGB(bytes) }
      return zip(primaries, standard).allSatisfy { isNear(bytes, at: $0, to: $1) }
        && ["rTRC", "gTRC", "bTRC"].allSatisfy { hasCurve(bytes, $0) }
    case code("GRAY"): return hasCurve(bytes, "kTRC")
    default: return false
    }
  }

  /// The primaries of sRGB under the light of a print shop, as profiles count them.
  private static let standard = [
    [0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141],
  ]

  private static func isNear(_ bytes: Span<UInt8>, at place: Int?, to expected: [Double]) -> Bool {
    guard let place else { return false }
    return expected.enumerated().allSatisfy { index, value in
      number(bytes, at: place + 8 + 4 * index).map { abs($0 - value) < 0.004 } ?? false
    }
  }

  /// The linear light of the stored values 1/4, 1/2 and 3/4 of sRGB.
  private static let light = [0.050876, 0.214041, 0.522522]

  private static func hasCurve(_ bytes: Span<UInt8>, _ name: StaticString) -> Bool {
    guard let place = content(of: name, bytes), let kind = word(bytes, at: place) else {
      return false
    }
    if kind == code("para") { return hasFormula(bytes, place) }
    guard kind == code("curv"), let count = word(bytes, at: place + 8) else { return false }
    if count == 1 {
      return short(bytes, at: place + 12).map { isGamma(Double($0) / 256) } ?? false
    }
    guard count > 1, count <= 65_536 else { return false }
    return light.enumerated().allSatisfy { index, value in
      let step = Double((index + 1) * (Int(count) - 1)) / 4
      let below = short(bytes, at: place + 12 + 2 * Int(step))
      let above = short(bytes, at: place + 12 + 2 * min(Int(step) + 1, Int(count) - 1))
      guard let below, let above else { return false }
      let rest = step - step.rounded(.down)
      return abs((Double(below) * (1 - rest) + Double(above) * rest) / 65_535 - value) < 0.01
    }
  }

  /// Returns true if a power alone comes near the curve of sRGB.
  private static func isGamma(_ value: Double) -> Bool { (2.15...2.25).contains(value) }

  /// Returns true if a formula is the one of sRGB: a power with a straight begin.
  private static func hasFormula(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
    let values = (0..<7).map { number(bytes, at: place + 12 + 4 * $0) ?? .nan }
    switch short(bytes, at: place + 8) {
    case 0: return isGamma(values[0])
    case 3: return isFormula(values.prefix(5))
    case 4: return isFormula(values.prefix(5)) && abs(values[5]) < 0.001 && abs(values[6]) < 0.001
    default: return false
    }
  }

  private static func isFormula(_ values: ArraySlice<Double>) -> Bool {
    zip(values, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]).allSatisfy {
      abs($0 - $1) < 0.005
    }
  }

  /// Returns true if the description has the word sRGB in it, in letters of one byte or of two.
  private static func isDescribedAsSRGB(_ bytes: Span<UInt8>) -> Bool {
    guard let place = content(of: "desc", bytes), place < bytes.count else { return false }
    let end = min(place + 512, bytes.count)
    let letters = (place..<end).map { bytes[$0] }.filter { $0 != 0 }
    return String(decoding: letters, as: UTF8.self).contains("sRGB")
  }

  // MARK: - Numbers

  /// Returns the offset of a tag's content.
  private static func content(of name: StaticString, _ bytes: Span<UInt8>) -> Int? {
    let count = min(word(bytes, at: 128) ?? 0, 100)
    for index in 0..<Int(count) {
      let entry = 132 + 12 * index
      if word(bytes, at: entry) == code(name) { return word(bytes, at: entry + 4).map { Int($0) } }
    }
    return nil
  }

  private static func code(_ name: StaticString) -> UInt32 {
    name.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func short(_ bytes: Span<UInt8>, at place: Int) -> UInt16? {
    guard place >= 0, place <= bytes.count - 2 else { return nil }
    return UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
  }

  private static func word(_ bytes: Span<UInt8>, at place: Int) -> UInt32? {
    guard let high = short(bytes, at: place), let low = short(bytes, at: place + 2) else {
      return nil
    }
    return UInt32(high) << 16 | UInt32(low)
  }

  /// A number with 16 bits behind the point.
  private static func number(_ bytes: Span<UInt8>, at place: Int) -> Double? {
    word(bytes, at: place).map { Double(Int32(bitPattern: $0)) / 65_536 }
  }
}
