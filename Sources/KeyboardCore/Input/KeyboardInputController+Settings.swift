extension KeyboardInputController {
  func applySettings(old: KeyboardSettings) {
    let context = state.keyboardContext
    if settings.locales != old.locales {
      context.locales = settings.locales.isEmpty ? [library.sessionLocale] : settings.locales
      if !context.locales.contains(context.locale), let first = context.locales.first {
        context.locale = first
      }
    }
    if settings.currentLocale != old.currentLocale, let locale = settings.currentLocale {
      context.selectLocale(locale)
    }
    context.layouts = settings.layouts
    context.textBehaviors = settings.textBehaviors
    state.feedbackConfiguration.apply(settings.feedback)
    updateLocale()
    resolver.reset()
  }

  /// Takes the locales of the library into the context and the providers.
  ///
  /// Providers of one's own stay.
  func applyLibrary() {
    updateLocale()
    guard let provider = services.calloutActionProvider as? StandardCalloutActionProvider else {
      return
    }
    if provider.baseProvider is LocaleCalloutActionProvider {
      provider.baseProvider = LocaleCalloutActionProvider(
        locale: LocaleLibrary.base, library: library)
    }
    let known = provider.localizedProviders
    for locale in Set(known.keys).union(library.identifiers)
    where known[locale].map({ type(of: $0) == LocaleCalloutActionProvider.self }) ?? true {
      provider.registerLocalizedProvider(
        LocaleCalloutActionProvider(locale: locale, library: library), for: locale)
    }
  }
}
