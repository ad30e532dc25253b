/// Parameters of x264 beyond the preset `veryfast`, in its own language.
///
/// The recipes were measured on films of lists, sheets, photos and rotating screens. A constant
/// quantizer leaves nothing to rate control, which would look beyond a segment, and costs a third
/// less time than a constant rate factor; keeping small coefficients with small dead zones takes
/// another quarter of the time and 5 % of the bytes, and text stays clean. `cpu-independent` and the
/// two ranges of motion are what makes the bytes the same for all processors and threads.
struct H264Parameters: Hashable, Sendable, CustomStringConvertible {
  let description: String

  /// The parameters for a quality.
  init(_ quality: MovieQuality, keyInterval: Int, weightsPrediction: Bool) {
    description =
      "\(Self.common(keyInterval)):dct-decimate=0:weightp=\(weightsPrediction ? 1 : 0)"
      + ":\(Self.text(for: quality))"
  }

  /// The parameters that keep every pixel.
  init(losslessWithKeyInterval keyInterval: Int) {
    description = "\(Self.common(keyInterval)):weightp=0:bframes=0:qp=0"
  }

  private static func common(_ keyInterval: Int) -> String {
    "cpu-independent=1:mvrange=256:mvrange-thread=256:keyint=\(keyInterval)"
      + ":min-keyint=\(keyInterval):scenecut=0:ref=1"
  }

  private static func text(for quality: MovieQuality) -> String {
    switch quality {
    case .draft:
      // A finer chroma costs 4 % of the bytes; without it half of the films in the gallery begin or
      // end a level off in color, with it a quarter. A search between pixels costs a tenth of the time, and halves
      // what moves by parts of pixels: without it, grain that moves so is encoded anew in every frame.
      "bframes=0:qp=30:partitions=none:me=dia:subme=1:deadzone-inter=10:deadzone-intra=11"
        + ":chroma-qp-offset=-3:ipratio=1.78:no-deblock=1"
    case .standard:
      "bframes=0:qp=25:partitions=i4x4:deadzone-inter=10:deadzone-intra=11:chroma-qp-offset=-2"
        + ":ipratio=1.58:deblock=-3,-3"
    case .high:
      "bframes=0:qp=20:partitions=p8x8,i8x8,i4x4:trellis=1:chroma-qp-offset=-2"
        + ":deblock=-3,-3"
    case .small:
      "bframes=3:b-adapt=0:b-pyramid=normal:crf=21:rc-lookahead=8:aq-mode=1:aq-strength=0.5"
        + ":partitions=i4x4:deadzone-inter=10:deadzone-intra=11:chroma-qp-offset=-2"
    }
  }
}

extension MovieQuality {
  /// The quantizer of a picture that stays, if it is encoded finer than those that move.
  ///
  /// It is that of key frames as well, which follows from the recipe's qp and ipratio, 1.4 if it says none:
  /// x264 takes no finer one from a zone. And it is one at which blocks are not smoothed: qp, with twice the
  /// offset of `deblock`, is at most 15.
  var restQuantizer: Int? {
    switch self {
    case .draft: 25
    case .standard: 21
    case .high: 17
    case .small: nil
    }
  }
}
