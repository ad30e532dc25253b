import HeadlessQuartzCore
import SegueMotion

/// A view whose value runs along keyframes.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View,
  PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  /// Value whose change starts a run; `nil` where it begins with the view.
  let trigger: AnyEquatable?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, repeats, trigger) = (initialValue, repeating, nil)
    (self.content, self.keyframes) = (content, keyframes)
  }

  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, repeats, self.trigger) = (initialValue, false, AnyEquatable(trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { KeyframeNode(self, in: context) }
}

private final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>: ViewNode<
  KeyframeAnimator<Value, KeyframePath, Content>
>
where KeyframePath.Value == Value {
  private var child: Node?
  private var timeline: KeyframeTimeline<Value>?
  private var begin = Time.zero
  private var ticker: FrameTicker?
  private var hasBegun = false

  override var children: [Node] { child.map { [$0] } ?? [] }

  private var seconds: Double { (AppSession.current.clock.now - begin).seconds }

  /// The value as it is shown now.
  private var value: Value {
    guard let timeline else { return view.initialValue }
    let duration = timeline.duration
    guard view.repeats, duration > 0 else { return timeline.value(time: seconds) }
    return timeline.value(time: seconds.truncatingRemainder(dividingBy: duration))
  }

  override func update() {
    if !hasBegun {
      hasBegun = true
      if view.trigger == nil { start(from: view.initialValue) }
    }
    let value = value
    let body = evaluated { view.content(value) }
    child = reconciled(child, with: body)
    if let timeline, seconds >= timeline.duration, !view.repeats || timeline.duration <= 0 {
      stop()
    }
  }

  override func changed(from before: KeyframeAnimator<Value, KeyframePath, Content>) {
    guard let trigger = view.trigger, trigger != before.trigger else { return }
    // From the value that is shown, as where the way began is not to be seen.
    start(from: value)
  }

  private func start(from value: Value) {
    timeline = KeyframeTimeline(initialValue: value) { view.keyframes(value) }
    begin = AppSession.current.clock.now
    guard ticker == nil else { return }
    ticker = FrameTicker(refreshing: self)
  }

  private func stop() {
    ticker?.stop()
    ticker = nil
  }

  override func didUnmount() { stop() }
}

extension View {
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }

  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }
}
