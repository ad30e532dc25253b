/// What the attributes of a declaration say to Objective-C.
extension Prefix {
  /// The name that `@objc(…)` gives to what is declared.
  var objectiveCName: String? {
    attributes.first { $0.name == "@objc" && !$0.arguments.isEmpty }?.arguments
  }

  /// Whether Objective-C is told of it by an attribute.
  var isExposed: Bool {
    ["@objc", "@IBAction", "@IBSegueAction", "@objcMembers"].contains(where: has)
  }

  /// Whether nobody may name it.
  var isUnavailable: Bool {
    attributes.contains { $0.name == "@available" && $0.arguments.contains("unavailable") }
  }
}
