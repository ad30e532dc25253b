import Foundation
import TestSupport
import Testing

/// A file that is private stays so, whichever output takes its place.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is missing"))
struct OutputModeTests {
  private static let commands = [
    "scene.json -o film.mp4", "scene.json -o film.apng", "scene.json -o film.gif",
    "scene.json -o film.y4m", "scene.json -o film.webp --max-size 200kB",
    "scene.json -o still.png --at 0", "scene.json -o strip.png --strip",
    "scene.json -o frames/%04d.png --frames 0-1", "scene.json --hash -o hashes.txt",
    "curve ease -o curve.png", "presets ios.push --sheet -o sheet.png",
    "record scene.json --mode all",
    "verify scene.json --report report.html --junit junit.xml",
    "audit scene.json --report audit.html --junit audit.xml --sarif audit.sarif",
    "preview scene.json -o site", "preview scene.json --single-file -o page.html",
    "plan verify scene.json -o plan.json", "new made.json --clobber",
    "merge shards -o films",
  ]

  @Test func `every output that takes the place of a private file is private`() throws {
    let workshop = try Workshop(Workshop.scene(seconds: 1, width: 40, height: 24))
    let commands = Self.commands.map { "check '\($0)'\n" }.joined()
    let run = try workshop.run(
      """
      umask 022; mkdir frames
      $render plan draw scene.json -o draw.json -q; $render run draw.json -o shards -q
      files() { find . -type f ! -name scene.json ! -path './shards/*' | sort; }
      check() {
        $render $1 -q > /dev/null || [ $? = 1 ] || echo "$1: failed"
        files > made; files | xargs chmod 600; touch stamp; sleep 0.01
        $render $1 -q > /dev/null || [ $? = 1 ] || echo "$1: failed again"
        find . -type f -newer stamp ! -path './shards/*' ! -perm 600 | sed "s|^|$1: |"
        [ -n "$(find . -type f -newer stamp ! -path './shards/*')" ] || echo "$1: replaced nothing"
        files | grep -v draw.json | xargs chmod 644
      }
      \(commands)
      """)
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }

  @Test func `a new file follows the mask`() throws {
    let workshop = try Workshop(Workshop.scene(seconds: 1, width: 40, height: 24))
    let run = try workshop.run(
      """
      umask 077; $render scene.json -o private.mp4 -q; umask 002; $render scene.json -o open.mp4 -q
      stat -c %a private.mp4 open.mp4
      """)
    #expect(run.output == "600\n664\n", "\(run)")
  }
}
