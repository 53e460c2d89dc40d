// The files are named here one by one: C cannot list a folder, and a test compares the two. The
// compiler tells the build of them, so that a file that changed is embedded anew.
#include "CKeyboardData.h"

#ifndef __has_embed
#error "The compiler does not know #embed; Swift 6.2 and later bring one that does."
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

// clang-format off
static const unsigned char locales[] = {
#embed "../../data/locales/ar.json" suffix(, 0,)
#embed "../../data/locales/az.json" suffix(, 0,)
#embed "../../data/locales/base.json" suffix(, 0,)
#embed "../../data/locales/be.json" suffix(, 0,)
#embed "../../data/locales/bg.json" suffix(, 0,)
#embed "../../data/locales/bn.json" suffix(, 0,)
#embed "../../data/locales/ca.json" suffix(, 0,)
#embed "../../data/locales/chr.json" suffix(, 0,)
#embed "../../data/locales/ckb-PC.json" suffix(, 0,)
#embed "../../data/locales/ckb.json" suffix(, 0,)
#embed "../../data/locales/cs.json" suffix(, 0,)
#embed "../../data/locales/cv.json" suffix(, 0,)
#embed "../../data/locales/cy.json" suffix(, 0,)
#embed "../../data/locales/da.json" suffix(, 0,)
#embed "../../data/locales/de-AT.json" suffix(, 0,)
#embed "../../data/locales/de-CH.json" suffix(, 0,)
#embed "../../data/locales/de.json" suffix(, 0,)
#embed "../../data/locales/el.json" suffix(, 0,)
#embed "../../data/locales/en-AU.json" suffix(, 0,)
#embed "../../data/locales/en-CA.json" suffix(, 0,)
#embed "../../data/locales/en-GB.json" suffix(, 0,)
#embed "../../data/locales/en-US.json" suffix(, 0,)
#embed "../../data/locales/en.json" suffix(, 0,)
#embed "../../data/locales/es-419.json" suffix(, 0,)
#embed "../../data/locales/es-MX.json" suffix(, 0,)
#embed "../../data/locales/es.json" suffix(, 0,)
#embed "../../data/locales/et.json" suffix(, 0,)
#embed "../../data/locales/fa.json" suffix(, 0,)
#embed "../../data/locales/fi.json" suffix(, 0,)
#embed "../../data/locales/fil.json" suffix(, 0,)
#embed "../../data/locales/fo.json" suffix(, 0,)
#embed "../../data/locales/fr-BE.json" suffix(, 0,)
#embed "../../data/locales/fr-CA.json" suffix(, 0,)
#embed "../../data/locales/fr-CH.json" suffix(, 0,)
#embed "../../data/locales/fr.json" suffix(, 0,)
#embed "../../data/locales/ga.json" suffix(, 0,)
#embed "../../data/locales/haw.json" suffix(, 0,)
#embed "../../data/locales/he.json" suffix(, 0,)
#embed "../../data/locales/hr.json" suffix(, 0,)
#embed "../../data/locales/hu.json" suffix(, 0,)
#embed "../../data/locales/hy.json" suffix(, 0,)
#embed "../../data/locales/id.json" suffix(, 0,)
#embed "../../data/locales/is.json" suffix(, 0,)
#embed "../../data/locales/it.json" suffix(, 0,)
#embed "../../data/locales/ka.json" suffix(, 0,)
#embed "../../data/locales/kk.json" suffix(, 0,)
#embed "../../data/locales/lt.json" suffix(, 0,)
#embed "../../data/locales/lv.json" suffix(, 0,)
#embed "../../data/locales/mk.json" suffix(, 0,)
#embed "../../data/locales/mn.json" suffix(, 0,)
#embed "../../data/locales/ms.json" suffix(, 0,)
#embed "../../data/locales/mt.json" suffix(, 0,)
#embed "../../data/locales/nb.json" suffix(, 0,)
#embed "../../data/locales/nl-BE.json" suffix(, 0,)
#embed "../../data/locales/nl.json" suffix(, 0,)
#embed "../../data/locales/nn.json" suffix(, 0,)
#embed "../../data/locales/no.json" suffix(, 0,)
#embed "../../data/locales/pl.json" suffix(, 0,)
#embed "../../data/locales/pt-BR.json" suffix(, 0,)
#embed "../../data/locales/pt.json" suffix(, 0,)
#embed "../../data/locales/ro.json" suffix(, 0,)
#embed "../../data/locales/ru.json" suffix(, 0,)
#embed "../../data/locales/se.json" suffix(, 0,)
#embed "../../data/locales/sk.json" suffix(, 0,)
#embed "../../data/locales/sl.json" suffix(, 0,)
#embed "../../data/locales/smn.json" suffix(, 0,)
#embed "../../data/locales/sq.json" suffix(, 0,)
#embed "../../data/locales/sr-Latn.json" suffix(, 0,)
#embed "../../data/locales/sr.json" suffix(, 0,)
#embed "../../data/locales/sv.json" suffix(, 0,)
#embed "../../data/locales/sw.json" suffix(, 0,)
#embed "../../data/locales/tg.json" suffix(, 0,)
#embed "../../data/locales/tr.json" suffix(, 0,)
#embed "../../data/locales/uk.json" suffix(, 0,)
#embed "../../data/locales/uz.json" suffix(, 0,)
#embed "../../data/locales/vi.json" suffix(, 0,)
};

static const unsigned char locale_names[] = {
#embed "../../data/locale-names.json" suffix(, 0,)
};

static const unsigned char layouts[] = {
#embed "../../data/layouts.json" suffix(, 0,)
};
// clang-format on

KeyboardDataFiles keyboard_data_locales(void) {
  return (KeyboardDataFiles){locales, sizeof locales};
}

KeyboardDataFiles keyboard_data_locale_names(void) {
  return (KeyboardDataFiles){locale_names, sizeof locale_names};
}

KeyboardDataFiles keyboard_data_layouts(void) {
  return (KeyboardDataFiles){layouts, sizeof layouts};
}
