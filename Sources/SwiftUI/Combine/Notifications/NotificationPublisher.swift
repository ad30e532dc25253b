public import Foundation

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let listener = Listener(subject)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        listener.subject.send($0)
      }
      subject.handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
        .receive(subscriber: subscriber)
    }
  }

  /// A subject that the center can hold: notifications come on the app's one thread.
  private struct Listener: @unchecked Sendable {
    let subject: PassthroughSubject<Notification, Never>
    init(_ subject: PassthroughSubject<Notification, Never>) { self.subject = subject }
  }
}
