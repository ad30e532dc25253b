import SegueMotion
import SegueMotionAssertions

extension Flashes: RecordedRule {
  func findings(in recording: RecordedContext) -> [AuditFinding] {
    recording.scan.spots.compactMap { spot in
      guard let measure = measure(of: spot) else { return nil }
      let end = recording.time(of: spot.frame)
      let second = max(.zero, end - .seconds(1))
      let first =
        recording.scan.pictures.firstIndex { .seconds($0.begin) >= second } ?? spot.frame
      var found = recording.finding(
        self, measure, value: Double(spot.steps), during: min(first, spot.frame)...spot.frame
      ) { _ in sentence(about: spot) }
      found?.area = spot.window
      return found
    }
  }
}
