package import SegueCommandLine

extension Operand {
  package static let scene = Operand(
    "scene", is: .path(.scene),
    summary: "A scene file (.json or .json5), or - for standard input")
}

extension Option {
  package static let set = Option(
    "set", takes: .assignment, isRepeatable: true, in: .scene,
    summary: "Give a variable of the scene a value",
    details: """
      The name must be one of the scene's 'vars'; the value is read as the type that is declared \
      there.
      """)

  package static let root = Option(
    "root", takes: .path(.folder), in: .scene,
    summary: "The folder that no asset may lie outside of",
    details: """
      Pictures and fonts are found from the scene file's own folder, and must not lie outside of \
      this one. It is the scene file's folder unless given, or the current folder when the scene \
      comes from standard input. What a suite names, its scenes and its goldens, must lie in it too, \
      or in the suite's own folder unless it is given.
      """)

  package static let reduceMotion = Option(
    "reduce-motion", in: .scene, summary: "Show what replaces motion for those who want less",
    details: """
      Every transition that moves something far gives way to its platform's variant for reduced \
      motion, mostly a cross-fade.
      """)
}

extension Option {
  package static let mirrored = Option(
    "rtl", in: .scene, summary: "Mirror the scene for people who read from right to left",
    details: """
      Everything is mirrored but words and pictures. A scene whose 'layoutDirection' says that it is \
      made for them stays as it is.
      """)
}

/// Settings for loading a scene.
package struct SceneInput: Hashable, Sendable {
  package let assignments: [Assignment]

  /// The folder that no asset may lie outside of; nil is the scene's own.
  package let root: String?

  /// True if each platform's reduced motion is shown.
  package let reducesMotion: Bool

  /// True if a scene that is written from left to right is mirrored.
  package let mirrors: Bool

  package init(
    assignments: [Assignment] = [], root: String? = nil, reducesMotion: Bool = false,
    mirrors: Bool = false
  ) {
    self.assignments = assignments
    self.root = root
    self.reducesMotion = reducesMotion
    self.mirrors = mirrors
  }

  package init(_ invocation: Invocation) {
    assignments = invocation.assignments(.set)
    root = invocation.text(.root)
    reducesMotion = invocation.isOn(.reduceMotion)
    mirrors = invocation.isOn(.mirrored)
  }

  /// The options that ask for the same.
  package var options: [String] {
    assignments.flatMap { ["--set", "\($0.name)=\($0.value)"] }
      + (root.map { ["--root", $0] } ?? []) + (reducesMotion ? ["--reduce-motion"] : [])
      + (mirrors ? ["--rtl"] : [])
  }
}
