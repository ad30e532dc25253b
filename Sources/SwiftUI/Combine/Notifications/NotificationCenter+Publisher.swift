public import Foundation

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { relay in
      // A center calls on the thread of whoever posts, which is that of the app.
      nonisolated(unsafe) let listener = relay
      let token = self.addObserver(forName: name, object: object, queue: nil) {
        unsafe listener.send($0)
      }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}
