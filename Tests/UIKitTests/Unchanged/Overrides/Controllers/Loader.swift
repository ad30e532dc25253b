import UIKit

/// A protocol with optional parts, one of which takes what is to be done then.
@objc protocol LoaderDelegate: AnyObject {
  @objc optional var limit: Int { get }
  @objc optional func loader(_ loader: Loader, prepares done: @escaping () -> Void) -> Bool
}

class Loader: NSObject {
  weak var delegate: LoaderDelegate?
  private(set) var steps: [String] = []

  @objc func load(_ done: @escaping () -> Void) { done() }
  @objc func count(_ visit: (Int) -> Void) { visit(1) }

  func run() {
    steps.append("limit \(delegate?.limit ?? 8)")
    let waits = delegate?.loader?(self, prepares: { self.steps.append("done") }) ?? false
    steps.append(waits ? "waits" : "goes on")
  }
}

final class LazyDelegate: NSObject, LoaderDelegate {}

final class BusyDelegate: NSObject, LoaderDelegate {
  var limit: Int { 3 }
  func loader(_ loader: Loader, prepares done: @escaping () -> Void) -> Bool {
    done()
    return true
  }
}
