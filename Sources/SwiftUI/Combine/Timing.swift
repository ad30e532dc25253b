// Operators that wait.

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    later { scheduler.schedule(options: options, $0) }
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    later { action in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
    }
  }

  /// Has values and the end delivered by somebody.
  private func later(
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      outlet.connect(self) { value in
        schedule { outlet.send(value) }
      } end: { completion in
        schedule { outlet.finish(completion) }
      }
    }
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      scheduler.schedule(options: options) {
        outlet.connect(self) {
          outlet.send($0)
        } end: {
          outlet.finish($0)
        }
      }
    }
  }

  /// A value once no other has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      var generation = 0
      outlet.connect(self) { value in
        generation += 1
        let own = generation
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) { if own == generation { outlet.send(value) } }
      } end: {
        outlet.finish($0)
      }
    }
  }

  /// The first value at once, and then the first or the latest of each interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      var next: S.SchedulerTimeType?
      var waiting: Output?
      outlet.connect(self) { value in
        let now = scheduler.now
        guard let due = next, now < due else {
          next = now.advanced(by: interval)
          return outlet.send(value)
        }
        let isPlanned = waiting != nil
        if latest || !isPlanned { waiting = value }
        guard !isPlanned else { return }
        scheduler.schedule(after: due) {
          guard let value = waiting else { return }
          waiting = nil
          next = due.advanced(by: interval)
          outlet.send(value)
        }
      } end: {
        outlet.finish($0)
      }
    }
  }
}
