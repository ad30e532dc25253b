import Foundation
import SegueLinearConstraints

/// The constraints by which a stack arranges its views.
struct StackConstraints {
  private let arrangement: StackArrangement
  private let stack: BoxVariables
  private let members: [StackArrangement.Member]
  private let boxes: [BoxVariables]
  private let spacings: [Double]

  /// Views in the order in which they are listed; from right to left they come in reverse.
  init(
    _ arrangement: StackArrangement, in stack: BoxVariables, members: [StackArrangement.Member],
    boxes: [BoxVariables]
  ) {
    self.arrangement = arrangement
    self.stack = stack
    let spacings = boxes.indices.dropLast().map { Double(arrangement.spacing(after: $0)) }
    let isReversed = arrangement.axis == .horizontal && arrangement.isRightToLeft
    self.members = isReversed ? members.reversed() : members
    self.boxes = isReversed ? boxes.reversed() : boxes
    self.spacings = isReversed ? spacings.reversed() : spacings
  }

  /// All constraints, always in the same order.
  func all() -> [Constraint] {
    guard let first = boxes.first, let last = boxes.last else { return [] }
    let axis = arrangement.axis
    let insets = insets(axis)
    let ends = [
      (LinearSum(first.start(axis)) + -insets.start).constraint(.equal),
      (end(last, axis) + insets.end - LinearSum(stack.length(axis))).constraint(.equal),
    ]
    return ends + distances() + lengths() + boxes.indices.flatMap(across)
  }

  private func insets(_ axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
    let insets = arrangement.insets
    return axis == .horizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
  }

  private func end(_ box: BoxVariables, _ axis: NSLayoutConstraint.Axis) -> LinearSum {
    LinearSum(box.start(axis)) + LinearSum(box.length(axis))
  }
}

// Along the axis.
extension StackConstraints {
  /// The distance behind a view, which is what is left of its neighbor's start.
  private func gap(after index: Int) -> LinearSum {
    LinearSum(boxes[index + 1].start(arrangement.axis)) - end(boxes[index], arrangement.axis)
  }

  private func distances() -> [Constraint] {
    let gaps = boxes.indices.dropLast()
    switch arrangement.distribution {
    case .fill, .fillEqually, .fillProportionally:
      return gaps.map { (gap(after: $0) + -spacings[$0]).constraint(.equal) }
    case .equalSpacing:
      return leastDistances()
        + gaps.dropFirst().map {
          (gap(after: $0) - gap(after: 0)).constraint(.equal, priority: 999)
        }
    case .equalCentering:
      // Distances stay above the least one even where centers cannot be equally far then; views shrink
      // for neither.
      return leastDistances()
        + gaps.dropFirst().map {
          (step(after: $0) - step(after: 0)).constraint(.equal, priority: 149)
        }
    }
  }

  private func leastDistances() -> [Constraint] {
    boxes.indices.dropLast().map { (gap(after: $0) + -spacings[$0]).constraint(.atLeast) }
  }

  /// The distance from a view's center to the next one's.
  private func step(after index: Int) -> LinearSum {
    func center(_ box: BoxVariables) -> LinearSum {
      LinearSum(box.start(arrangement.axis)) + LinearSum(box.length(arrangement.axis)) * 0.5
    }
    return center(boxes[index + 1]) - center(boxes[index])
  }

  private func lengths() -> [Constraint] {
    let lengths = boxes.map { LinearSum($0.length(arrangement.axis)) }
    switch arrangement.distribution {
    case .fill: return suppressedAmbiguities()
    case .equalSpacing, .equalCentering: return []
    case .fillEqually:
      return lengths.dropFirst().map { ($0 - lengths[0]).constraint(.equal) }
    case .fillProportionally:
      let wanted = members.map {
        Double(arrangement.axis == .horizontal ? $0.size.width : $0.size.height)
      }
      guard let base = wanted.firstIndex(where: { $0 > 0 }) else { return [] }
      return lengths.indices.filter { $0 != base && wanted[$0] >= 0 }.map { index in
        (lengths[index] - lengths[base] * (wanted[index] / wanted[base]))
          .constraint(.equal, priority: 999)
      }
    }
  }
}

// What nobody says.
extension StackConstraints {
  /// Of views that give way equally, the first one does.
  private func suppressedAmbiguities() -> [Constraint] {
    members.indices.map { index in
      let order =
        arrangement.axis == .horizontal && arrangement.isRightToLeft
        ? members.count - index : index
      return LinearSum(boxes[index].length(arrangement.axis))
        .constraint(.equal, priority: 1 + Double(order) / 1024)
    }
  }

  /// A stack is no larger than its views, where nothing else says how large it is.
  func hugging() -> [Constraint] {
    [stack.width, stack.height].map { LinearSum($0).constraint(.equal, priority: 49) }
  }

  /// A hidden view takes no room behind the views that come before it.
  func collapsed(_ box: BoxVariables, place: Int) -> [Constraint] {
    let axis = arrangement.axis
    let across: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    let isReversed = axis == .horizontal && arrangement.isRightToLeft
    let index = isReversed ? boxes.count - place - 1 : place - 1
    let edge =
      boxes.indices.contains(index)
      ? end(boxes[index], axis) : LinearSum() + insets(axis).start
    return [
      (LinearSum(box.start(axis)) - edge).constraint(.equal),
      LinearSum(box.length(axis)).constraint(.equal, priority: 999),
      (LinearSum(box.start(across)) + -insets(across).start).constraint(.equal),
      LinearSum(box.length(across)).constraint(.equal, priority: 1),
    ]
  }
}

// Across the axis.
extension StackConstraints {
  private func across(_ index: Int) -> [Constraint] {
    let axis: NSLayoutConstraint.Axis =
      arrangement.axis == .horizontal ? .vertical : .horizontal
    let insets = insets(axis)
    let box = boxes[index]
    let before = LinearSum(box.start(axis)) + -insets.start
    let behind = LinearSum(stack.length(axis)) + -insets.end - end(box, axis)
    let isMirrored = axis == .horizontal && arrangement.isRightToLeft
    func edges(_ first: Constraint.Relation, _ second: Constraint.Relation) -> [Constraint] {
      [
        (isMirrored ? behind : before).constraint(first),
        (isMirrored ? before : behind).constraint(second),
      ]
    }
    switch arrangement.alignment {
    case .fill: return edges(.equal, .equal)
    case .leading: return edges(.equal, .atLeast)
    case .trailing: return edges(.atLeast, .equal)
    case .center: return edges(.atLeast, .atLeast) + [(before - behind).constraint(.equal)]
    case .firstBaseline, .lastBaseline:
      // All hang on one line, which is as high, or as low, as the tallest of them lets it.
      let isFirst = arrangement.alignment == .firstBaseline
      let wish = (isFirst ? before : behind).constraint(.equal, priority: 50)
      return edges(.atLeast, .atLeast) + [wish]
        + (index == 0 ? [] : [(baseline(index) - baseline(0)).constraint(.equal)])
    }
  }

  private func baseline(_ index: Int) -> LinearSum {
    let box = boxes[index]
    return arrangement.alignment == .firstBaseline
      ? LinearSum(box.y) + Double(members[index].firstBaseline)
      : end(box, .vertical) + -Double(members[index].lastBaseline)
  }
}
