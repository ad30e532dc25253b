import SegueCaseRuns
import SegueCommandLine
import SegueFilmRequests

/// A scene that gets a page, before it is read: its variants, and what the page is called.
package struct PreviewPlan: Hashable {
  /// The scene's name for people.
  let name: String
  /// The name of its page: small letters, digits and dashes, unlike that of any other.
  let slug: String
  /// The variants, each with what makes it different.
  let variants: [Variant]

  /// A case of a page.
  struct Variant: Hashable {
    let title: String
    let plan: CasePlan
  }

  /// The pages of these cases: one for each scene outside of suites, and one for those cases of a
  /// suite that vary one scene.
  static func pages(of plans: [CasePlan]) -> [PreviewPlan] {
    var groups: [(key: [String], plans: [CasePlan])] = []
    for plan in plans {
      let key = [plan.suite ?? "", plan.scene, plan.baseName]
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].plans.append(plan)
      } else {
        groups.append((key, [plan]))
      }
    }
    var taken: Set<String> = ["index"]
    return groups.map { group in
      let name = group.plans.count > 1 ? group.plans[0].baseName : group.plans[0].name
      return PreviewPlan(
        name: name, slug: slug(of: name, &taken),
        variants: group.plans.map { plan in
          Variant(title: group.plans.count > 1 ? plan.variantName : "", plan: plan)
        })
    }
  }

  /// A name that is safe in paths and addresses.
  static func slug(of name: String, _ taken: inout Set<String>) -> String {
    let words = name.lowercased().utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let plain = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    let base = plain.isEmpty ? "scene" : String(plain.prefix(64))
    var slug = base
    var number = 2
    while !taken.insert(slug).inserted {
      slug = "\(base)-\(number)"
      number += 1
    }
    return slug
  }
}

extension PreviewPlan {
  /// Returns the tunable values of a variant; variables that make the variants what they are stay.
  func tuningSheet(of variant: Int) -> TuningSheet? {
    guard variants.indices.contains(variant) else { return nil }
    let given = variants.flatMap { $0.plan.input.assignments.map(\.name) }
    return TuningSheet(
      variants[variant].plan, leavingOut: variants.count > 1 ? Set(given) : [])
  }
}

extension CasePlan {
  /// The name without what a suite's matrix adds to it.
  fileprivate var baseName: String {
    suite == nil ? name : name.split(separator: "+").first.map(String.init) ?? name
  }

  /// The suffix that a suite's matrix adds to the name.
  fileprivate var variantName: String {
    let parts = name.split(separator: "+").dropFirst()
    return parts.isEmpty ? name : parts.joined(separator: ", ")
  }
}
