import Testing

@testable import TypingModel

extension TestField: CustomTestStringConvertible {}
