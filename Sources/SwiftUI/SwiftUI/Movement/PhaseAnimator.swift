import HeadlessQuartzCore

/// A view that goes through phases, one after the other.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View, PrimitiveView {
  let phases: [Phase]
  /// Value whose change starts a round; `nil` where rounds never end.
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    (self.content, self.animation) = (content, animation)
  }

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    (self.content, self.animation) = (content, animation)
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { PhaseNode(self, in: context) }
}

private final class PhaseNode<Phase: Equatable, Content: View>: ViewNode<
  PhaseAnimator<Phase, Content>
>
{
  private var child: Node?
  private var index = 0
  /// Number of the round; what belongs to an earlier one is late.
  private var round = 0
  private var hasBegun = false

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update() {
    guard !view.phases.isEmpty else { return }
    let phase = view.phases[min(index, view.phases.count - 1)]
    let body = evaluated { view.content(phase) }
    child = reconciled(child, with: body)
    guard !hasBegun else { return }
    hasBegun = true
    if view.trigger == nil { host.actions.append { [weak self] in self?.advance() } }
  }

  override func changed(from before: PhaseAnimator<Phase, Content>) {
    guard let trigger = view.trigger, trigger != before.trigger else { return }
    round += 1
    // A round that is under way begins anew, from what is shown.
    host.actions.append { [weak self] in self?.show(1) }
  }

  /// Goes on to the next phase, if there is one.
  private func advance() {
    guard isMounted, view.phases.count > 1 else { return }
    if view.trigger != nil, index == 0 { return }
    show((index + 1) % view.phases.count)
  }

  private func show(_ next: Int) {
    guard isMounted, view.phases.count > 1 else { return }
    let animation = view.animation(view.phases[next % view.phases.count])
    let round = round
    let goOn: @MainActor () -> Void = { [weak self] in
      if let self, self.round == round { advance() }
    }
    var transaction = Transaction(animation: animation)
    if animation != nil {
      transaction.addAnimationCompletion(criteria: .logicallyComplete) {
        MainActor.assumeIsolated { goOn() }
      }
    }
    host.enqueue(transaction) { [weak self] in
      guard let self else { return }
      index = next % view.phases.count
      markDirty()
    }
    if animation == nil { FrameTicker.once(goOn) }
  }
}

extension FrameTicker {
  /// Does something in the next frame.
  static func once(_ work: @escaping @MainActor () -> Void) {
    let session = AppSession.current
    let next = session.time(ofFrame: session.frame(at: session.clock.now) + 1)
    session.clock.schedule(at: next) { MainActor.assumeIsolated { work() } }
  }
}

extension View {
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }

  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) },
      animation: animation)
  }
}
