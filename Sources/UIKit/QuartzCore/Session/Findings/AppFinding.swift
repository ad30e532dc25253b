/// Something that an app's code did, or left out, that its users would notice on a device.
public struct AppFinding: Hashable, Sendable, CustomStringConvertible {
  /// Kinds of findings.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A transition ended without `completeTransition`.
    case neverCompleted = "never-completed"
    /// `completeTransition` was called twice.
    case completedTwice = "completed-twice"
    /// `completeTransition(true)` was called after the interaction had been cancelled.
    case completedAfterCancel = "completed-after-cancel"
    /// The arriving view was not added to the container.
    case arrivingViewMissing = "arriving-view-missing"
    /// The arriving view did not end at its final frame.
    case finalFrameMissed = "final-frame-missed"
    /// A delegate was gone before it was asked.
    case delegateGone = "delegate-gone"
    /// A view of a transition was left in the container.
    case viewLeftBehind = "view-left-behind"
    /// A controller is still alive after it has left.
    case controllerLeaked = "controller-leaked"
    /// The constraints leave open where a view is.
    case layoutAmbiguous = "layout-ambiguous"
    /// The constraints contradict each other.
    case layoutContradictory = "layout-contradictory"
    /// An animation asks for something that cannot move.
    case notAnimatable = "not-animatable"
    /// A layer asks for something that is not drawn.
    case notDrawn = "not-drawn"
    /// Views were changed away from the main thread.
    case offMainThread = "off-main-thread"
    /// The app keeps asking for more work without letting time pass.
    case runaway
    /// The app was still moving when the recording reached its limit.
    case endless
    /// An action could not be sent.
    case actionFailed = "action-failed"
    /// A picture, a font or a nib could not be found.
    case resourceMissing = "resource-missing"
    /// A call at which UIKit throws an exception, so that the app ends there on a device.
    case exception
    /// The status bar jumped to another look after a transition.
    case statusBarLate = "status-bar-late"
    /// The controller that covers the screen was not asked about the status bar.
    case statusBarIgnored = "status-bar-ignored"
    /// The window's black shows under a bar that is seen through.
    case blackBehind = "black-behind"
    /// A view of an arriving page was laid out for the first time while it was animated.
    case layoutLate = "layout-late"
    /// A segue animated views by itself.
    case segueAnimates = "segue-animates"
    /// Something in a storyboard or a nib is not read, or connects to nothing.
    case interfaceNotRead = "interface-not-read"
    /// A view changes state while its body is asked for.
    case stateInBody = "state-in-body"
    /// A frame has a length that is negative or no number.
    case invalidFrame = "invalid-frame"
    /// Two views of a list have the same identity.
    case duplicateID = "duplicate-id"
    /// Two views are the source of one matched group.
    case matchedTwice = "matched-twice"
  }

  /// Kind of the finding.
  public var kind: Kind
  /// The finding in words.
  public var message: String
  /// The code that it is about; `nil` if none is known.
  public var place: SourcePlace?

  /// The file of that code, seen from the folder of its package.
  public var file: String? { place?.file }
  /// The line in that file.
  public var line: Int? { place?.line }

  package init(_ kind: Kind, _ message: String, at place: SourcePlace? = nil) {
    self.kind = kind
    self.message = message
    self.place = place
  }

  /// The finding as one line: where, what, and in words.
  public var description: String {
    let place = place.map { "\($0.file):\($0.line): " } ?? ""
    return "\(place)warning: \(message) [\(kind.rawValue)]"
  }
}

extension AppSession {
  /// A method of an app's class, while it runs.
  struct RunningMethod {
    let owner: AnyClass
    let name: String
  }
}

extension AppSession {
  /// The innermost method of the app's that runs, if one is known.
  package var runningMethod: (owner: AnyClass, name: String)? {
    runningMethods.last.map { ($0.owner, $0.name) }
  }

  /// Adds something that was found, once; what nobody else is known for is about the code that runs.
  package func note(_ finding: AppFinding) {
    let isKnown = findings.contains { ($0.kind, $0.message) == (finding.kind, finding.message) }
    guard !isKnown else { return }
    var finding = finding
    finding.place =
      finding.place
      ?? runningMethods.reversed().lazy
      .compactMap { SourcePlaces.place(of: $0.owner, [$0.name]) }.first
    findings.append(finding)
  }

  /// Calls a method of the app: what is found meanwhile is its, unless more is known.
  package func running<Result>(
    _ method: String, of owner: AnyClass, _ work: () throws -> Result
  ) rethrows -> Result {
    runningMethods.append(RunningMethod(owner: owner, name: method))
    defer { runningMethods.removeLast() }
    return try work()
  }
}

extension CALayer {
  /// The code that made the layer, or the nearest one around it, what it is.
  package var sourcePlace: SourcePlace? {
    if let owner = delegate as? any SourceOwned { return owner.sourcePlace }
    return SourcePlaces.place(of: type(of: self)) ?? superlayer?.sourcePlace
  }

  /// Says that a view was changed where only the main thread may change views.
  func noteIfOffMain() {
    let session = AppSession.current
    guard session.isOffMain, let delegate else { return }
    session.note(
      AppFinding(
        .offMainThread, "\(type(of: delegate)) was changed away from the main thread",
        at: sourcePlace))
  }
}
