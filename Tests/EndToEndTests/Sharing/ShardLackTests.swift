import Foundation
import TestSupport
import Testing

/// Lacks of a machine for a moment, which are nobody's answer: nothing is kept, not even in a cache.
@Suite(
  .enabled(if: !Instruments.isSanitized, "sanitizers stand in front of the same functions"),
  .enabled(if: Shelled.isInstalled("bash") && Instruments.canBuild, "bash or clang is missing"))
struct ShardLackTests {
  /// A scene with a text, a picture, and a layer from another file.
  private static func workshop() throws -> Workshop {
    let workshop = try Workshop(
      """
      {"version": 1, "canvas": {"size": [60, 40], "fps": 10}, "duration": 200,
        "assets": {"dot": "dot.png"}, "layers": [
          {"id": "t", "frame": [0, 0, 60, 20], "text": "Hi"},
          {"id": "dot", "frame": [0, 20, 9, 9], "image": {"asset": "dot"}},
          {"use": "part.json#/box"}]}
      """)
    try workshop.buildFailing()
    try workshop.write(
      Data(
        #"{"box": {"id": "box", "frame": [30, 20, 9, 9], "background": "\#u{23}F00"}}"#.utf8),
      to: "part.json")
    let run = try workshop.run(
      """
      echo '{"version": 1, "canvas": {"size": [9, 9], "scale": 1}, "layers": [
        {"id": "d", "frame": [0, 0, 9, 9], "background": "#00F"}]}' > dot.json
      $render dot.json --at 0 -o dot.png -q && $render record scene.json -q
      """)
    try #require(run.status == 0, "\(run)")
    return workshop
  }

  /// A call of the system that fails once, and the number of the error.
  private struct Fault {
    let call: String
    let code: Int
  }

  private static let faults = [
    Fault(call: "read", code: 5), Fault(call: "openat", code: 12), Fault(call: "write", code: 28),
  ]

  @Test(arguments: Cases.paired(["draw", "verify", "audit", "preview"], inTurnsWith: [0, 1, 2]))
  func `a call that fails once is no result`(task: String, number: Int) throws {
    let fault = Self.faults[number]
    let workshop = try Self.workshop()
    let merge = "merge shards \(["draw": "-o films", "preview": "-o site"][task] ?? "")"
    let run = try workshop.run(
      """
      export SWIFT_BACKTRACE=enable=no
      $render plan \(task) scene.json -o plan.json -q && $render run plan.json -o shards -q
      $render \(merge) > agreed.txt 2>&1; agreed=$?; shards() { rm -rf shards cache films site; }
      for number in $(seq 1 \(Cases.step(5)) 40); do
        shards; rm -f mark
        LD_PRELOAD=./failing.so FAILING_CALL=\(fault.call) FAILING_CODE=\(fault.code) \\
          FAILING_NUMBER=$number FAILING_MARK=mark \\
          $render run plan.json -o shards --cache cache -q > said.txt 2>&1; code=$?
        [ -e mark ] || break
        case $code in 0|66|69|71|73|74) ;; *) echo "$number: ended with $code: $(cat said.txt)" ;; esac
        [ $code = 0 ] || echo $code >> codes
        $render run plan.json -o shards --cache cache -q || echo "$number: does not go on"
        $render \(merge) > now.txt 2>&1; [ $? = $agreed ] || echo "$number: merged to another end"
        sed 's/[0-9.]* s$//' agreed.txt > a; sed 's/[0-9.]* s$//' now.txt | cmp a - || echo "$number: other words"
      done
      [ -s codes ] || echo 'nothing has failed'
      """)
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }

  @Test func `a file that is gone for a moment is not missing from the scene`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      $render plan draw scene.json -o plan.json -q
      mv dot.png away.png; $render run plan.json -o shards -q; echo $?; mv away.png dot.png
      for number in $(seq 1 \(Cases.step(3)) 40); do
        rm -rf shards mark
        LD_PRELOAD=./failing.so FAILING_CALL=openat FAILING_CODE=2 FAILING_NUMBER=$number FAILING_MARK=mark \\
          $render run plan.json -o shards -q > said.txt 2>&1
        [ -e mark ] || break
        grep -l refusal shards/*/results/*.json 2>/dev/null
        $render run plan.json -o shards -q && $render merge shards -o films -q || echo "$number"
      done
      """)
    #expect(run.output == "66\n", "\(run)")
    #expect(run.error.contains("'dot.png' is missing"), "\(run.error)")
  }

  @Test func `a file that the plan misses is wrong with the scene, for all machines`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      rm dot.png; $render plan draw scene.json -o plan.json -q; $render run plan.json -o shards -q; echo $?
      $render merge shards -o films; echo $?
      """)
    #expect(run.output == "0\n65\n", "\(run)")
    #expect(run.error.contains("'dot.png': it does not exist"), "\(run.error)")
  }

  @Test(arguments: [
    "check scene.json", "scene.json -o film.mp4", "verify scene.json", "audit scene.json",
  ])
  func `on one machine, what it lacks and what is wrong end differently`(command: String) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      (ulimit -f 50; $render \(command) -q > said.txt 2>&1; echo $?)
      cp dot.png whole.png; echo nothing > dot.png; $render \(command) -q > /dev/null 2>&1; echo $?
      mv whole.png dot.png; rm part.json; $render \(command) -q > /dev/null 2>&1; echo $?
      """)
    let codes = run.output.split(separator: "\n").map(String.init)
    #expect(codes.first == "74" && codes.last == "65", "\(run)")
    #expect(command.hasPrefix("check") || codes == ["74", "65", "65"], "\(run)")
    #expect(
      workshop.bytes(of: "said.txt").map { String(decoding: $0, as: UTF8.self) }?
        .contains("cannot be kept in memory: file too large") == true)
  }
}
