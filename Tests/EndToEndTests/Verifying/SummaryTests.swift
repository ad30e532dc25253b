import Foundation
import TestSupport
import Testing

/// The end of a file that `--summary` adds to, and all in front of it.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is missing"))
struct SummaryTests {
  /// Two scenes, with goldens.
  private static func workshop() throws -> Workshop {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      for n in a b; do
        echo '{"version": 1, "canvas": {"size": [20, 20]}, "layers": [
          {"id": "'$n'", "frame": [0, 0, 9, 9], "background": "#000"}]}' > $n.json
      done; $render record a.json b.json -q
      """)
    try #require(run.status == 0, "\(run)")
    return workshop
  }

  @Test func `what is in the file stays, byte for byte`() throws {
    let workshop = try Self.workshop()
    var old = Data(repeating: UInt8(ascii: "x"), count: 17_000_000)
    old.append(contentsOf: [0x47, 0x72, 0xFC, 0xDF, 0x65, 0x00, 0x0A])
    try workshop.write(old, to: "summary.md")
    let run = try workshop.run(
      """
      chmod 640 summary.md; ls -i summary.md > before; $render verify a.json --summary summary.md -q > said
      echo $?; stat -c %a summary.md; ls -i summary.md | cmp - before
      """)
    #expect(run.output == "0\n640\n" && run.error.isEmpty, "\(run)")
    let new = try #require(workshop.bytes(of: "summary.md"))
    // As a Boolean: the difference of so many bytes takes longer to show than anybody waits.
    let isKept = new.starts(with: old)
    #expect(isKept)
    let added = String(decoding: new.dropFirst(old.count).prefix(4), as: UTF8.self)
    #expect(added == "### ")
  }

  @Test func `what others add meanwhile, and other runs, stays as well`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      echo mine > s.md; exec 7>>s.md
      for n in a b a b; do $render verify $n.json --summary s.md -q > said & done; wait
      echo 'of the CI system' >&7; exec 7>&-
      head -1 s.md; tail -1 s.md; grep -c '^### ' s.md
      """)
    #expect(run.output == "mine\nof the CI system\n4\n", "\(run)")
  }

  @Test func `what cannot be added is told in one line`() throws {
    let run = try Self.workshop().run(
      """
      $render verify a.json -q --summary /dev/full > said; echo $?
      $render verify a.json -q --summary no/s.md > said; echo $?
      """)
    #expect(run.output == "74\n73\n", "\(run)")
    Self.expectRefusals(2, in: run)
    #expect(run.error.hasSuffix("\n  hint: 'mkdir -p no' makes it\n"), "\(run.error)")
  }

  @Test(.enabled(if: !Instruments.isSanitized, "a sanitizer keeps what it needs in a file, too"))
  func `of what has no room, a reader in between sees nothing`() throws {
    let run = try Self.workshop().run(
      """
      echo old > s.md; (ulimit -f 1; trap '' XFSZ; head -c 1000 /dev/zero >> s.md
        $render verify a.json b.json -q --summary s.md > /dev/null; echo $?); stat -c %s s.md
      """)
    #expect(run.output == "74\n1004\n", "\(run)")
    Self.expectRefusals(1, in: run)
  }

  private static func expectRefusals(_ count: Int, in run: Shelled) {
    let lines = run.error.split(separator: "\n").filter { !$0.hasPrefix("  hint: ") }
    #expect(lines.count == count, "\(run.error)")
    #expect(lines.allSatisfy { $0.hasPrefix("render: error: cannot ") }, "\(run.error)")
  }
}
