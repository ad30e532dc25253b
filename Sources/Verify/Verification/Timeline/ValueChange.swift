import SegueTextSupport

/// One value of a layer that is another than agreed, in the words in which people think of it.
package struct ValueChange: Hashable, Sendable, Codable {
  /// Name of the value, such as `x` or `opacity`.
  package let name: String
  /// Expected value where the difference is largest; `nil` if there was no such value.
  package let old: String?
  /// Actual value; `nil` if there is no such value.
  package let new: String?
  /// Moment of the largest difference; `nil` where it is the same in every frame that differs.
  package let moment: FrameMoment?

  /// A value that has changed.
  package init(_ name: String, from old: String?, to new: String?, at moment: FrameMoment? = nil) {
    self.name = name
    self.old = old
    self.new = new
    self.moment = moment
  }

  /// The change in words, such as `x 120 → 128 at 117 ms`.
  package var words: String {
    let (name, old, new) = (name.visible, old?.visible, new?.visible)
    let time = moment.map { " at \($0.words)" } ?? ""
    switch (old, new) {
    case (let old?, let new?) where old.isEmpty && new.isEmpty: return name
    case (let old?, let new?):
      let told = ToldApart(old, new)
      return "\(name) \(told.old) → \(told.new)\(time)"
    case (nil, let new?): return new.isEmpty ? "now \(name)" : "\(name) is new: \(new)"
    case (let old?, nil): return old.isEmpty ? "no longer \(name)" : "\(name) is gone: was \(old)"
    case (nil, nil): return name
    }
  }
}

extension String {
  /// The numbers of a list such as `1,0,0,1`.
  var numbers: [Double]? {
    let parts = split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Red, green, blue and alpha of a color such as `#0A84FF`, from 0 to 255.
  var colorLevels: [Double]? {
    guard hasPrefix("#"), utf8.count == 7 || utf8.count == 9 else { return nil }
    let digits = dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == utf8.count - 1 else { return nil }
    let levels = stride(from: 0, to: digits.count, by: 2).map { index -> Double in
      Double(digits[index] * 16 + digits[index + 1])
    }
    return levels.count == 3 ? levels + [255] : levels
  }
}
