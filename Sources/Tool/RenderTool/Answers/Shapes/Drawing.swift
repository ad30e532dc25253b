import SegueJSON

extension AnswerKind {
  static let draw = AnswerKind(
    "draw", of: ["draw", "between"], summary: "The file that was written, and how long it took.",
    .object([
      .version,
      AnswerMember("output", .text, summary: "The path of the output; empty for standard output."),
      AnswerMember("frames", .whole, summary: "Number of frames; 1 for a picture."),
      AnswerMember(
        optional: "pixelSize", .pair,
        summary: "Width and height of the canvas in pixels; left out for film strips."),
      AnswerMember(
        optional: "moments", .list(.number),
        summary: "The moments that a picture or a strip shows, in milliseconds."),
      AnswerMember(
        optional: "fps", .text, summary: "Frames a second, such as `60` or `30000/1001`."),
      AnswerMember(optional: "duration", .number, summary: "Length of a film, in milliseconds."),
      AnswerMember("seconds", timings, summary: "Duration of each stage, in seconds."),
      AnswerMember(optional: "bytes", .whole, summary: "Size of what was written."),
      AnswerMember(
        optional: "hashes", .list(hash),
        summary: "The digests of the frames, where `--hash` asks for them and no file takes them."),
    ]))

  private static let timings = AnswerShape.part(
    "timings", summary: "How long the run took, in seconds; no two runs are alike.",
    [
      AnswerMember("read", .number, summary: "Reading the scene."),
      AnswerMember("decode", .number, summary: "Decoding pictures."),
      AnswerMember("draw", .number, summary: "Drawing frames, the time of all threads together."),
      AnswerMember("encode", .number, summary: "Encoding."),
      AnswerMember("total", .number, summary: "The whole run."),
    ])

  private static let hash = AnswerShape.part(
    "frameHash", summary: "The digest of a frame.",
    [
      AnswerMember(
        "frame", .orNull(.whole), summary: "The frame, from 0 on; `null` for a moment of `--at`."),
      AnswerMember("seconds", .number, summary: "The moment that it shows."),
      AnswerMember("pixelSize", .pair, summary: "Width and height in pixels."),
      AnswerMember(
        "sha256", .text, summary: "SHA-256 of its pixels as `.rgba` has them: straight, row by row."
      ),
    ])

  static let atlas = AnswerKind(
    file: "atlas",
    summary: "The places of frames on a sprite sheet: the file beside the picture of `--grid`.",
    .object([
      AnswerMember(
        "frames", .object([], others: frame), summary: "The frames by their names, in order."),
      AnswerMember(
        "animations", .object([], others: .list(.text)),
        summary: "The names of the frames of each animation; there is one."),
      AnswerMember("meta", meta, summary: "The picture."),
    ]))

  private static let frame = AnswerShape.part(
    "sheetFrame", summary: "A frame on a sheet, as TexturePacker and Aseprite write it.",
    [
      AnswerMember("frame", place, summary: "Its place on the sheet."),
      AnswerMember("rotated", .flag, summary: "Never."),
      AnswerMember("trimmed", .flag, summary: "Never."),
      AnswerMember("spriteSourceSize", place, summary: "Its place in the frame: all of it."),
      AnswerMember("sourceSize", size, summary: "The size of the frame."),
      AnswerMember("duration", .whole, summary: "For how long it is shown, in milliseconds."),
    ])

  private static let meta = AnswerShape.part(
    "sheetMeta", summary: "The picture of a sheet.",
    [
      AnswerMember("app", .text, summary: "The program: `segue`."),
      AnswerMember("version", .text, summary: "The version of the form."),
      AnswerMember("image", .text, summary: "The name of the picture's file."),
      AnswerMember("format", .text, summary: "The form of its pixels."),
      AnswerMember("size", size, summary: "Its size."),
      AnswerMember("scale", .text, summary: "Pixels for each point."),
      AnswerMember("frameTags", .list(tag), summary: "The animations, as Aseprite writes them."),
    ])

  private static let tag = AnswerShape.part(
    "frameTag", summary: "An animation on a sheet.",
    [
      AnswerMember("name", .text, summary: "Its name."),
      AnswerMember("from", .whole, summary: "The first frame, from 0 on."),
      AnswerMember("to", .whole, summary: "The last frame."),
      AnswerMember("direction", .text, summary: "The order in which frames are shown."),
    ])

  private static let place = AnswerShape.part(
    "sheetBox", summary: "A box in pixels.",
    [
      AnswerMember("x", .whole, summary: "Pixels to its left."),
      AnswerMember("y", .whole, summary: "Pixels above it."),
      AnswerMember("w", .whole, summary: "Width."), AnswerMember("h", .whole, summary: "Height."),
    ])

  private static let size = AnswerShape.part(
    "sheetSize", summary: "A size in pixels.",
    [AnswerMember("w", .whole, summary: "Width."), AnswerMember("h", .whole, summary: "Height.")])
}
