import Foundation
import TestSupport
import Testing

/// What a verdict says of a film in which several things have become different, and why.
@Suite struct CauseVerdictTests {
  /// Three cards that rise one after the other.
  private static func scene(
    damping: String = "0.8", stagger: Int = 80, color: String = "#1C2340"
  ) -> Data {
    let layers = (0..<3).map { index in
      """
      { "id": "card-\(index)", "size": [20, 20], "background": "\(color)", "position": {
          "from": [\(20 + index * 26), 100], "to": [\(20 + index * 26), 40],
          "delay": \(index * stagger), "easing": { "spring": { "response": 400, "dampingRatio": \(damping) } } } }
      """
    }
    return Data(
      """
      { "version": 1, "title": "Cards & curves", "duration": 900,
        "canvas": { "size": [96, 64], "scale": 1, "fps": 60, "background": "#FFFFFF" },
        "layers": [\(layers.joined(separator: ","))] }
      """.utf8)
  }

  private func workshop() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Self.scene(), to: "scene.json")
    #expect(try workshop.run("$render record scene.json").status == 0)
    return workshop
  }

  /// The workshop as a repository whose only commit has the agreed scene.
  private static let commit =
    "git init -q -b main . && git add . && git -c user.name=T -c user.email=t@t commit -qm agreed"

  @Test func `a damping, a stagger and a color are told as such`() throws {
    let workshop = try workshop()
    try workshop.write(
      Self.scene(damping: "0.65", stagger: 60, color: "#1C2A40"), to: "scene.json")
    let shelled = try workshop.run("$render verify scene.json")
    #expect(shelled.status == 1)
    expectGolden(shelled.output, at: "cli/verify-causes.txt")
  }

  @Test func `a page opens on the film of a revision beside the one that is`() throws {
    let workshop = try workshop()
    #expect(try workshop.run("\(Self.commit) && mkdir .git/scratch").status == 0)
    try workshop.write(Self.scene(damping: "0.65"), to: "scene.json")
    let before = try workshop.run("git status --porcelain; ls .git .git/scratch").output
    let run = try workshop.run(
      "TMPDIR=$PWD/.git/scratch $render verify . --report /tmp/page-$$.html --base main; "
        + "code=$?; mv /tmp/page-$$.html .; mv page-*.html page.html; exit $code")
    #expect(run.status == 1)
    #expect(run.error == "")
    let page = workshop.bytes(of: "page.html").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let title = try #require(page.firstRange(of: "<h3>As it was at main, and as it is"))
    #expect(page[..<title.lowerBound].contains("<h3>") == false)
    #expect(page.contains("<code dir=\"ltr\">render verify scene.json</code>"))
    #expect(page.contains("<dt>base</dt><dd><bdi>main ("))
    #expect(page.contains("<bdi>Cards &amp; curves</bdi></h2>"))
    #expect(page.contains("<p class=\"title\"><bdi>\(workshop.folder.lastPathComponent)</bdi></p>"))
    #expect(page.contains("alt=\"expected, frame "))
    #expect(page.contains("pring of &#39;card-0&#39;, &#39;card-1&#39; and &#39;card-2&#39;"))
    _ = try workshop.run("rm page.html")
    #expect(
      try workshop.run("git status --porcelain; ls .git .git/scratch").output == before)
  }

  @Test func `without a revision a page opens on the stills`() throws {
    let workshop = try workshop()
    try workshop.write(Self.scene(damping: "0.65"), to: "scene.json")
    _ = try workshop.run("$render verify scene.json --report page.html")
    let page = workshop.bytes(of: "page.html").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let first = try #require(page.firstRange(of: "<h3>"))
    #expect(page[first.upperBound...].hasPrefix("Five moments"))
  }

  @Test func `a revision, a repository or git that is not there is told`() throws {
    let workshop = try workshop()
    let verify = "$render verify scene.json --report page.html --base"
    let nowhere = try workshop.run("\(verify) main")
    #expect(nowhere.status == 66)
    #expect(nowhere.error.contains("'.' is in no git repository"))
    #expect(try workshop.run(Self.commit).status == 0)
    let unknown = try workshop.run("\(verify) nightly")
    #expect(unknown.status == 66)
    #expect(
      unknown.error.contains("'nightly' is no revision of the repository around '.'"))
    #expect(unknown.error.contains("'git fetch' brings others"))
    _ = try workshop.run("git update-ref refs/remotes/origin/nightly HEAD")
    #expect(try workshop.run("\(verify) nightly").error.contains("did you mean 'origin/nightly'?"))
    let none = try workshop.run("TMPDIR=$PWD PATH=/nowhere \(verify) main")
    #expect(none.status == 69)
    #expect(none.error.contains("--base takes films from git, which is not installed"))
    let option = try workshop.run("\(verify)=--output=x")
    #expect(option.status == 2)
    let idle = try workshop.run("$render verify scene.json --base main")
    #expect(idle.status == 2)
    #expect(idle.error.contains("--base shows films on a page, and --report is not given"))
    #expect(try workshop.names() == ["scene.json", "goldens", ".git"])
  }

  @Test func `a film that a revision lacks is shown as it is, with a warning`() throws {
    let workshop = try workshop()
    #expect(
      try workshop.run(
        "git init -q -b main . && git -c user.name=T -c user.email=t@t "
          + "commit -q --allow-empty -m empty"
      ).status == 0)
    try workshop.write(Self.scene(damping: "0.65"), to: "scene.json")
    let run = try workshop.run("$render verify scene.json --report page.html --base main")
    #expect(run.status == 1)
    #expect(run.error.contains("scene cannot be shown as at main: "))
    #expect(workshop.bytes(of: "page.html") != nil)
  }
}
