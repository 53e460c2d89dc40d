/// The version of the programs and of everything they are installed with.
public nonisolated let calloutVersion = "0.1.0"
