/// Lets `await UIView.animate(…)` wait: UIKit has a second function of that name, which a type of the
/// class has instead.
enum AwaitedAnimations: RewritePass {
  private static let names: Set<String> = ["animate", "animateKeyframes", "transition"]

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for index in place.activeLexemes
    where file.word(index) == "UIView" && file.word(index - 1) == "await" {
      guard file.word(index + 1) == ".", names.contains(file.word(index + 2)),
        file.word(index + 3) == "(", !tellsCompletion(behind: index + 3, in: file)
      else { continue }
      rewriting.replace(index..<index + 1, with: "AwaitedUIView")
    }
  }

  /// Returns true if a call has a completion, so that there is nothing to wait for.
  private static func tellsCompletion(behind open: Int, in file: SourceFile) -> Bool {
    guard let close = file.partners[open] else { return false }
    var index = open + 1
    while index < close {
      if file.word(index) == "completion" { return true }
      index = (file.partners[index] ?? index) + 1
    }
    // Behind the parentheses there may be one closure, and another with its label.
    guard file.word(close + 1) == "{", let end = file.partners[close + 1] else { return false }
    return file.word(end + 1) == "completion" && file.word(end + 2) == ":"
  }
}
