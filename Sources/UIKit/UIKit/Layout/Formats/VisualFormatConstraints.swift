import Foundation

/// The constraints that a visual format means, in the order in which it says them.
@MainActor
struct VisualFormatConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// UIKit's distance between a view and the one around it, in points.
  private let standardInset: CGFloat = 20

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  func all() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for index in format.steps.indices {
      if index > 0 {
        result += try distance(from: format.steps[index - 1], to: format.steps[index])
      }
      result += try lengths(of: format.steps[index])
    }
    return result + (try alignments())
  }

  private func lengths(
    of step: VisualFormat.Step
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    guard case .view(let name) = step.place else { return [] }
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    var result: [NSLayoutConstraint] = []
    for predicate in step.lengths {
      let length = AnchorValue(try item(name), attribute)
      let constraint: NSLayoutConstraint
      if case .name(let other) = predicate.amount, views[other] != nil {
        constraint = NSLayoutConstraint(
          length, predicate.relation, to: AnchorValue(try item(other), attribute))
      } else {
        constraint = NSLayoutConstraint(
          length, predicate.relation, to: nil, constant: try number(predicate.amount))
      }
      result.append(try prioritized(constraint, predicate.priority))
    }
    return result
  }

  private func distance(
    from first: VisualFormat.Step, to second: VisualFormat.Step
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let before = try edge(of: first, isEnd: first.place != .container, around: second)
    let after = try edge(of: second, isEnd: second.place == .container, around: first)
    let touchesContainer = first.place == .container || second.place == .container
    // A format that reads to the left counts distances to the left.
    let isBackward = options.contains(.directionRightToLeft) && format.axis == .horizontal
    func constraint(
      _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
    ) -> NSLayoutConstraint {
      isBackward
        ? NSLayoutConstraint(before, relation, to: after, constant: constant)
        : NSLayoutConstraint(after, relation, to: before, constant: constant)
    }
    switch second.distance {
    case .none: return [constraint(.equal, 0)]
    case .standard:
      return [constraint(.equal, touchesContainer ? standardInset : standardSpacing)]
    case .predicates(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constraint = constraint(predicate.relation, try number(predicate.amount))
        result.append(try prioritized(constraint, predicate.priority))
      }
      return result
    }
  }

  /// The edge of a place that faces a neighbor; a container is the view around the neighbor.
  private func edge(
    of step: VisualFormat.Step, isEnd: Bool, around neighbor: VisualFormat.Step
  ) throws(VisualFormatError) -> AnchorValue {
    let attribute: NSLayoutConstraint.Attribute
    if format.axis == .vertical {
      attribute = isEnd ? .bottom : .top
    } else if options.contains(.directionLeftToRight) {
      attribute = isEnd ? .right : .left
    } else if options.contains(.directionRightToLeft) {
      attribute = isEnd ? .left : .right
    } else {
      attribute = isEnd ? .trailing : .leading
    }
    if case .view(let name) = step.place { return AnchorValue(try item(name), attribute) }
    guard case .view(let name) = neighbor.place, let around = try item(name).layoutParent else {
      throw VisualFormatError(message: "'|' needs a neighbor with a superview", offset: 0)
    }
    return AnchorValue(around, attribute)
  }

  private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for case .view(let name) in format.steps.map(\.place) { items.append(try item(name)) }
    let attributes = (1...12).compactMap(NSLayoutConstraint.Attribute.init).filter {
      options.rawValue & (1 << UInt($0.rawValue)) != 0
    }
    return attributes.flatMap { attribute in
      zip(items, items.dropFirst()).map { one, next in
        NSLayoutConstraint(AnchorValue(next, attribute), .equal, to: AnchorValue(one, attribute))
      }
    }
  }

  private func prioritized(
    _ constraint: NSLayoutConstraint, _ priority: VisualFormat.Amount?
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    if let priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
    return constraint
  }

  private func item(_ name: String) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      throw VisualFormatError(message: "there is no view '\(name)'", offset: 0)
    }
    return item
  }

  private func number(_ amount: VisualFormat.Amount) throws(VisualFormatError) -> CGFloat {
    switch amount {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
      default: throw VisualFormatError(message: "there is no metric '\(name)'", offset: 0)
      }
    }
  }
}
