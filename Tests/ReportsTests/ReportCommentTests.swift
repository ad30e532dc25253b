import Foundation
import SegueImages
import SegueRaster
import SegueReports
import SegueVerification
import TestSupport
import Testing

/// The comment below a pull request.
@Suite struct ReportCommentTests {
  /// A case with pictures, some that changed alike, and one that differs as it may.
  private static func report() throws -> VerificationReport {
    var report = SampleReport.plain
    var item = SampleReport.different("swing")
    try item.films.append(SampleReport.film(.frames))
    report.add(item)
    for index in 1...8 { report.add(SampleReport.different("theme-\(index)")) }
    report.add(SampleReport.open("push"))
    var accepted = SampleReport.same("push+device=small", 12)
    accepted.allowance = "the renderer was updated | see #12"
    report.add(accepted)
    return report
  }

  @Test func `a comment is as expected`() throws {
    let comment = try ReportComment(Self.report())
    expectGolden(comment.text, at: "reports/comment.md")
    #expect(comment.pictures.map(\.name) == ["case-1-before.webp", "case-1-after.webp"])
  }

  /// A report on a case with one film.
  private static func report(showing film: ReportedFilm) -> VerificationReport {
    var report = VerificationReport(title: "a", engine: "segue")
    var item = SampleReport.different("swing")
    item.films = [film]
    report.add(item)
    return report
  }

  /// Pictures in front of and behind a change, with a name each and a time if there are times.
  private static func film(
    _ pictures: [Surface], at times: [Double]? = nil, other: Surface? = nil
  ) throws -> ReportedFilm {
    var film = ReportedFilm("Moments")
    for (index, picture) in pictures.enumerated() {
      let other = other ?? pictures[(index + 1) % pictures.count]
      try film.add(
        picture: "moment \(index)", at: times?[index], expected: picture, actual: other)
    }
    return film
  }

  /// The milliseconds for which each picture of an animated WebP is shown.
  private static func lengths(_ file: [UInt8]) throws -> [Int] {
    let player = try WebPPlayer(file)
    var lengths: [Int] = []
    while let picture = try player.next() {
      #expect(picture.ticksPerSecond == 1000)
      lengths.append(picture.ticks)
    }
    return lengths
  }

  @Test func `stills are a strip, linked where it can be seen`() throws {
    let report = try Self.report(
      showing: Self.film([SampleReport.screen(0, shade: 0), SampleReport.screen(60, shade: 0)]))
    for (address, link) in [
      (nil, "(case-1.png)"), ("https://e.org/x", "(https://e.org/x/case-1.png)"),
      ("https://e.org/x/", "(https://e.org/x/case-1.png)"),
    ] {
      let comment = try ReportComment(report, at: address)
      #expect(
        comment.text.contains("above as it was, below as it is: moment 0, moment 1]"),
        "\(comment.text)")
      #expect(comment.text.contains(link + " |\n"), "\(comment.text)")
      let picture = try #require(comment.pictures.first)
      #expect(comment.pictures.count == 1 && picture.name == "case-1.png")
      #expect(picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && picture.bytes.count < 60_000)
    }
  }

  @Test func `films of before and after stand beside each other, at the pace of the film`() throws {
    let comment = try ReportComment(Self.report(showing: SampleReport.film(.frames)))
    #expect(
      comment.text.contains(
        " | ![swing, as it was: frame 0 to frame 24](case-1-before.webp)"
          + " ![swing, as it is: frame 0 to frame 24](case-1-after.webp) |\n"), "\(comment.text)")
    let far = try ReportComment(
      Self.report(showing: SampleReport.film(.frames)), at: "https://e.org")
    #expect(far.text.contains("(https://e.org/case-1-after.webp)"))
    try #require(comment.pictures.count == 2)
    for picture in comment.pictures {
      // 25 frames of a sixtieth of a second, to the nearest millisecond, and the last for as long as a rest.
      let starts = (0..<25).map { Int((Double($0) * 1000 / 60).rounded()) } + [400 + 800]
      #expect(
        try Self.lengths(picture.bytes) == zip(starts, starts.dropFirst()).map { $1 - $0 })
      // 240 by 420 pixels, halved to stay within 240, and a line around them.
      #expect(try WebPPlayer(picture.bytes).size == (122, 212))
    }
  }

  @Test func `the same pictures at the same times stand in both films`() throws {
    let screens = try (0..<4).map { try SampleReport.screen($0 * 30, shade: 0x5B5BD6) }
    let film = try Self.film(screens, at: [0, 100, 3_000, 3_008])
    let comment = try ReportComment(Self.report(showing: film))
    // A rest is half a second at most, and what is seen for less than 11 ms is left out.
    for picture in comment.pictures { #expect(try Self.lengths(picture.bytes) == [100, 500, 800]) }
    let fast = try Self.film(screens, at: [0, 5, 10, 15])
    for picture in try ReportComment(Self.report(showing: fast)).pictures {
      #expect(try Self.lengths(picture.bytes) == [15, 800])
    }
  }

  @Test func `what does not fit is slower or smaller, and two sizes are a strip`() throws {
    var random = SeededGenerator(seed: 7)
    func noise(_ side: Int) throws -> Surface {
      var surface = try Surface(width: side, height: side)
      try surface.withPixels { target in
        for index in 0..<target.count {
          target[index] = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
        }
      }
      return surface
    }
    let pictures = try (0..<30).map { _ in try noise(240) }
    let film = try Self.film(pictures, at: (0..<30).map { Double($0) * 16 })
    let comment = try ReportComment(Self.report(showing: film))
    try #require(comment.pictures.map(\.name) == ["case-1-before.webp", "case-1-after.webp"])
    for picture in comment.pictures {
      #expect(picture.bytes.count <= 400_000 && picture.bytes.count > 20_000)
      #expect(try Self.lengths(picture.bytes).count < 30)
    }
    let large = try Self.film([noise(240), noise(120)], at: [0, 100], other: noise(120))
    let other = try ReportComment(Self.report(showing: large))
    #expect(other.pictures.map(\.name) == ["case-1.png"], "its pictures have two sizes")
  }

  @Test func `two hundred cases that changed alike are one row, and others are not`() throws {
    var report = VerificationReport(title: "many", engine: "segue")
    for index in 0..<200 { report.add(SampleReport.different("film-\(index)")) }
    report.add(SampleReport.different("other", layer: "sheet"))
    let text = try ReportComment(report).text
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| **") }
    try #require(rows.count == 2, "\(text)")
    #expect(
      rows[0].hasPrefix(
        "| **200 films**: film-0, film-1, film-2, film-3, film-4, film-5 and 194 more<br>"))
    #expect(rows[0].contains(" | the same change: spring of 'card': dampingRatio 0.8 → 0.65<br>"))
    #expect(rows[1].hasPrefix("| **other**<br>different | spring of 'sheet'"))
  }

  @Test func `hostile words stay words`() throws {
    var report = VerificationReport(title: SampleReport.hostile, engine: SampleReport.hostile)
    report.add(SampleReport.different(SampleReport.hostile, layer: SampleReport.hostile))
    var accepted = SampleReport.same(SampleReport.hostile, 1)
    accepted.allowance = SampleReport.hostile
    report.add(accepted)
    report.add(SampleReport.open(SampleReport.hostile))
    let text = try ReportComment(report).text
    #expect(!text.contains("\u{202E}"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.contains("---") }
    // In a block of code, which nothing in it can end, words are as they are.
    #expect(rows.count == 5 && rows.allSatisfy { !$0.contains("<img") }, "\(text)")
    #expect(
      rows.allSatisfy { $0.replacing("\\|", with: "").filter { $0 == "|" }.count == 4 }, "\(text)")
  }

  @Test func `a comment ends before it is too long, and says so`() throws {
    var report = VerificationReport(title: "many", engine: "segue")
    for index in 0..<900 {
      report.add(SampleReport.different("film-\(index)", layer: "layer-\(index)"))
      var accepted = SampleReport.same("same-\(index)", 1)
      accepted.allowance = "the renderer was updated"
      report.add(accepted)
    }
    let text = try ReportComment(report).text
    #expect(text.utf8.count > 55_000 && text.utf8.count < 61_000, "\(text.utf8.count)")
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| **") }
    #expect(rows > 100 && text.contains("\n\(900 - rows) more are left out here, because "))
  }
}
