import SegueVideo
import TestSupport
import Testing

@Suite struct MovieRecipeTests {
  let format = MovieFormat(width: 1170, height: 2532, frames: 60)

  @Test(arguments: [
    (
      MovieQuality.draft,
      "bframes=0:qp=30:partitions=none:me=dia:subme=1:deadzone-inter=10:deadzone-intra=11"
        + ":chroma-qp-offset=-3:ipratio=1.78:no-deblock=1"
    ),
    (
      .standard,
      "bframes=0:qp=25:partitions=i4x4:deadzone-inter=10:deadzone-intra=11:chroma-qp-offset=-2"
        + ":ipratio=1.58:deblock=-3,-3"
    ),
    (
      .high,
      "bframes=0:qp=20:partitions=p8x8,i8x8,i4x4:trellis=1:chroma-qp-offset=-2"
        + ":deblock=-3,-3"
    ),
    (
      .small,
      "bframes=3:b-adapt=0:b-pyramid=normal:crf=21:rc-lookahead=8:aq-mode=1:aq-strength=0.5"
        + ":partitions=i4x4:deadzone-inter=10:deadzone-intra=11:chroma-qp-offset=-2"
    ),
  ])
  func `a quality is a choice of x264's parameters`(quality: MovieQuality, parameters: String) {
    let common =
      "x264-params=cpu-independent=1:mvrange=256:mvrange-thread=256:keyint=240:min-keyint=240"
      + ":scenecut=0:ref=1:dct-decimate=0"
    let text = "\(MovieRecipe(.h264(quality), format))"
    #expect(text.contains("  preset=veryfast\n  \(common):weightp=0:\(parameters)\n"))
    #expect(text.contains("  threads=\(quality == .small ? "4" : "2...8")\n"))
    let fading = "\(MovieRecipe(.h264(quality), format, fadesScreen: true))"
    #expect(fading == text.replacing("weightp=0", with: "weightp=1"))
  }

  @Test func `all recipes are as expected`() throws {
    var texts = MovieQuality.allCases.map {
      "h264 \($0.rawValue) in .mp4\n\(MovieRecipe(.h264($0), format))"
    }
    for quality in [MovieQuality.draft, .standard] {
      let simpler = try #require(MovieRecipe(.h264(quality), format).withoutFineSearch)
      texts.append("h264 \(quality.rawValue) in .mp4, of what moves by whole pixels\n\(simpler)")
    }
    for name in MovieCodec.names where name != "h264" {
      let codec = try MovieCodec(named: name)
      texts.append(
        "\(name) in .\(codec.containers[0].fileExtension)\n\(MovieRecipe(codec, format))")
    }
    expectGolden(texts.joined(separator: "\n"), at: "media/recipes.txt")
  }

  @Test func `only the usual movies and drafts have a search that can be left out`() throws {
    let others = [MovieQuality.high, .small].map { MovieCodec.h264($0) }
    let named = try MovieCodec.names.dropFirst().map { try MovieCodec(named: $0) }
    for codec in others + named {
      #expect(MovieRecipe(codec, format).withoutFineSearch == nil, "\(codec)")
    }
  }

  @Test func `an encoder has as many threads as fit, and no fewer than two`() {
    let recipe = MovieRecipe(.h264(.standard), format)
    let sizes = (2...8).map { recipe.encoderBytes(threads: $0) }
    #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count)
    #expect((2...8).map { recipe.threads(within: sizes[$0 - 2]) } == Array(2...8))
    #expect(recipe.threads(within: sizes[3] - 1) == 4)
    #expect(recipe.threads(within: 0) == 2)
    #expect(recipe.threads(within: .max) == 8)
  }

  @Test func `where threads show, or nobody has looked, their number is a constant`() throws {
    let others = try MovieCodec.names.dropFirst(2).map { try MovieCodec(named: $0) }
    for codec in [.h264(.small)] + others {
      let recipe = MovieRecipe(codec, format)
      #expect(recipe.threads == 4...4, "\(codec)")
      #expect(recipe.threads(within: 0) == 4 && recipe.threads(within: .max) == 4, "\(codec)")
    }
  }

  @Test(arguments: MovieCodec.names)
  func `a codec has the name that it is found by`(name: String) throws {
    #expect(try MovieCodec(named: name).name == name)
  }

  @Test func `an unknown codec is answered with those that there are`() {
    let error = #expect(throws: MovieError.self) { try MovieCodec(named: "theora") }
    #expect(error?.description == "unknown codec 'theora'")
    #expect(error?.hint == "the codecs are h264, h264-lossless, ffv1, prores, vp9, av1")
  }
}
