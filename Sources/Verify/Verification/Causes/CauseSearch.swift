import SegueMotion

/// Tries what may have been another about animations, and says what was.
struct CauseSearch {
  private let part: MovingPart
  private let animation: Animation

  /// A cause and what it takes back.
  struct Finding: Hashable {
    let change: Cause.Change
    let retiming: Retiming
  }

  /// A search about animations that are alike.
  init(_ part: MovingPart) {
    self.part = part
    animation = part.animations[0]
  }

  /// Times that people write, in milliseconds.
  private static let times = [50, 10, 5, 1, 0.5, 0.1, 0.01]
  /// Maximum shift of a start, earlier or later, in milliseconds.
  private static let reach = 600.0

  /// The one thing that was another; `nil` if it was more, or something else.
  var finding: Finding? {
    start ?? duration ?? curve ?? spring
  }

  /// The beginning, given what else is known to have been another.
  func start(besides known: Retiming) -> Finding? {
    let guess = Guess.even(-Self.reach, Self.reach, step: 10, units: Self.times)
    func retiming(_ milliseconds: Double) -> Retiming {
      var retiming = known
      retiming.delay = .milliseconds(milliseconds)
      return retiming
    }
    let answer = guess.answer {
      part.distance(retiming($0))
    } holds: {
      part.isProven(retiming($0))
    }
    return answer.map { Finding(change: .start(later: -$0), retiming: retiming($0)) }
  }

  private var start: Finding? { start(besides: Retiming()) }

  /// Finding about the duration of a run on a curve, or on a spring that fits any duration.
  private var duration: Finding? {
    guard isAlike(\.timing.duration), isAlike(\.pace), animation.groups.isEmpty,
      animation.timing.duration > .zero
    else { return nil }
    func retiming(_ milliseconds: Double) -> Retiming? {
      let time = Time.milliseconds(milliseconds)
      if case .easing = animation.pace { return Retiming(duration: time) }
      guard case .spring(let spring, let sampling) = animation.pace, sampling.endsAs == .uiKit,
        sampling.end != nil,
        let fit = try? SpringFit(
          duration: time.seconds, dampingRatio: spring.dampingRatio,
          initialVelocity: spring.initialVelocity)
      else { return nil }
      return Retiming(duration: time, pace: .spring(fit))
    }
    let now = animation.timing.duration.milliseconds
    let answer = Guess.around(now, units: Self.times).answer {
      retiming($0).map { part.distance($0) } ?? .infinity
    } holds: {
      retiming($0).map { part.isProven($0) } ?? false
    }
    guard let answer, let retiming = retiming(answer) else { return nil }
    return Finding(change: .duration(old: answer, new: now), retiming: retiming)
  }

  /// Another curve that has a name.
  private var curve: Finding? {
    guard isAlike(\.pace), case .easing(let easing) = animation.pace else { return nil }
    let entry = EasingCatalog.entries.first { entry in
      entry.easing != easing && part.isProven(Retiming(pace: .easing(entry.easing)))
    }
    return entry.map { entry in
      Finding(
        change: .curve(old: entry.name, new: easing.name),
        retiming: Retiming(pace: .easing(entry.easing)))
    }
  }

  /// Another number of the spring.
  private var spring: Finding? {
    guard isAlike(\.pace), case .spring(let spring, let sampling) = animation.pace else {
      return nil
    }
    for number in SpringGuess.all(of: spring, sampling) {
      let plain = { (pace: TimingCurve) in Retiming(pace: pace) }
      if let finding = finding(number, tried: plain, plain) ?? ended(number, sampling) {
        return finding
      }
    }
    return nil
  }

  /// A number of the spring, given what else became of the animation by its being another: roughly while numbers are
  /// tried, and exactly where one is to hold.
  private func finding(
    _ number: SpringGuess, tried trial: (TimingCurve) -> Retiming,
    _ retiming: (TimingCurve) -> Retiming
  ) -> Finding? {
    let answer = number.guess.answer { value in
      number.pace(value).map { part.distance(trial($0)) } ?? .infinity
    } holds: { value in
      number.pace(value).map { part.isProven(retiming($0)) } ?? false
    }
    guard let answer, let pace = number.pace(answer) else { return nil }
    return Finding(
      change: .spring(number.name, old: answer, new: number.value), retiming: retiming(pace))
  }

  /// The same where the golden shows the spring at rest: its platform ends springs by a rule of its own, so that another
  /// number has another end as well, which is found by how the spring is led there.
  private func ended(_ number: SpringGuess, _ sampling: SpringSampling) -> Finding? {
    let begin = animation.timing.begin
    guard sampling.end == nil, animation.groups.isEmpty, isAlike(\.timing.begin),
      let end = part.agreedEnd, end.last > begin.seconds
    else { return nil }
    func retiming(_ pace: TimingCurve, until end: Double) -> Retiming {
      Retiming(duration: .seconds(end) - begin, pace: pace)
    }
    return finding(number, tried: { retiming($0, until: end.next) }) { pace in
      let size = { part.distance(retiming(pace, until: $0), before: end.last) }
      let landing = (0...Self.landings).map { end.last + 0.0025 * Double($0) }
      let found = Guess.least(of: size, on: landing) ?? end.next
      // A spring that has not settled is put at its target in one step, of which the frames before tell nothing.
      return retiming(pace, until: size(end.next) <= size(found) ? end.next : found)
    }
  }

  /// The number of steps of 2.5 ms after the last movement that six decimals show, in which a spring ends.
  private static let landings = 24

  private func isAlike(_ value: KeyPath<Animation, some Equatable>) -> Bool {
    part.animations.allSatisfy { $0[keyPath: value] == animation[keyPath: value] }
  }
}

extension Easing {
  /// The name of the curve, if it has one; otherwise its numbers.
  fileprivate var name: String {
    EasingCatalog.entries.first { $0.easing == self }?.name ?? "\(self)"
  }
}
