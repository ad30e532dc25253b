import SegueSourceRewriter
import TestSupport
import Testing

@Suite struct SourceStepTests {
  /// A line of an output and where it says it is from.
  private struct Line {
    let file: String
    let number: Int
    let text: Substring
  }

  /// The lines of an output up to what has been added behind it.
  private func lines(_ output: String) -> [Line] {
    var lines: [Line] = []
    var place = (file: "", number: 0)
    for text in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if text == "#sourceLocation()" { break }
      if text.hasPrefix("#sourceLocation(file: \"") {
        let parts = text.split(separator: "\"")
        let number = parts[2].filter(\.isNumber)
        place = (String(parts[1]), Int(number) ?? 0)
      } else {
        lines.append(Line(file: place.file, number: place.number, text: text))
        place.number += 1
      }
    }
    return lines
  }

  @Test(arguments: Samples.all)
  func `every line is where its author wrote it`(text: String) {
    let originals = text.split(separator: "\n", omittingEmptySubsequences: false)
    let marks = [
      "@", "#", "?(", "import", "override", "super", "events.", "protocol", "}", "), name",
    ]
    var seen: Set<Int> = []
    for line in lines(Stepping.output(text)) where line.number <= originals.count {
      let original = originals[line.number - 1]
      seen.insert(line.number)
      if line.text.allSatisfy({ $0 == " " }) || marks.contains(where: original.contains) {
        continue
      }
      #expect(line.text == original)
    }
    #expect(seen.count >= originals.count - 1)
  }

  @Test func `a file without overrides has as many lines as before`() {
    for text in [Samples.animator, Samples.controller] {
      let lines = Stepping.body(text).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count
          || lines.count + 1 == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    }
  }

  @Test(arguments: Samples.all)
  func `comments and strings are what they were`(text: String) {
    let body = Stepping.body(text)
    let comments = Stepping.tokens(.comment, of: text)
    #expect(Stepping.tokens(.comment, of: body).sorted() == comments.sorted())
    var strings = Stepping.tokens(.text, of: body) + Stepping.tokens(.openText, of: body)
    for string in Stepping.tokens(.text, of: text) + Stepping.tokens(.openText, of: text) {
      let index = strings.firstIndex(of: string)
      #expect(index != nil, "\(string) is missing")
      if let index { strings.remove(at: index) }
    }
  }

  @Test(arguments: Samples.all + Samples.odd)
  func `what has been through the step stays`(text: String) {
    let once = Stepping.output(text)
    #expect(Stepping.output(once) == once)
    let body = Stepping.body(text)
    if !once.dropFirst().contains("#sourceLocation("), !text.hasPrefix("#sourceLocation(") {
      #expect(Stepping.body(body) == body)
    }
  }

  @Test(arguments: Samples.all)
  func `nothing of Objective-C is left`(text: String) {
    let body = Stepping.body(text)
    let names = Stepping.tokens(.attribute, of: body) + Stepping.tokens(.directive, of: body)
    let gone: Set<String> = ["@objc", "@objcMembers", "@IBOutlet", "#selector", "#keyPath"]
    #expect(gone.isDisjoint(with: names))
    #expect(!Stepping.tokens(.word, of: body).contains("optional"))
  }

  @Test func `a file is rewritten as a whole`() {
    let text = """
      import class UIKit.UIView
      #if os(iOS)
      final class Handle: UIView { // @objc
        lazy var pan = Pan(target: self, action: #selector(drag))
        @objc private func drag(_ pan: Pan) { log("#selector(\\(pan))") }
      }
      #endif
      """
    let expected = """
      #sourceLocation(file: "/app/A.swift", line: 1)
      import UIKit\(String(repeating: " ", count: 13))
      #if true\("   ")
      final class Handle: UIView { // @objc
        lazy var pan = Pan(target: self, action: Selector("drag:", Handle.drag(_:)))
              private func drag(_ pan: Pan) { log("#selector(\\(pan))") }
      }
      #endif
      #sourceLocation()
      #if (true)
      extension Handle {
        nonisolated fileprivate static func unchangedUIKitMethods0() {
          MethodTable.register(Handle.self, [
            Selector("drag:", Handle.drag(_:)),
          ])
        }
      }
      #endif
      @section(".init_array") @used
      private let unchangedUIKitRegistration: @convention(c) () -> Void = { MethodTable.whenNeeded {
      #if (true)
        Handle.unchangedUIKitMethods0()
      #endif
      } }

      """
    #expect(Stepping.output(text) == expected)
  }

  @Test func `the file for all settles names, unless the target has its own`() {
    let outputs = Stepping.result("enum Timer {}").outputs
    let shared = outputs[outputs.count - 1]
    #expect(shared.name == "UnchangedUIKit.swift")
    #expect(shared.text.contains("public typealias NSObject = HeadlessNames.NSObject\n"))
    #expect(!shared.text.contains("typealias Timer"))
    let bare = shared.text.split { !$0.isLetter && $0 != "." }.filter { $0 == "Duration" }
    #expect(bare.isEmpty, "an app may have a type of that name")
  }

  @Test func `names of files are kept from the directive's grammar`() {
    let file = SourceFile(path: "/a \"b\"\\c\n/D.swift", text: "let x = 1\n")
    let output = SourceRewriter.run(on: [file]).outputs[0]
    #expect(output.name == "D.step.swift")
    #expect(
      output.text
        == "#sourceLocation(file: \"/a \\\"b\\\"\\\\c\\u{a}/D.swift\", line: 1)\nlet x = 1\n")
  }
}

@Suite struct DamageTests {
  /// Numbers that are the same in every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// A text with a few places damaged: bytes changed, taken out, or copied from elsewhere.
  private func damaged(_ text: String, by dice: inout Dice) -> [UInt8] {
    var bytes = Array(text.utf8)
    let marks = Array("{}()[]\"'`#@/*\\<>?!.,:;\n\r \u{0}".utf8)
    for _ in 0..<Int.random(in: 1...6, using: &dice) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &dice)
      let end = min(bytes.count, start + Int.random(in: 0...40, using: &dice))
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: bytes[start] = marks.randomElement(using: &dice) ?? 0
      case 1: bytes[start] = UInt8.random(in: 0...255, using: &dice)
      case 2: bytes.removeSubrange(start..<end)
      default:
        bytes.insert(
          contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &dice))
      }
    }
    return bytes
  }

  @Test(arguments: (0..<20).oneIn(4))
  func `damaged files lose no byte and no line, and crash nothing`(seed: UInt64) {
    var dice = Dice(state: seed)
    for _ in 0..<60 {
      let files = Samples.all.enumerated().map {
        SourceFile(path: "F\($0).swift", bytes: damaged($1, by: &dice))
      }
      let result = SourceRewriter.run(on: files)
      for (file, output) in zip(files, result.outputs) {
        #expect(file.tokens.first?.range.lowerBound ?? 0 == 0)
        #expect(
          zip(file.tokens, file.tokens.dropFirst()).allSatisfy {
            $0.range.upperBound == $1.range.lowerBound
          })
        #expect(output.text.hasPrefix("#sourceLocation(file: \"\(file.path)\", line: 1)\n"))
      }
    }
  }

  @Test func `the time grows with the text`() {
    for unit in [
      "class A : ", "\"\\(", "#/a\n", "(/", "#if A\n", "/*", "a.b?(", "{", "##", "class A{",
    ] {
      let text = String(repeating: unit, count: 10_000)
      let time = ContinuousClock().measure {
        _ = SourceRewriter.run(on: [SourceFile(path: "A.swift", text: text)])
      }
      #expect(time < .seconds(20), "\(unit) took \(time)")
    }
  }
}
