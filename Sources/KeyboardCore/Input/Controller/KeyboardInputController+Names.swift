/// The articles' name of the keyboard.
public typealias KeyboardInputViewController = KeyboardInputController

// The names that earlier versions of the articles give to `services`.
extension KeyboardInputController {
  /// Performs actions: `services.actionHandler`.
  public var keyboardActionHandler: any KeyboardActionHandler {
    get { services.actionHandler }
    set { services.actionHandler = newValue }
  }

  /// Decides how keys and lists look: `services.appearance`.
  public var keyboardAppearance: any KeyboardAppearance {
    get { services.appearance }
    set { services.appearance = newValue }
  }

  /// Chooses sounds and vibration: `services.feedbackHandler`.
  public var keyboardFeedbackHandler: any KeyboardFeedbackHandler {
    get { services.feedbackHandler }
    set { services.feedbackHandler = newValue }
  }

  /// Makes the layout of the keyboard: `services.layoutProvider`.
  public var keyboardLayoutProvider: any KeyboardLayoutProvider {
    get { services.layoutProvider }
    set { services.layoutProvider = newValue }
  }

  /// Provides what holding a key offers: `services.calloutActionProvider`.
  public var calloutActionProvider: any CalloutActionProvider {
    get { services.calloutActionProvider }
    set { services.calloutActionProvider = newValue }
  }

  /// Decides which characters have keys: `services.inputSetProvider`.
  public var inputSetProvider: any InputSetProvider {
    get { services.inputSetProvider }
    set { services.inputSetProvider = newValue }
  }
}
