import Combine
import Testing

@Suite("Objects that tell before they change")
struct ObservableObjectTests {}
