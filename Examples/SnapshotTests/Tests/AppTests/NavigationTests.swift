import SegueSnapshots
import Testing

/// The app's own transition: the new screen slides in, the old one falls back and dims.
struct FallBack: NavigationTransition {
  var body: some NavigationTransition {
    OnPush {
      OnInsertion { Move(edge: .trailing) }
      OnRemoval {
        Scale(0.9)
        Opacity()
      }
    }
    OnPop {
      OnInsertion {
        Scale(0.9)
        Opacity()
      }
      OnRemoval {
        Move(edge: .trailing)
        BringToFront()
      }
    }
  }
}

@Suite struct NavigationTests {
  private let stage = TransitionEnvironment(size: Size(160, 240), scale: 2)

  private let inbox = Screen(
    "inbox", background: .color(.white),
    layers: [
      Self.box("row", Rect(x: 16, y: 32, width: 128, height: 40), Color(rgb: 0x30D158)),
      Self.box("row.2", Rect(x: 16, y: 80, width: 128, height: 40), Color(rgb: 0xD1D1D6)),
    ])

  private let letter = Screen(
    "letter", background: .color(Color(rgb: 0x0A84FF)),
    layers: [
      Self.box("page", Rect(x: 16, y: 48, width: 128, height: 160), .white)
    ])

  @Test(arguments: [Operation.push, .pop])
  func fallsBack(operation: Operation) async {
    let isForward = operation == .push
    await expectTransition(
      of: .context(
        from: isForward ? inbox : letter, to: isForward ? letter : inbox, by: operation,
        on: stage, with: FallBack().animation(ComposedAnimation(.easeInOut))),
      named: operation.rawValue)
  }

  private static func box(_ name: LayerID, _ frame: Rect, _ color: Color) -> Layer {
    Layer(name) {
      $0.frame = frame
      $0.background = .color(color)
      $0.cornerRadii = CornerRadii(all: 8)
    }
  }
}
