import Foundation
import HeadlessQuartzCore

/// The properties that show values of an app's store, which are told when one of these is written.
@MainActor
final class StoredReaders {
  private struct Reader { weak var slot: PropertySlot? }

  /// A value of a store.
  private struct Name: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  private var readers: [Name: [Reader]] = [:]

  /// Those of the app that runs.
  static var current: StoredReaders { AppSession.current.belonging { StoredReaders() } }

  /// Tells a property from now on, for as long as its view is there.
  func add(_ slot: PropertySlot, of key: String, in store: UserDefaults) {
    let name = Name(store: ObjectIdentifier(store), key: key)
    var known = readers[name, default: []].filter { $0.slot != nil }
    if !known.contains(where: { $0.slot === slot }) { known.append(Reader(slot: slot)) }
    readers[name] = known
  }

  /// Has all views that show a value looked at again.
  func tell(of key: String, in store: UserDefaults) {
    for reader in readers[Name(store: ObjectIdentifier(store), key: key)] ?? [] {
      reader.slot?.node?.noteChange()
    }
  }
}
