/// A fault while a sentence is typed.
enum PeerFault: String, CaseIterable {
  case none = "nothing goes wrong"
  case kill = "kill -9"
  case hang = "hang of 20 s"
  case brokenFile = "broken user file"
  case fullDisk = "full disk"
  case longText = "10 MB of surrounding text"
}
