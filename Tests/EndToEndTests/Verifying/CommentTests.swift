import Foundation
import TestSupport
import Testing

/// `--comment` of `render verify`, and cases that changed alike.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is missing"))
struct CommentTests {
  /// A folder with cards whose springs have changed since they were recorded, and one that has lost its corners.
  private static func workshop(_ count: Int) throws -> Workshop {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      mkdir cards; for i in $(seq 1 \(count)); do cat > cards/card-$i.json << END
      {"version": 1, "canvas": {"size": [60, 40], "scale": 1, "background": "#FFFFF$(($i % 10))"}, "layers": [
        {"id": "card", "frame": [10, 10, 20, 20], "background": "#0A84FF", "cornerRadius": 4,
         "translateX": {"from": 0, "to": 20, "easing": {"spring": {"response": 300, "dampingRatio": 0.8}}}}]}
      END
      done; cp cards/card-1.json cards/other.json; $render record cards -q
      sed -i 's/"dampingRatio": 0.8/"dampingRatio": 0.6/' cards/card-*.json
      sed -i 's/"cornerRadius": 4,//' cards/other.json
      """)
    try #require(run.status == 0, "\(run)")
    return workshop
  }

  @Test func `many cases that changed alike are told once, and all are with -v`() throws {
    let run = try Self.workshop(6).run(
      "$render verify cards; echo; $render verify cards -v | grep -c ^card-; $render verify cards --json | grep -c reproduce"
    )
    let words = run.output
    #expect(words.matches(of: /card-\d: different\n/).count == 1, "\(words)")
    #expect(words.contains("other: different\n"), "\(words)")
    let line =
      "6 cases differ by the same change: spring of 'card': dampingRatio 0.8 → 0.6"
      + " (card-1, card-2, card-3 and 3 more)\n-v tells each of them\n"
    #expect(words.contains(line + "7 cases: 7 different\n"), "\(words)")
    #expect(words.hasSuffix("\n6\n7\n"), "\(words)")
  }

  @Test func `what has no cause is told once, too`() throws {
    let run = try Self.workshop(5).run(
      """
      sed -i 's/"dampingRatio": 0.6/"dampingRatio": 0.8/; s/"cornerRadius": 4,/"cornerRadius": 6,/' cards/card-*.json
      $render verify cards
      """)
    #expect(
      run.output.contains("5 cases differ by the same change: layer 'card': ")
        && run.output.contains("6 cases: 6 different\n"), "\(run)")
  }

  @Test func `of few cases that changed alike all are named`() throws {
    let run = try Self.workshop(3).run("$render verify cards")
    #expect(run.output.matches(of: /card-\d: different\n/).count == 1, "\(run.output)")
    #expect(run.output.contains("0.6 (card-1, card-2, card-3)\n"), "\(run.output)")
    #expect(try !Self.workshop(1).run("$render verify cards").output.contains("the same change"))
  }

  @Test func `a comment has what differs and pictures beside it, by shards too`() throws {
    let run = try Self.workshop(4).run(
      """
      $render verify cards --comment alone/all -q > said; echo $?; ls alone/all; cat alone/all/comment.md
      for n in 1 2; do $render verify cards --shard $n/2 -q || exit 9; done
      $render merge shards --comment both -q > said; diff -r alone/all both && echo same
      $render verify cards --comment far --comment-address https://e.org/pr-7 -q > said
      grep -o '(http[^)]*)' far/comment.md
      """)
    let words = run.output
    #expect(
      run.error.isEmpty && words.hasPrefix("1\ncase-1.png\ncase-2.png\ncomment.md\n"), "\(run)")
    #expect(
      words.contains(
        "| **4 films**: card-1, card-2, card-3, card-4<br>different | the same change: spring of"),
      "\(words)")
    #expect(
      words.contains("](case-2.png) |\n") && words.contains("render approve cards/other.json"))
    #expect(
      words.hasSuffix("same\n(https://e.org/pr-7/case-1.png)\n(https://e.org/pr-7/case-2.png)\n"))
  }

  @Test func `beside a revision a comment has films of before and after`() throws {
    let run = try Workshop().run(
      """
      mkdir cards; cat > cards/card.json << END
      {"version": 1, "canvas": {"size": [60, 40], "scale": 1, "background": "#FFFFFF"}, "layers": [
        {"id": "card", "frame": [10, 10, 20, 20], "background": "#0A84FF",
         "translateX": {"from": 0, "to": 20, "duration": 200, "easing": "linear"}}]}
      END
      $render record cards -q > recorded && git init -q -b main . && git add -A &&
        git -c user.name=T -c user.email=t@t commit -q -m all || exit 9
      sed -i 's/"easing": "linear"/"easing": "ease-in"/' cards/card.json
      $render verify cards --base main --comment films -q > said; echo $?; ls films
      grep -o '([^)]*webp)' films/comment.md | tr -d '()' | while read -r name; do
        test $(wc -c < films/$name) -le 400000 && grep -c ANMF films/$name > counted && echo $name is there
      done
      $render verify cards --comment strips -q > said; ls strips
      """)
    #expect(run.error.isEmpty, "\(run)")
    #expect(
      run.output == """
        1
        case-1-after.webp
        case-1-before.webp
        comment.md
        case-1-before.webp is there
        case-1-after.webp is there
        case-1.png
        comment.md

        """, "\(run)")
  }

  @Test(arguments: ["ftp://a", "https://a b", "https://a/)x", "x"])
  func `an address is one`(address: String) throws {
    let run = try Workshop().run(
      """
      $render verify scene.json --comment c --comment-address '\(address)'; echo $?
      $render verify scene.json --comment-address https://a; echo $?; ls
      """)
    #expect(run.output == "2\n2\nscene.json\n", "\(run)")
    #expect(run.error.contains("expected an address that begins with https://"))
  }

  /// The gallery's tolerance for recordings: another rasterizer, by two levels in a few pixels.
  @Test func `what differs as it may is told with its reason`() throws {
    let workshop = try Workshop(
      """
      {"version": 1, "canvas": {"size": [60, 40], "scale": 1, "background": "#FFFFFF"}, "layers": [
        {"id": "card", "frame": [10, 10, 20, 20], "background": "#0A84FF",
         "translateX": {"from": 0, "to": 20, "duration": 200}}]}
      """)
    try workshop.write(
      Data(
        #"""
        {"version": 1, "cases": [{"recording": "film.apng", "against": "scene.json",
          "tolerance": {"levels": 2, "because": "the renderer was updated"}}]}
        """#.utf8), to: "suite.json")
    let run = try workshop.run(
      """
      sed 's/0A84FF/0B84FF/' scene.json > other.json; $render other.json -o film.apng -q
      $render verify suite.json --comment c; echo $?; cat c/comment.md
      """)
    #expect(run.output.contains("1 case: 1 as expected\n0\n"), "\(run)")
    #expect(
      run.output.contains("<details><summary>1 film differs, and may</summary>")
        && run.output.contains(" | the renderer was updated |\n"), "\(run)")
  }
}
