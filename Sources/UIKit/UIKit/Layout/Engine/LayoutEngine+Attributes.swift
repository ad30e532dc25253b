import Foundation
import SegueLinearConstraints

extension LayoutEngine {
  /// Returns the solver's form of a constraint of the program; `nil` if one of its items is not in the view
  /// that holds it any more.
  func constraint(
    for held: NSLayoutConstraint, heldBy holder: any LayoutItem
  ) -> Constraint? {
    guard let left = held.first, var sum = sum(left, beside: held.second, in: holder) else {
      return nil
    }
    if let right = held.second {
      guard let other = self.sum(right, beside: left, in: holder) else { return nil }
      sum = sum - other * Double(held.multiplier)
    }
    let isMirrored =
      left.attribute?.followsLanguage == true && left.parts.first?.item?.isRightToLeft == true
    // Leading distances count away from the leading edge, whichever it is.
    let constant = Double(held.constant) * (isMirrored ? -1 : 1)
    let relation: Constraint.Relation =
      switch (held.relation, isMirrored) {
      case (.equal, _): .equal
      case (.lessThanOrEqual, false), (.greaterThanOrEqual, true): .atMost
      case (.greaterThanOrEqual, false), (.lessThanOrEqual, true): .atLeast
      }
    return (sum + -constant).constraint(relation, priority: Double(held.priority.rawValue))
  }

  private func sum(
    _ value: AnchorValue, beside other: AnchorValue?, in holder: any LayoutItem
  ) -> LinearSum? {
    var result = LinearSum()
    for part in value.parts {
      guard let item = part.item else { return nil }
      let meant = part.attribute.isEdge ? content(of: item, seenFrom: other) ?? item : item
      guard let sum = place(part.attribute, of: meant, in: holder) else { return nil }
      result = result + sum * part.sign
    }
    return result
  }

  /// Returns the guide of the scrolled content of an item, if the other side of a constraint is inside: edges
  /// are those of the content then.
  private func content(
    of item: any LayoutItem, seenFrom other: AnchorValue?
  ) -> UILayoutGuide? {
    guard let guide = item.contentGuide, let inside = other?.parts.first?.item, inside !== item,
      inside.pathToRoot.contains(where: { $0 === item })
    else { return nil }
    return guide
  }

  /// An attribute in the coordinates of a view around.
  private func place(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in holder: any LayoutItem
  ) -> LinearSum? {
    guard let box = records[ObjectIdentifier(item)]?.box else { return nil }
    if case .content = (item as? UILayoutGuide)?.role {
      askedContents.insert(ObjectIdentifier(item))
    }
    guard let x = origin(.horizontal, of: item, in: holder),
      let y = origin(.vertical, of: item, in: holder)
    else { return nil }
    let (width, height) = (LinearSum(box.width), LinearSum(box.height))
    let margins = item.marginInsets
    let (top, left) = (Double(margins.top), Double(margins.left))
    let (bottom, right) = (Double(margins.bottom), Double(margins.right))
    switch attribute.resolved(isRightToLeft: item.isRightToLeft) {
    case .left, .leading: return x
    case .right, .trailing: return x + width
    case .centerX: return x + width * 0.5
    case .top: return y
    case .bottom: return y + height
    case .centerY: return y + height * 0.5
    case .width: return width
    case .height: return height
    case .firstBaseline: return item.baselines.map { y + Double($0.first) } ?? (y + height)
    case .lastBaseline: return y + height + -Double(item.baselines?.last ?? 0)
    case .leftMargin, .leadingMargin: return x + left
    case .rightMargin, .trailingMargin: return x + width + -right
    case .topMargin: return y + top
    case .bottomMargin: return y + height + -bottom
    case .centerXWithinMargins: return x + width * 0.5 + (left - right) / 2
    case .centerYWithinMargins: return y + height * 0.5 + (top - bottom) / 2
    case .notAnAttribute: return nil
    }
  }

  /// Returns the origin of an item in the coordinates of a view around it, or in its own.
  private func origin(
    _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, in holder: any LayoutItem
  ) -> LinearSum? {
    func own(_ item: any LayoutItem) -> Double {
      Double(axis == .horizontal ? item.ownOrigin.x : item.ownOrigin.y)
    }
    var (sum, current) = (LinearSum() + own(item), item)
    while current !== holder {
      guard let box = records[ObjectIdentifier(current)]?.box, let parent = current.layoutParent
      else { return nil }
      // From the coordinates of what is inside to those of what is around.
      sum = sum + LinearSum(box.start(axis)) + -own(current)
      current = parent
    }
    return sum
  }
}

/// The unknowns of an item: where it is in its parent, and how large.
package struct BoxVariables: Sendable {
  let x: LinearVariable
  let y: LinearVariable
  let width: LinearVariable
  let height: LinearVariable

  init(in solver: inout LinearSolver) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var all: [LinearVariable] { [x, y, width, height] }

  func start(_ axis: NSLayoutConstraint.Axis) -> LinearVariable { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> LinearVariable {
    axis == .horizontal ? width : height
  }
}

/// A sum of multiples of unknowns and a number.
struct LinearSum {
  var terms: [Term] = []
  var constant = 0.0

  init(_ terms: [Term] = [], plus constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  init(_ variable: LinearVariable) { terms = [Term(variable)] }

  static func + (one: Self, other: Self) -> Self {
    LinearSum(one.terms + other.terms, plus: one.constant + other.constant)
  }

  static func + (sum: Self, number: Double) -> Self {
    LinearSum(sum.terms, plus: sum.constant + number)
  }

  static func - (one: Self, other: Self) -> Self { one + other * -1 }

  static func * (sum: Self, factor: Double) -> Self {
    LinearSum(
      sum.terms.map { Term($0.variable, times: $0.coefficient * factor) },
      plus: sum.constant * factor)
  }

  /// The constraint that this sum compares with 0.
  func constraint(
    _ relation: Constraint.Relation, priority: Double = 1000, isGiven: Bool = false
  ) -> Constraint {
    var result = Constraint(terms, relation, constant: -constant, strength: Strength(priority))
    result.isGiven = isGiven
    return result
  }
}
