package import SegueRendering

/// The codecs that can compress a movie.
package enum CodecName: String, ChoiceList {
  case h264, h264Lossless = "h264-lossless", ffv1, prores, vp9, av1

  package var summary: String {
    switch self {
    case .h264: "what every player takes"
    case .h264Lossless: "every pixel as it was, without alpha"
    case .ffv1: "every pixel as it was, with alpha"
    case .prores: "for cutting programs, with alpha"
    case .vp9: "for the web"
    case .av1: "for the web, smaller and slower"
    }
  }
}

/// Permitted differences between a movie and its frames.
package enum QualityName: String, ChoiceList {
  case draft, standard, high, small

  package var summary: String {
    switch self {
    case .draft: "for a quick look"
    case .standard: "for looking at closely"
    case .high: "for comparing side by side"
    case .small: "half the bytes of standard, in twice the time"
    }
  }
}

/// The formats that can be written.
package enum OutputFormat: String, ChoiceList {
  case mp4, apng, webp, gif, png, rgba, y4m

  package var summary: String {
    switch self {
    case .mp4: "a movie, in fragments on standard output"
    case .apng: "an animated picture, every pixel as it was"
    case .webp: "an animated picture, nearly as small as a movie"
    case .gif: "an animated picture of few colors, for everything"
    case .png: "one picture, or several one after the other"
    case .rgba: "straight pixels, four bytes each"
    case .y4m: "uncompressed video, 4:2:0"
    }
  }
}

extension FilmStrip.Spacing: ChoiceList {
  package var summary: String {
    switch self {
    case .time: "as much time passes from each to the next"
    case .movement: "as much moves from each to the next"
    }
  }
}
