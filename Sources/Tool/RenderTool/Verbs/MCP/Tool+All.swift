package import SegueMCP

extension Tool {
  /// The tools for agents, in the order in which they work: learn, write, check, look, hold to what was agreed.
  package static let all = [
    reference, schema, presets, check, explain, tree, look, render, between, curve, audit, measure,
    compare, verify, map,
  ]
}

extension ToolParameter {
  /// The parameters of all tools that read one scene.
  static let scene = [
    ToolParameter("path", .text, in: .operand, summary: "The scene's file."),
    ToolParameter("scene", .text, in: .scene, summary: "The scene itself."),
    ToolParameter("set", .settings, in: .option("--set"), summary: "Values for its variables."),
    ToolParameter(
      "reduceMotion", .flag, in: .option("--reduce-motion"),
      summary: "For those who want less motion."),
  ]

  /// The names of those.
  static let sceneNames = Set(scene.map(\.name))

  /// The parameter of all tools whose answers may be long.
  static let full = ToolParameter(
    "full", .flag, in: .call, summary: "All of it, however long.")

  /// The rate of a recording that does not say its own.
  static let rate = ToolParameter(
    "fps", .number, in: .option("--fps"), summary: "Frames a second of a folder of PNGs.")

  /// The first moment of several.
  static let from = ToolParameter(
    "from", .time, in: .option("--from"), summary: "The first moment: 120ms.")

  /// The last moment of several.
  static let to = ToolParameter("to", .time, in: .option("--to"), summary: "The last moment.")

  /// The file that is written, and the permission to replace one.
  static let output = [
    ToolParameter(
      "output", .text, in: .output,
      summary: "The file to write: .mp4, .webm, .gif, .webp, .apng, or .png for a strip."),
    ToolParameter("replace", .flag, in: .call, summary: "Replace the file if it exists."),
  ]

  /// The color below all layers.
  static let background = ToolParameter(
    "background", .text, in: .option("--background"),
    summary: "The color below all layers: white, #1C1C1E or transparent.")

  /// Paths of what may be several files.
  static func paths(_ summary: String) -> ToolParameter {
    ToolParameter("path", .texts, in: .operand, summary: summary)
  }
}

extension ToolCall {
  /// Words for an output that replaces nothing unless that was asked for.
  var replacing: [String] { isOn("replace") ? [] : ["--no-clobber"] }
}
