import SegueJSON

/// An interaction of a prototype that leads to another frame.
struct FigmaPrototype {
  /// Identifier of the frame where it leads.
  let target: String
  private let transition: JSONNode?
  private let kind: String
  private let duration: Double?
  private let easing: JSONNode?

  /// The first interaction of a node that leads to another frame.
  init?(of node: FigmaNode) {
    let interactions = (node["interactions"] ?? node["reactions"])?.array ?? []
    let actions = interactions.flatMap { interaction -> [JSONNode] in
      let object = interaction.object
      return object?["actions"]?.array ?? [object?["action"]].compactMap(\.self)
    }
    for action in actions.compactMap(\.object) {
      guard action["type"]?.string == "NODE", let target = action["destinationId"]?.string else {
        continue
      }
      let transition = action["transition"]
      self.init(
        to: target, transition: transition, kind: transition?.object?["type"]?.string ?? "INSTANT",
        duration: transition?.object?["duration"]?.number, easing: transition?.object?["easing"])
      return
    }
    guard let target = node["transitionNodeID"]?.string else { return nil }
    self.init(
      to: target, transition: node["transitionEasing"], kind: "SMART_ANIMATE",
      duration: node["transitionDuration"]?.number, easing: nil)
  }

  private init(
    to target: String, transition: JSONNode?, kind: String, duration: Double?, easing: JSONNode?
  ) {
    (self.target, self.transition, self.kind) = (target, transition, kind)
    (self.duration, self.easing) = (duration, easing)
  }

  /// Length in seconds: the REST interface says milliseconds, plugins seconds, and no transition takes ten of
  /// these.
  private var seconds: Double {
    let number = max(duration ?? 0.3, 0)
    return number >= 10 ? number / 1000 : number
  }

  /// The transition of a scene, and what it does not carry.
  var members: (members: [JSONValue.Member], remarks: [FigmaRemark]) {
    var remarks: [FigmaRemark] = []
    let ease = FigmaEasing(easing)
    if let remark = ease.remark { remarks.append(remark) }
    if kind == "INSTANT" { return ([.init("use", "classic.none")], remarks) }
    let preset = kind == "SMART_ANIMATE" ? "figma.smart-animate" : "classic.cross-fade"
    if !["SMART_ANIMATE", "DISSOLVE"].contains(kind), let transition {
      remarks.append(
        FigmaRemark(
          "'\(kind)' is not read: the scene has '\(preset)' in its place", at: transition,
          hint: "'render presets' lists what moves screens"))
    }
    var members: [JSONValue.Member] = [.init("use", .string(preset))]
    // A spring that has a length of its own says it itself.
    if !ease.isPhysical { members.append(.init("duration", .milliseconds(seconds))) }
    members.append(.init("easing", ease.value(lasting: seconds)))
    return (members, remarks)
  }
}
