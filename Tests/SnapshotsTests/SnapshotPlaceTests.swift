import SegueSnapshots
import Testing

@Suite struct SnapshotPlaceTests {
  @Test(
    arguments: [
      (["CardTests", "opens()"], nil, "opens"),
      (["CardTests", "opens(theme:)"], "dark", "opens.dark"),
      (["CardTests", "Closing", "fades()"], nil, "Closing.fades"),
      (["Cards", "opens()"], nil, "Cards.opens"),
      (["opens()"], nil, "opens"),
      (["CardTests", "`the card opens (twice)`()"], "a/b", "the-card-opens-twice.a-b"),
      (["öffnet()"], "../..", "öffnet.snapshot"),
    ] as [([String], String?, String)])
  func `a golden is called as its test is`(components: [String], name: String?, golden: String) {
    let place = SnapshotPlace(of: components, named: name, in: "/app/Tests/CardTests.swift")
    #expect(place.name == golden)
    #expect(place.folder.path == "/app/Tests/goldens/CardTests")
  }
}
