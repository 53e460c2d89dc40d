/// What is known of a client or program: a rule about held keys, and what it does differently.
package struct ClientRule: Hashable, Sendable {
  package let rule: HoldRule
  /// What programs to which the rule applies do differently.
  package let quirks: ClientQuirks

  package init(_ rule: HoldRule, quirks: ClientQuirks = []) {
    self.rule = rule
    self.quirks = quirks
  }
}
