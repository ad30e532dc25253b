import SegueGeometry
import SegueSceneFile
import SegueSceneGraph
import SegueTransitions
import SegueWords

extension Option {
  package static let operation = Option(
    "operation", takes: .choice(of: Operation.self), called: "name", in: .transition,
    "What the app does",
    details: "Unless given, sheets and dialogs are presented, and everything else is pushed.")

  package static let device = Option(
    "device", takes: .choice(Device.choices), called: "name",
    default: .text(Device.standard.name), in: .transition, "Where the screens are exchanged")

  package static let rightToLeft = Option(
    "rtl", in: .transition, "Let reading begin on the right")
}

extension Device {
  /// All devices as words of an option.
  static let choices = all.map { device in
    let (width, height) = (device.size.width, device.size.height)
    return Choice(
      device.name,
      "\(NumberText.format(width))x\(NumberText.format(height)) points at scale "
        + NumberText.format(device.scale))
  }

  /// The device that is meant where none is named.
  static let standard: Device = {
    guard let device = Device(named: "iphone-15") else {
      preconditionFailure("the standard device is missing")
    }
    return device
  }()
}

extension Operation: ChoiceList {
  package var summary: String {
    switch self {
    case .push: "a screen is put on a stack"
    case .pop: "a screen is taken off a stack"
    case .present: "a screen is laid over everything"
    case .dismiss: "what lies over everything is taken away"
    case .tabForward: "a tab further on is selected"
    case .tabBackward: "a tab further back is selected"
    }
  }
}
