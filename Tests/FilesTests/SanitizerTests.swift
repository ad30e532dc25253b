#if SANITIZES_THREADS || SANITIZES_ADDRESSES
  import Glibc
  import Testing

  /// The sanitizers themselves: each finds, in a process of its own, the fault that it is there for.
  ///
  /// A sanitizer that is not at work finds none, and all other tests pass it.
  @Suite struct SanitizerTests {
    #if SANITIZES_THREADS
      /// The code with which the thread sanitizer ends a process.
      @Test func `a race is found`() async {
        await #expect(processExitsWith: .exitCode(66)) { raceForNumber() }
      }
    #endif

    #if SANITIZES_ADDRESSES
      /// The code with which the address sanitizer ends a process.
      @Test func `memory that has been given back is found`() async {
        await #expect(processExitsWith: .exitCode(1)) { useWhatWasGivenBack() }
      }

      @Test func `memory behind the end is found`() async {
        await #expect(processExitsWith: .exitCode(1)) { useWhatIsBehindTheEnd() }
      }
    #endif
  }

  nonisolated(unsafe) private var number = 0

  private func count(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    for _ in 0..<1_000 { unsafe number += 1 }
    return nil
  }

  /// Two threads count a number without telling each other.
  private func raceForNumber() {
    var threads = [pthread_t(), pthread_t()]
    for index in threads.indices { unsafe pthread_create(&threads[index], nil, count, nil) }
    for thread in threads { pthread_join(thread, nil) }
  }

  private func useWhatWasGivenBack() {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 8)
    unsafe memory.initialize(repeating: 1, count: 8)
    unsafe memory.deallocate()
    unsafe exit(memory[3] == 1 ? 0 : 2)
  }

  private func useWhatIsBehindTheEnd() {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 8)
    unsafe memory.initialize(repeating: 1, count: 8)
    unsafe exit(memory[8] == 1 ? 0 : 2)
  }
#endif
