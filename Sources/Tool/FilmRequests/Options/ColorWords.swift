package import SegueCommandLine
import SegueSceneFile
package import SegueSceneGraph

extension OptionKind {
  /// A color, as a scene has it.
  package static let color = OptionKind.words(
    WordRule("color", placeholder: "color") { text throws(UsageError) in
      if ColorText.mistake(in: text) == nil { return text }
      throw .expected(
        "a color such as white, '#1C1C1E' or transparent",
        suggestion: ColorText.names.meant(by: text))
    })
}

extension Invocation {
  /// The color given, if there is one.
  package func color(_ option: Option) -> Color? { text(option).flatMap(ColorText.parse) }
}
