import SegueRaster
import Testing

/// What is done to a film, and the words by which that is named.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let name: String
  /// Any of these.
  let words: [String]
  /// What is done to the scene; nothing where frames are changed.
  let scene: (@Sendable (inout GalleryFilm) -> Void)?
  /// What is done to the frames.
  let frames: @Sendable (FrameList) throws -> [Surface]

  var testDescription: String { name }

  init(
    name: String, words: [String], frames: @escaping @Sendable (FrameList) throws -> [Surface]
  ) {
    (self.name, self.words, self.frames, scene) = (name, words, frames, nil)
  }

  init(name: String, words: [String], scene: @escaping @Sendable (inout GalleryFilm) -> Void) {
    (self.name, self.words, self.scene) = (name, words, scene)
    frames = { $0.frames }
  }
}

/// The frames of a film, and where it moves.
struct FrameList {
  let frames: [Surface]

  /// The first frame that has moved.
  var first: Int { frames.firstIndex { $0 != frames[0] } ?? 0 }
  /// A frame that moves fast.
  var middle: Int { first + 7 }

  /// All of them, changed pixel by pixel.
  func map(_ change: (_ x: Int, _ y: Int, _ levels: [Double]) -> [Double]) throws -> [Surface] {
    try frames.map { frame in
      var result = frame
      try result.withPixels { pixels in
        for index in pixels.indices {
          let word = pixels[index]
          let levels = [0, 8, 16].map { Double(word >> UInt32($0) & 255) }
          let changed = change(index % frame.width, index / frame.width, levels)
          pixels[index] = changed.enumerated().reduce(0xff00_0000) { sum, level in
            sum | UInt32(max(0, min(255, level.element.rounded()))) << UInt32(8 * level.offset)
          }
        }
      }
      return result
    }
  }
}

extension PlantedFault {
  /// What can be done to any film.
  static let ofFrames = [
    PlantedFault(name: "nothing", words: ["as expected"]) { $0.frames },
    PlantedFault(name: "reversed", words: ["the film runs backwards"]) { $0.frames.reversed() },
    PlantedFault(name: "a dropped frame", words: ["dropped: frame "]) { list in
      list.frames.indices.map { list.frames[$0 == list.middle ? $0 - 1 : $0] }
    },
    PlantedFault(name: "a doubled frame", words: ["doubled: frame "]) { list in
      Array(list.frames[...list.middle] + list.frames[list.middle...])
    },
    PlantedFault(name: "frozen first frames", words: ["dropped: frames "]) { list in
      let still = list.first..<list.first + 4
      return list.frames.indices.map { list.frames[still.contains($0) ? 0 : $0] }
    },
    PlantedFault(name: "a flash", words: ["shows something else; before and behind"]) { list in
      var frames = list.frames
      let white = try FrameList(frames: [frames[0]]).map { _, _, _ in [255, 255, 255] }
      frames[list.middle] = white[0]
      return frames
    },
    PlantedFault(name: "cut end", words: ["the film breaks off"]) {
      Array($0.frames[...($0.middle + 4)])
    },
    PlantedFault(name: "cut beginning", words: ["missing in front of its first one"]) {
      Array($0.frames[$0.middle...])
    },
    PlantedFault(name: "longer by 100 ms", words: [": 100 ms longer"]) { list in
      list.frames + Array(repeating: list.frames[list.frames.count - 1], count: 5)
    },
    PlantedFault(name: "shorter by 100 ms", words: [": 100 ms shorter"]) {
      Array($0.frames.dropLast(5))
    },
    PlantedFault(name: "a clipped corner", words: ["a region looks different, "]) { list in
      let (side, width) = (9, list.frames[0].width)
      return try list.map { x, y, levels in
        let (right, down) = (x - width + side, side - y)
        return right > 0 && down > 0 && right * right + down * down > side * side
          ? [0, 0, 0] : levels
      }
    },
    PlantedFault(name: "a narrow range", words: ["levels from 0 to 255 have become"]) {
      try $0.map { _, _, levels in levels.map { $0 * 219 / 255 + 16 } }
    },
    PlantedFault(name: "a wide range", words: ["levels from 16 to 235 have become"]) {
      try $0.map { _, _, levels in levels.map { ($0 - 16) * 255 / 219 } }
    },
    PlantedFault(name: "BT.601 as BT.709", words: ["what was meant by BT.601"]) {
      try $0.map { _, _, levels in reread(levels, (0.299, 0.114), (0.2126, 0.0722)) }
    },
    PlantedFault(name: "BT.709 as BT.601", words: ["what was meant by BT.709"]) {
      try $0.map { _, _, levels in reread(levels, (0.2126, 0.0722), (0.299, 0.114)) }
    },
  ]

  /// What the matrix of one standard makes of what that of another one meant.
  private static func reread(
    _ levels: [Double], _ meant: (red: Double, blue: Double), _ read: (red: Double, blue: Double)
  ) -> [Double] {
    let y =
      meant.red * levels[0] + (1 - meant.red - meant.blue) * levels[1] + meant.blue * levels[2]
    let red = y + (levels[0] - y) * (1 - read.red) / (1 - meant.red)
    let blue = y + (levels[2] - y) * (1 - read.blue) / (1 - meant.blue)
    return [red, (y - read.red * red - read.blue * blue) / (1 - read.red - read.blue), blue]
  }

  /// What can be done to the scene 'Push'.
  static let ofPush = [
    PlantedFault(
      name: "30 ms later",
      words: (25...35).map { "the movement is the expected one, \($0) ms later" },
      scene: { $0.animate("delay", 130) }),
    PlantedFault(
      name: "slower", words: (17...23).map { "takes 1.\($0) times" } + ["takes 1.2 times"],
      scene: { $0.animate("duration", 600) }),
    PlantedFault(
      name: "faster", words: (75...85).map { "takes 0.\($0) times" } + ["takes 0.8 times"],
      scene: { $0.animate("duration", 400) }),
    PlantedFault(
      name: "another easing", words: ["the pictures are the expected ones at other times"],
      scene: { $0.animate("easing", "ease-out") }),
    PlantedFault(
      name: "swapped screens", words: ["the screens are swapped"],
      scene: { film in
        var screens: [String: [String: any Sendable]] = [:]
        for name in ["from", "to"] {
          film.change(name) { screen in
            screens[name] = [
              "children": Hidden(screen["children"]), "background": Hidden(screen["background"]),
            ]
          }
        }
        for (name, other) in [("from", "to"), ("to", "from")] {
          film.change(name) { screen in
            for (key, value) in screens[other] ?? [:] { screen[key] = (value as? Hidden)?.value }
          }
        }
      }),
    PlantedFault(
      name: "a missing layer", words: ["a region looks different, "],
      scene: { $0.change("to.card") { $0 = [:] } }),
    PlantedFault(
      name: "2 pixels beside its place", words: ["the last frame is not the expected one"],
      scene: { $0.change("to") { $0["translateX"] = ["from": 393, "to": 8] } }),
    PlantedFault(
      name: "a wrong scale at the start", words: ["the first frame is not the expected one"],
      scene: { $0.change("from") { $0["scale"] = ["from": 0.9, "to": 1] } }),
    PlantedFault(
      name: "an opacity dip", words: ["something else; before and behind"],
      scene: { film in
        film.change("to") { layer in
          layer["opacity"] =
            [
              "easing": "linear",
              "keyframes": [
                ["value": 1], ["value": 0.5, "at": "20%"], ["value": 1, "at": "40%"], ["value": 1],
              ] as [[String: Any]],
            ] as [String: Any]
        }
      }),
    PlantedFault(
      name: "the wrong direction", words: ["show something else; before and behind"],
      scene: { $0.change("to") { $0["translateX"] = ["from": -393, "to": 0] } }),
    PlantedFault(
      name: "a page at half the speed", words: ["a region looks different, "],
      scene: { film in
        film.change("from") {
          $0["translateX"] = ["from": 0, "to": -117.9, "duration": 1000] as [String: Any]
        }
      }),
    PlantedFault(
      name: "no shadows", words: ["a region looks different, "],
      scene: { film in
        for name in ["to", "to.card"] { film.change(name) { $0["shadow"] = nil } }
      }),
  ]
}

/// A part of a scene's file that is carried from one place to another.
private struct Hidden: @unchecked Sendable {
  let value: Any?

  init(_ value: Any?) { self.value = value }
}
