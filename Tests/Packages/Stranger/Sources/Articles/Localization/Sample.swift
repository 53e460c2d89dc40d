// The sample is as it stands in the article.
// swift-format-ignore-file

import KeyboardCore

func translate() -> String {
    let translation = KKL10n.keyboardTypeNumeric.text
    return translation
}

func translateForSpanish() -> String {
    let translation = KKL10n.keyboardTypeNumeric.text(for: .spanish)
    return translation
}
