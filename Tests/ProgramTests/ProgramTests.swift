import Foundation
import Testing

@testable import TestSession

/// The programs as they are shipped, run as their users run them.
///
/// One after the other: some measure time.
@Suite(.serialized, .inSession, TestEndTrait())
enum ProgramTests {}

/// Expects a command to have failed with one sentence that contains some words.
func expectFailure(
  _ outcome: Outcome, mentioning words: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect((1..<124).contains(outcome.status), sourceLocation: sourceLocation)
  #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
  // ArgumentParser shows the usage after a sentence of its own.
  let sentences = outcome.errorLines.filter { line in
    !["Usage:", "Help:", "  See "].contains { line.hasPrefix($0) }
  }
  #expect(sentences.count == 1, "\(outcome.errors)", sourceLocation: sourceLocation)
  for word in words {
    #expect(outcome.errors.contains(word), "\(outcome.errors)", sourceLocation: sourceLocation)
  }
}
