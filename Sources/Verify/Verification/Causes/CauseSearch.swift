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
      let answer = number.guess.answer { value in
        number.pace(value).map { part.distance(Retiming(pace: $0)) } ?? .infinity
      } holds: { value in
        number.pace(value).map { part.isProven(Retiming(pace: $0)) } ?? false
      }
      if let answer, let pace = number.pace(answer) {
        return Finding(
          change: .spring(number.name, old: answer, new: number.value),
          retiming: Retiming(pace: pace))
      }
    }
    return nil
  }

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
