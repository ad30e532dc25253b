/// Lets `await page.dismiss(animated: true)` wait: UIKit has a second function of that name, without a
/// completion, which has a name of its own here.
enum AwaitedCalls: RewritePass {
  /// The calls, by their name and the labels of their arguments.
  private static let calls: [String: [[String]]] = [
    "present": [["_", "animated"]], "dismiss": [["animated"]],
    "performBatchUpdates": [["_"], []],
  ]

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for index in place.activeLexemes {
      guard let labels = calls[file.word(index)], isAwaited(index, in: file),
        labels.contains(self.labels(behind: index, in: file)),
        !isOwn(file.word(index), in: place.target)
      else { continue }
      rewriting.replace(index..<index + 1, with: "\(file.word(index))AndWait")
    }
  }

  /// Returns true if `await` stands before the receiver of the method.
  private static func isAwaited(_ index: Int, in file: SourceFile) -> Bool {
    var place = index - 1
    while place >= 0, file.word(place) != "await" {
      let word = file.word(place)
      let isLink = [".", "?", "!", ")", "]"].contains(word)
      // A word belongs to the chain where a dot follows it.
      let isName = file.isWord(place) && [".", "?", "!", "(", "["].contains(file.word(place + 1))
      guard isLink || isName else { return false }
      place = (file.partners[place] ?? place) - 1
    }
    return place >= 0
  }

  private static func labels(behind index: Int, in file: SourceFile) -> [String] {
    guard file.word(index + 1) == "(", let close = file.partners[index + 1] else { return [] }
    return file.labels(in: index + 2..<close)
  }

  /// Returns true if the app has asynchronous functions of that name itself.
  private static func isOwn(_ name: String, in target: RewriteTarget) -> Bool {
    target.places.keys.contains { path in
      target.members(named: name, of: path).contains { $0.member.isAsync }
    }
  }
}

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
