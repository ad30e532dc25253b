import SegueCaseRuns
import SegueCommandLine
import SegueFarm
import SegueJSON

/// Work that is done with units, one after the other.
protocol UnitWork {
  associatedtype Answer: Encodable

  /// Returns the answer about a unit.
  mutating func answer(about unit: WorkUnit) async throws(RunError) -> UnitOutcome<Answer>
}

/// A file that belongs to an answer.
typealias NamedBytes = (name: String, bytes: [UInt8])

/// An answer about a unit, or the reason why there is none.
struct UnitOutcome<Answer: Encodable> {
  let answer: Answer
  /// Files that belong to the answer.
  let files: [NamedBytes]
  /// The reason why the film cannot be looked at, if that is the answer.
  let refusal: CaseError?

  init(_ answer: Answer, _ files: [NamedBytes] = [], refusal: CaseError? = nil) {
    self.answer = answer
    self.files = files
    self.refusal = refusal
  }
}

/// A unit that is done, with its answer.
struct DoneUnit {
  let unit: WorkUnit
  let milliseconds: Int
  /// The answer as JSON.
  let answer: String
  /// Files that belong to the answer.
  let files: [NamedBytes]
  /// The reason why the film cannot be looked at, if that is the answer.
  let refusal: CaseError?

  /// Creates the answer of a unit; the same answer always has the same text.
  init(_ unit: WorkUnit, _ outcome: UnitOutcome<some Encodable>, milliseconds: Int) {
    self.unit = unit
    self.milliseconds = milliseconds
    files = outcome.files
    refusal = outcome.refusal
    do throws(JSONError) {
      answer = try JSONCoding.value(of: outcome.answer).compact
    } catch {
      preconditionFailure("an answer is no JSON: \(error.description)")
    }
  }
}
