/// Objective-C facts in the attributes of a declaration.
extension Prefix {
  /// The name that `@objc(…)` gives to what is declared.
  var objectiveCName: String? {
    attributes.first { $0.name == "@objc" && !$0.arguments.isEmpty }?.arguments
  }

  /// True if an attribute exposes it to Objective-C.
  var isExposed: Bool {
    ["@objc", "@IBAction", "@IBSegueAction", "@objcMembers"].contains(where: has)
  }

  /// True if nobody may name it.
  var isUnavailable: Bool {
    attributes.contains { $0.name == "@available" && $0.arguments.contains("unavailable") }
  }
}
