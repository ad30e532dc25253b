import Foundation
import TestSupport
import Testing

/// Plans and results that somebody else has made: whatever they name, nothing outside is written.
@Suite(.enabled(if: Shelled.isInstalled("python3"), "python3 is missing"))
struct ForgedResultTests {
  /// Rewrites the folder of a shard, so that it is whole by its own digests: paths of goldens that begin with
  /// `goldens/` begin with `target`, the first one holds other bytes, and the plan has another `task`.
  private static let forge = #"""
    import hashlib, json, os, sys
    folder, target, task = "sh/shard-1-of-1", sys.argv[1], sys.argv[2]
    sha = lambda text: hashlib.sha256(text if isinstance(text, bytes) else text.encode()).hexdigest()
    line = lambda value: json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    def lines(values): return "[\n" + ",\n".join("    " + line(v) for v in values) + "\n  ]" if values else "[]"
    plan = json.load(open(folder + "/plan.json")); plan["task"] = task
    plan["words"] = [task if word == "record" else word for word in plan["words"]]
    for file in plan["files"]: file["path"] = file["path"].replace("goldens/", target)
    text = '{\n  "schemaVersion": %s,\n  "engine": %s,\n  "task": %s,\n  "words": %s,\n  "cases": %s,\n  "files": %s\n}\n' % (
      plan["schemaVersion"], line(plan["engine"]), line(task), line(plan["words"]), lines(plan["cases"]), lines(plan["files"]))
    open(folder + "/plan.json", "w").write(text)
    shard = json.load(open(folder + "/shard.json")); shard["plan"] = sha(text)
    open(folder + "/shard.json", "w").write(line(shard))
    result = json.load(open(folder + "/results/000000.json"))
    result["answer"] = result["answer"].replace("goldens/a.", target + "a.")
    evil = b"EVIL\n"; name = sha(evil); os.makedirs(f"{folder}/objects/{name[:2]}", exist_ok=True)
    open(f"{folder}/objects/{name[:2]}/{name}", "wb").write(evil)
    result["objects"][0]["object"] = {"sha256": name, "bytes": len(evil)}
    result["plan"], result["check"] = sha(text), sha(result["answer"])
    result["key"] = sha(f"{plan['cases'][0]['key']} 0 of {plan['cases'][0]['parts']}")
    json.dump(result, open(folder + "/results/000000.json", "w"))
    """#

  private static func workshop() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Data(forge.utf8), to: "forge.py")
    let run = try workshop.run(
      """
      mkdir -p cwd outside; cd cwd; cp ../scene.json a.json; ln -s ../outside link
      $render plan record a.json -o plan.json -q; $render run plan.json -o sh -q
      """)
    try #require(run.status == 0, "\(run.error)")
    return workshop
  }

  @Test(arguments: [
    "../outside/", "$PWD/../outside/", "link/", "goldens/../../outside/", "new/../../outside/",
    "../new/",
  ])
  func `a golden outside of the current folder is refused, and none is written`(
    target: String
  ) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      cd cwd; python3 ../forge.py "\(target)" record; $render merge sh; echo $?
      ls ../outside; ls ..; ls | grep -e goldens -e new
      """)
    #expect(
      run.output.contains(
        "2\n\(["cwd", "forge.py", "outside", "scene.json"].joined(separator: "\n"))\n"), "\(run)")
    #expect(run.error.contains("which leads out of the current folder"), "\(run.error)")
    #expect(run.error.contains("hint: say with -o where goldens go"), "\(run.error)")
  }

  @Test func `a folder that the command line names takes goldens from anywhere`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      cd outside; cp ../scene.json a.json; $render plan record ../cwd/a.json -o ../p.json -q
      $render run ../p.json -o sh -q; $render merge sh; echo $?; $render merge sh -o taken; echo $?
      ls taken; ls ../cwd
      """)
    #expect(run.output.contains("2\na: recorded"), "\(run)")
    #expect(
      run.output.hasSuffix(
        "0\na.frames.txt\na.strip.png\na.timeline.txt\na.json\nlink\nplan.json\nsh\n"), "\(run)")
    let other = try workshop.run(
      """
      cd cwd; mkdir b; cp a.json b; $render plan record a.json b/a.json -o two.json -q
      $render run two.json -o two -q; $render merge two -o both; echo $?; ls both
      """)
    #expect(other.error.contains("another output goes there as well"), "\(other)")
    #expect(other.output.hasSuffix("73\n"), "\(other)")
  }

  @Test func `a result of verifying brings no goldens`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      "cd cwd; python3 ../forge.py goldens/ verify; export CI=1; $render merge sh; echo $?; ls")
    #expect(run.output.hasSuffix("65\na.json\nlink\nplan.json\nsh\n"), "\(run)")
    #expect(run.error.contains("'a' has goldens, and nothing was to be recorded"), "\(run.error)")
  }
}
