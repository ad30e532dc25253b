/// The metadata of a JPEG in front of its pixels, beside what its decoder needs.
struct JPEGMarkers {
  /// The orientation that makes the picture upright.
  private(set) var orientation = PictureOrientation.upright
  /// The pieces of a color profile, with their numbers, as far as they fit.
  private var pieces: [(number: UInt8, bytes: [UInt8])] = []

  private static let exif = Array("Exif\0\0".utf8)
  private static let profile = Array("ICC_PROFILE\0".utf8)

  /// The segments of `bytes` up to the first scan, or to where they make no sense any more.
  init(_ bytes: Span<UInt8>) {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xff {
      let marker = bytes[place + 1]
      if marker == 0xff {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard marker != 0xda, length >= 2, end <= bytes.count else { return }
      take(marker, bytes.extracting(place + 4..<end))
      place = end
    }
  }

  private mutating func take(_ marker: UInt8, _ content: Span<UInt8>) {
    if marker == 0xe1, content.starts(with: Self.exif) {
      let exif = content.extracting(Self.exif.count..<content.count)
      orientation = PictureOrientation(exif: exif) ?? orientation
    }
    if marker == 0xe2, content.starts(with: Self.profile) { takeProfile(content) }
  }

  /// Takes a piece of a profile; behind the mark stand its number and how many there are.
  private mutating func takeProfile(_ content: Span<UInt8>) {
    let start = Self.profile.count + 2
    guard content.count >= start else { return pieces.append((0, [])) }
    // A profile may have as many pieces; the first ones tell enough.
    if pieces.count >= 255 { return }
    let bytes = (start..<content.count).map { content[$0] }
    pieces.append((content[start - 2], bytes))
  }

  /// True if a color profile is embedded that means others than sRGB's.
  var hasOtherColors: Bool {
    if pieces.isEmpty { return false }
    let profile = pieces.sorted { $0.number < $1.number }.flatMap(\.bytes)
    return !ColorProfile.isSRGB(profile.span)
  }
}

extension Span<UInt8> {
  fileprivate func starts(with prefix: [UInt8]) -> Bool {
    count >= prefix.count && prefix.indices.allSatisfy { self[$0] == prefix[$0] }
  }
}
