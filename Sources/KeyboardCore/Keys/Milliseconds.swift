/// A duration, or a time of a clock that never goes back, in milliseconds.
public typealias Milliseconds = Int
