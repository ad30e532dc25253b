import Foundation
import TestSupport
import Testing

/// `render goldens prune` removes what belongs to no case any more, and nothing that any case beside it needs.
@Suite struct PruneTests {
  /// A folder `s` with the scenes a, b and c, each with goldens, and a golden that nobody needs.
  private static func workshop(_ more: String = "") throws -> Workshop {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      mkdir s; for n in a b c gone; do cp scene.json s/$n.json; done
      $render record s --keep timeline -q; rm s/gone.json; \(more)
      """)
    try #require(run.status == 0, "\(run.error)")
    return workshop
  }

  /// What is left in the folder of goldens, case by case.
  private static func left(_ workshop: Workshop, in folder: String = "s/goldens") throws -> String {
    try workshop.run("ls \(folder) | sed 's/\\..*//' | uniq | xargs").output
  }

  @Test(
    arguments: ["s", "s/", "./s", "s/a.json", "s/a.json s/b.json", "$PWD/s/c.json", "s/../s"].oneIn(
      3))
  func `whatever is named, the goldens of all scenes beside it stay`(path: String) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run("$render goldens list \(path); $render goldens prune \(path)")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.matches(of: /no case/).count == 1, "\(run.output)")
    #expect(run.output.hasSuffix("removed the goldens of 'gone'\n"), "\(run.output)")
    #expect(try Self.left(workshop) == "a b c\n")
  }

  @Test(
    arguments: ["u/one.suite.json", "u/two.suite.json", "u", "u/a.json", "u/film.gif"].oneIn(2))
  func `suites, scenes and recordings of one folder keep what each of them needs`(
    path: String
  ) throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      mkdir u; cp scene.json u/a.json; cp scene.json u/b.json; $render scene.json -o u/film.gif -q
      cp scene.json u/odd.scene; cp scene.json u/gone.json
      echo '{"version":1,"cases":[{"scene":"a.json","name":"one","matrix":{"x":[1,2]}}]}' > u/one.suite.json
      echo '{"version":1,"cases":[{"scene":"b.json","name":"two"}]}' > u/two.suite.json
      sed -i 's/"version": 1,/"version": 1, "vars": {"x": 1},/' u/a.json
      $render record u/*.json u/film.gif u/odd.scene --keep all -q; rm u/gone.json
      $render goldens prune \(path)
      """)
    #expect(run.output.hasSuffix("removed the goldens of 'gone'\n"), "\(run.output)\(run.error)")
    #expect(try Self.left(workshop, in: "u/goldens") == "a b film odd one+x=1 one+x=2 two\n")
  }

  @Test(arguments: [
    #"echo '{"version":1,"goldens":"s/goldens","cases":[{"scene":"scene.json","name":"gone"}]}' > up.suite.json"#,
    #"mkdir s/in; echo '{"version":1,"goldens":"../goldens","cases":[{"scene":"../a.json","name":"gone"}]}' > s/in/suite.json"#,
    "ln -s ../scene.json s/gone.json", "echo '{' > s/gone.json",
    "echo '{\"layers\": []}' > s/gone.json5", "$render scene.json -o s/gone.webp -q",
    "mkdir s/gone; $render scene.json -o s/gone/ -q",
  ])
  func `a case of any kind that may need a golden keeps it`(making: String) throws {
    let workshop = try Self.workshop(making)
    let run = try workshop.run("$render goldens prune s/a.json")
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
    #expect(try Self.left(workshop) == "a b c gone\n")
  }

  @Test func `what only has the name of a case keeps nothing`() throws {
    let workshop = try Self.workshop(
      "cp s/goldens/a.timeline.txt s/gone.txt; $render scene.json --at 0 -o s/gone.png -q; mkdir s/gone"
    )
    #expect(try workshop.run("$render goldens prune s").output == "removed the goldens of 'gone'\n")
    #expect(try Self.left(workshop) == "a b c\n")
  }

  @Test func `the goldens of a folder whose last scene is gone can be pruned`() throws {
    let workshop = try Self.workshop("rm s/*.json")
    let run = try workshop.run(
      "$render goldens list s; $render goldens prune s; $render goldens list s")
    #expect(run.status == 66)
    #expect(run.output.matches(of: /no case/).count == 4, "\(run.output)")
    #expect(try Self.left(workshop) == "\n")
  }

  @Test func `where nobody can know which cases there are, nothing is removed`() throws {
    let workshop = try Self.workshop("echo '{\"version\": 1, \"cases\": [' > s/my.suite.json")
    let run = try workshop.run(
      "$render goldens list s --json; $render goldens list s; $render goldens prune s/a.json")
    #expect(run.status == 65)
    #expect(run.output.contains("s/goldens/gone: timeline (no case that is known)\n"))
    #expect(run.output.contains("\"hasCase\": null"), "\(run.output)")
    #expect(
      run.error.contains("'s/my.suite.json' cannot be read, and may have cases that need goldens"))
    #expect(try Self.left(workshop) == "a b c gone\n")
  }

  @Test func `of a folder that only the command line names, nothing is removed`() throws {
    let workshop = try Self.workshop("mv s/goldens g")
    let run = try workshop.run(
      "$render goldens list s --goldens g; $render goldens prune s --goldens g")
    #expect(run.status == 2)
    #expect(run.output.contains("g/gone: timeline (no case that is known)\n"), "\(run.output)")
    #expect(run.error.contains("nobody knows which other cases keep theirs in 'g'"), "\(run.error)")
    #expect(try Self.left(workshop, in: "g") == "a b c gone\n")
    let usual = try workshop.run("mv g s/goldens; $render goldens prune s --goldens ./s/goldens/")
    #expect(usual.output == "removed the goldens of 'gone'\n", "\(usual.error)")
  }

  @Test func `a golden that a scene beside the named one is made of stays`() throws {
    let workshop = try Self.workshop(
      """
      $render scene.json --at 0 -o s/goldens/photo.strip.png -q; ln -s goldens/photo.strip.png s/photo.png
      echo '{"version":1,"canvas":{"size":[9,9]},"assets":{"p":"photo.png"},
        "layers":[{"id":"p","size":[9,9],"image":"p"}]}' > s/d.json
      """)
    let run = try workshop.run("$render goldens prune s/a.json")
    #expect(run.status == 73)
    #expect(run.error.contains("'s/goldens/photo.strip.png': it is one of the inputs"))
    #expect(try Self.left(workshop) == "a b c gone photo\n")
  }
}
