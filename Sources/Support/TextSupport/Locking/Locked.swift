#if SANITIZES_THREADS
  import Glibc
#else
  import Synchronization
#endif

/// A value that one task at a time looks at or changes.
///
/// The thread sanitizer does not see how `Synchronization.Mutex` waits and takes every use of it for a
/// race; where it watches, the lock is one that it knows.
@safe
public struct Locked<Value: ~Copyable>: ~Copyable {
  #if SANITIZES_THREADS
    private let storage: Storage
  #else
    private let mutex: Mutex<Value>
  #endif

  /// Guards a value.
  public init(_ value: consuming sending Value) {
    #if SANITIZES_THREADS
      storage = Storage(value)
    #else
      mutex = Mutex(value)
    #endif
  }

  /// Calls `body` with the value while nobody else has it.
  public borrowing func withLock<Result: ~Copyable, Problem: Error>(
    _ body: (inout sending Value) throws(Problem) -> sending Result
  ) throws(Problem) -> sending Result {
    #if SANITIZES_THREADS
      try storage.withLock(body)
    #else
      try mutex.withLock(body)
    #endif
  }
}

#if SANITIZES_THREADS
  extension Locked: @unchecked Sendable where Value: ~Copyable {}

  extension Locked where Value: ~Copyable {
    /// The value beside a lock of the operating system.
    @safe
    fileprivate final class Storage: @unchecked Sendable {
      private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      private var value: Value

      init(_ value: consuming sending Value) {
        self.value = value
        unsafe pthread_mutex_init(lock, nil)
      }

      deinit {
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
      }

      func withLock<Result: ~Copyable, Problem: Error>(
        _ body: (inout sending Value) throws(Problem) -> sending Result
      ) throws(Problem) -> sending Result {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return try body(&value)
      }
    }
  }
#else
  extension Locked: Sendable where Value: ~Copyable {}
#endif
