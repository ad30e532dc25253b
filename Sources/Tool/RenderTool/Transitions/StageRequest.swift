package import SegueCommandLine
import SegueFilmRequests
import SegueGeometry
package import SegueSceneFile
import SegueTextSupport
package import SegueTransitions

/// The environment in which screens are replaced, and the operation.
package struct StageRequest: Hashable, Sendable {
  /// The app's operation; nil for what suits the transition.
  package let operation: Operation?
  /// The device that was named; nil for what suits.
  package let device: Device?
  package let isRightToLeft: Bool
  package let reducesMotion: Bool

  init(_ invocation: Invocation, device option: Option = .device) {
    operation = invocation.choice(.operation, of: Operation.self)
    device = invocation.given(option).flatMap { Device(named: $0) }
    isRightToLeft = invocation.isOn(.rightToLeft)
    reducesMotion = invocation.isOn(.reduceMotion)
  }
}

extension StageRequest {
  /// The stage of a device, or of the standard one where none is named.
  var stage: TransitionEnvironment {
    let device = device ?? .standard
    return stage(on: device, size: device.size, scale: device.scale)
  }

  /// The stage of this size, with what is special about a device.
  func stage(on device: Device?, size: Size, scale: Double) -> TransitionEnvironment {
    TransitionEnvironment(
      size: size, scale: scale, safeArea: device?.safeArea ?? .zero,
      cornerRadius: device?.cornerRadius ?? 0, isRightToLeft: isRightToLeft,
      reducesMotion: reducesMotion)
  }
}

extension Option {
  package static let operation = Option(
    "operation", takes: .choice(of: Operation.self), called: "name", in: .transition,
    summary: "What the app does",
    details: "Unless given, sheets and dialogs are presented, and everything else is pushed.")

  package static let device = Option(
    "device", takes: .choice(Device.choices), called: "name",
    default: .text(Device.standard.name), in: .transition,
    summary: "Where the screens are exchanged")

  package static let rightToLeft = Option(
    "rtl", in: .transition, summary: "Let reading begin on the right")
}

extension Device {
  /// All devices as words of an option.
  static let choices = all.map { device in
    let (width, height) = (device.size.width, device.size.height)
    return Choice(
      device.name,
      "\(NumberText.format(width, atMost: 2))x\(NumberText.format(height, atMost: 2)) points at scale "
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
