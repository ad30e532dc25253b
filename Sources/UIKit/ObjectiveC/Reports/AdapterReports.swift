/// Reports of the adapter about what it could not do, which no caller asks about.
package enum AdapterReports {
  // Set once, before the code that is recorded runs on the main thread.
  nonisolated(unsafe) package static var receive: (String) -> Void = { _ in }
}
