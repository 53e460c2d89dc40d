/// A duration, or a time on the clock of the keys, which may begin anywhere.
public typealias Milliseconds = Int
