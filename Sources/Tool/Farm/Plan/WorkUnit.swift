import SegueFiles

/// The unit of work done in one go: a case, or one part of it.
package struct WorkUnit: Hashable, Sendable {
  /// Its number in the plan.
  package let index: Int
  /// The number of its case.
  package let caseIndex: Int
  /// Index of the part in the case.
  package let part: Int
  /// Duration on one processor, in milliseconds, as far as can be told.
  package let cost: Double
}

extension WorkPlan {
  /// All that is to be done, case by case.
  package var units: [WorkUnit] {
    var units: [WorkUnit] = []
    for (number, item) in cases.enumerated() {
      for part in 0..<item.parts {
        units.append(
          WorkUnit(
            index: units.count, caseIndex: number, part: part,
            cost: item.cost / Double(item.parts)))
      }
    }
    return units
  }

  /// Returns the name of a unit in messages: the case, and the part where it has several.
  package func name(of unit: WorkUnit) -> String {
    let item = cases[unit.caseIndex]
    return item.parts == 1 ? item.name : "\(item.name) (part \(unit.part + 1) of \(item.parts))"
  }

  /// Returns the digest of everything that a unit's answer depends on: equal keys have equal answers.
  package func key(of unit: WorkUnit) -> String {
    let item = cases[unit.caseIndex]
    return "\(SHA256(of: Array("\(item.key) \(unit.part) of \(item.parts)".utf8)))"
  }

  /// Duration of all of it on one processor, in milliseconds.
  package var cost: Double { cases.reduce(0) { $0 + $1.cost } }
}
