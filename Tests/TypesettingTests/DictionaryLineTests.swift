import SegueSceneGraph
import SegueTypesetting
import Testing

/// Where lines of Lao, Khmer and Burmese may end, which are written without spaces.
@Suite struct DictionaryLineTests {
  /// A text, divided where ICU 72 lets a line end, as a program of its own has printed it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let font: TestFont
    let words: [String]

    var testDescription: String { "\(font)" }
    var text: String { words.joined() }

    init(_ font: TestFont, _ words: String) {
      self.font = font
      self.words = words.split(separator: "|").map(String.init)
    }
  }

  private static let samples = [
    Sample(.lao, "ຂ້ອຍ|ຮັກ|ພາສາ|ລາວ |ແລະ |ຢາກ|ຮຽນຮູ້|ວັດທະນະທຳ|ຂອງ|ປະເທດ|ລາວ|ໃຫ້|ຫຼາຍ|ຂຶ້ນ"),
    Sample(.lao, "(ພາສາ|ລາວ) |12 |ຂອງ|ປະເທດ"),
    Sample(.khmer, "ខ្ញុំ|ស្រឡាញ់|ភាសាខ្មែរ|ហើយ|ចង់|រៀន|វប្បធម៌|របស់|ប្រទេស|កម្ពុជា|ឱ្យ|បាន|ច្រើន"),
    Sample(.burmese, "မြန်မာဘာသာ|စကား|ကို |လေ့လာ|ချင်|ပါ|တယ်"),
  ]

  /// The glyphs of the lines but for spaces, of which a line has none at its end.
  private static func glyphs(
    _ words: String, _ font: TestFont, width: Double = 10_000, _ typesetter: inout Typesetter
  ) throws -> [[UInt32]] {
    let block = TextBlock(
      words, faces: [font.rawValue, TestFont.inter.rawValue], size: 18, width: width)
    let space = try typesetter.layout(of: TextBlock(" ", faces: block.runs[0].faces)).lines[0]
      .glyphs
    return try typesetter.layout(of: block).lines.map { line in
      line.glyphs.map(\.number).filter { $0 != space.first?.number }
    }
  }

  @Test(arguments: samples)
  func `a line ends behind a word`(sample: Sample) throws {
    var typesetter = try TestFont.typesetter()
    let words = try sample.words.map {
      try Self.glyphs($0, sample.font, &typesetter).flatMap(\.self)
    }
    var counts: Set<Int> = []
    for width in stride(from: 140.0, through: 400, by: 7) {
      var rest = words[...]
      let lines = try Self.glyphs(sample.text, sample.font, width: width, &typesetter)
      for line in lines {
        var place = line.count
        while place > 0, let word = rest.popFirst() { place -= word.count }
        #expect(place == 0, "a line of \(line.count) glyphs, \(width) points wide, ends in a word")
      }
      #expect(rest.isEmpty)
      counts.insert(lines.count)
    }
    #expect(counts.count > 1)
  }

  @Test(arguments: samples)
  func `a line is as full as its words allow`(sample: Sample) throws {
    var typesetter = try TestFont.typesetter()
    let faces = [sample.font.rawValue, TestFont.inter.rawValue]
    func width(_ words: ArraySlice<String>) throws -> Int {
      let block = TextBlock(words.joined(), faces: faces, size: 18, width: 10_000)
      return try typesetter.layout(of: block).lines[0].width
    }
    for column in [110, 150, 230, 310] {
      var starts = [0]
      for end in sample.words.indices
      where try width(sample.words[starts[starts.count - 1]...end]) > column * 1_024 {
        starts.append(end)
      }
      let lines = try Self.glyphs(
        sample.text, sample.font, width: Double(column), &typesetter)
      #expect(lines.count == starts.count, "\(column)")
    }
  }

  /// A word that is wider than its column is broken, but a letter keeps its signs.
  @Test(arguments: [
    (TestFont.lao, ["ທຳ", "ມະ", "ຊາ", "ດ"]), (.lao, ["ເທ", "ດ"]), (.lao, ["ໂລ", "ກ"]),
    (.khmer, ["ច្រើ", "ន"]), (.khmer, ["ប្រ", "ទេ", "ស"]), (.burmese, ["မြ", "န်", "မာ"]),
  ])
  func `a vowel sign stays with its letter`(font: TestFont, clusters: [String]) throws {
    var typesetter = try TestFont.typesetter()
    let expected = try clusters.map {
      try Self.glyphs($0, font, &typesetter).flatMap(\.self).count
    }
    let lines = try Self.glyphs(clusters.joined(), font, width: 0, &typesetter)
    #expect(lines.map(\.count) == expected)
  }

  @Test(arguments: samples)
  func `no line is cut where letters may be parted anywhere, either`(sample: Sample) throws {
    var typesetter = try TestFont.typesetter()
    let block = TextBlock(
      sample.text, faces: [sample.font.rawValue, TestFont.inter.rawValue], width: 0)
    let words = try typesetter.layout(of: block).lines.map { $0.glyphs.map(\.number) }
    let letters = try typesetter.layout(of: block.changed { $0.wrapping = .character }).lines
      .map { $0.glyphs.map(\.number) }
    #expect(words == letters)
  }
}
