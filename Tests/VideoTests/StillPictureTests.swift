import SegueFiles
import SegueVideo
import SegueRaster
import TestSupport
import Testing

/// Movies some of whose pictures stay, decoded frame by frame.
@Suite struct StillPictureTests {
  /// A movie of the test screen and what a decoder makes of it.
  private struct Filmed {
    let probe: MovieProbe
    let frames: [[[UInt8]]]
    let plan: SegmentPlan
  }

  /// Films pictures of the test screen: frame i shows picture `pictures[i]`.
  private func film(
    _ pictures: [Int], _ codec: MovieCodec, _ screen: TestScreen, fadesScreen: Bool = false
  ) async throws -> Filmed {
    let scratch = try Scratch()
    let format = MovieFormat(width: screen.width, height: screen.height, frames: 12)
    let recipe = MovieRecipe(codec, format, fadesScreen: fadesScreen)
    let plan = recipe.plan(frameCount: pictures.count, stills: Self.stills(pictures))
    let writer = MovieWriter(try OutputFile(scratch("film.mp4")), recipe)
    for index in 0..<plan.count {
      let encoder = try SegmentEncoder(recipe, plan.pictures(ofSegment: index))
      for frame in plan.frames(ofSegment: index) {
        try await encoder.encode(
          recipe.takesSurfaces
            ? .surface(try screen.surface(frame: pictures[frame]))
            : .planes(screen.planes(frame: pictures[frame])))
      }
      try await writer.append(encoder.finish())
    }
    try await writer.finish()
    var frames: [[[UInt8]]] = []
    try MovieProbe.decode(scratch("film.mp4")) { frames.append($0.planes) }
    return Filmed(probe: try MovieProbe(scratch("film.mp4")), frames: frames, plan: plan)
  }

  /// The stretches of equal numbers.
  private static func stills(_ pictures: [Int]) -> [Range<Int>] {
    var stills: [Range<Int>] = []
    var first = 0
    for place in 1...pictures.count {
      if place < pictures.count, pictures[place] == pictures[first] { continue }
      if place - first > 1 { stills.append(first..<place) }
      first = place
    }
    return stills
  }

  /// Checks what holds of every such movie.
  private func check(_ filmed: Filmed, _ pictures: [Int]) {
    #expect(filmed.frames.count == pictures.count)
    for frame in 1..<pictures.count where pictures[frame] == pictures[frame - 1] {
      #expect(filmed.frames[frame] == filmed.frames[frame - 1], "frame \(frame) differs")
    }
    let packets = filmed.probe.packets
    let length = packets[0].duration
    #expect(packets.map(\.time) == pictures.indices.map { $0 * length })
    #expect(packets.map(\.decodingTime) == packets.map(\.time))
    #expect(packets.allSatisfy { $0.duration == length })
    let keys = packets.indices.filter { packets[$0].isKey }
    #expect(keys == filmed.plan.segments.map(\.lowerBound))
    checkNumbers(of: packets)
  }

  /// Checks that pictures count themselves from key picture to key picture: frame_num, four bits behind a
  /// one, 00110 and a one, which follow the unit's length and its first byte (clauses 7.3.3 and 7.4.3).
  private func checkNumbers(of packets: [MoviePacket]) {
    var number = 0
    for (frame, packet) in packets.enumerated() {
      number = packet.isKey ? 0 : (number + 1) % 16
      guard !packet.isKey else { continue }
      #expect(packet.bytes[5] >> 1 == 0b100_1101)
      #expect(Int(packet.bytes[5] & 1) << 3 | Int(packet.bytes[6] >> 5) == number, "frame \(frame)")
    }
  }

  @Test(
    arguments: [
      MovieCodec.h264(.draft), .h264(.standard), .h264(.high), .h264Lossless, .h264(.small),
    ], [false, true])
  func `what stays is decoded as the frame before it`(codec: MovieCodec, fades: Bool) async throws {
    // Pictures that stay: at the beginning, between movements, for two frames, and at the end.
    let pictures = [0, 0, 0, 1, 2, 3, 4, 4, 5, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 9, 10, 11, 11, 11]
    let filmed = try await film(
      pictures, codec, TestScreen(width: 90, height: 122), fadesScreen: fades)
    #expect(filmed.frames.count == pictures.count)
    if codec.repeatsPictures { check(filmed, pictures) }
  }

  /// Eleven seconds of one picture take few bytes, and players find key frames in them that look alike.
  @Test func `a picture that stays for long is the same at every key frame`() async throws {
    let pictures = Array(0..<8) + Array(repeating: 8, count: 400) + Array(9..<20)
    let filmed = try await film(pictures, .h264(.standard), TestScreen(width: 90, height: 122))
    check(filmed, pictures)
    #expect(filmed.plan.segments == [0..<8, 8..<128, 128..<248, 248..<368, 368..<419])
    let held = filmed.probe.packets[9..<128].map(\.bytes.count)
    #expect(held.allSatisfy { $0 < 40 })
  }

  @Test(arguments: [MovieQuality.draft, .standard, .high])
  func `a picture that stays is finer than one that moves`(quality: MovieQuality) async throws {
    let screen = TestScreen(width: 180, height: 320)
    let still = try await film(
      Array(0..<10) + Array(repeating: 10, count: 10), .h264(quality), screen)
    let moving = try await film(Array(0..<20), .h264(quality), screen)
    func likeness(_ filmed: Filmed) -> Double {
      var likeness = Likeness()
      likeness.compare(filmed.frames[10][0], to: screen.planes(frame: 10).luma)
      return likeness.decibels
    }
    #expect(still.frames[9] == moving.frames[9])
    #expect(likeness(still) > likeness(moving) + 0.25)
  }

  /// Films of random movements and stretches in which nothing moves.
  @Test(arguments: SeededGenerator.seeds)
  func `random films are decoded as they were`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var pictures: [Int] = []
    var picture = 0
    while pictures.count < 150 {
      let stays = random.int(in: 0...2) == 0
      for _ in 0..<random.int(in: 1...(random.int(in: 0...5) == 0 ? 160 : 12)) {
        pictures.append(picture)
        if !stays { picture += 1 }
      }
      picture += 1
    }
    let qualities: [MovieQuality] = [.draft, .standard, .high]
    let screen = TestScreen(
      width: 2 * random.int(in: 9...60), height: 2 * random.int(in: 9...60))
    let filmed = try await film(
      pictures, .h264(qualities[random.int(in: 0...2)]), screen,
      fadesScreen: random.int(in: 0...1) == 1)
    check(filmed, pictures)
    for frame in pictures.indices {
      var likeness = Likeness()
      likeness.compare(filmed.frames[frame][0], to: screen.planes(frame: pictures[frame]).luma)
      #expect(likeness.decibels > 33, "frame \(frame)")
    }
  }
}
