// The files are listed here, because C cannot list a folder; a test compares the two. The compiler
// reports them to the build, so that changed files are embedded again.
#include "CKeyboardEmoji.h"

#ifndef __has_embed
#error "The compiler does not know #embed; Swift 6.2 and later bring one that does."
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

// clang-format off
static const unsigned char file_af[] = {
#embed "../../data/emoji/af.gz"
};
static const unsigned char file_ak[] = {
#embed "../../data/emoji/ak.gz"
};
static const unsigned char file_am[] = {
#embed "../../data/emoji/am.gz"
};
static const unsigned char file_ar[] = {
#embed "../../data/emoji/ar.gz"
};
static const unsigned char file_as[] = {
#embed "../../data/emoji/as.gz"
};
static const unsigned char file_az[] = {
#embed "../../data/emoji/az.gz"
};
static const unsigned char file_ba[] = {
#embed "../../data/emoji/ba.gz"
};
static const unsigned char file_be[] = {
#embed "../../data/emoji/be.gz"
};
static const unsigned char file_bg[] = {
#embed "../../data/emoji/bg.gz"
};
static const unsigned char file_bn[] = {
#embed "../../data/emoji/bn.gz"
};
static const unsigned char file_br[] = {
#embed "../../data/emoji/br.gz"
};
static const unsigned char file_bs[] = {
#embed "../../data/emoji/bs.gz"
};
static const unsigned char file_ca[] = {
#embed "../../data/emoji/ca.gz"
};
static const unsigned char file_chr[] = {
#embed "../../data/emoji/chr.gz"
};
static const unsigned char file_cs[] = {
#embed "../../data/emoji/cs.gz"
};
static const unsigned char file_cv[] = {
#embed "../../data/emoji/cv.gz"
};
static const unsigned char file_cy[] = {
#embed "../../data/emoji/cy.gz"
};
static const unsigned char file_da[] = {
#embed "../../data/emoji/da.gz"
};
static const unsigned char file_de[] = {
#embed "../../data/emoji/de.gz"
};
static const unsigned char file_de_CH[] = {
#embed "../../data/emoji/de-CH.gz"
};
static const unsigned char file_dsb[] = {
#embed "../../data/emoji/dsb.gz"
};
static const unsigned char file_el[] = {
#embed "../../data/emoji/el.gz"
};
static const unsigned char file_en[] = {
#embed "../../data/emoji/en.gz"
};
static const unsigned char file_en_AU[] = {
#embed "../../data/emoji/en-AU.gz"
};
static const unsigned char file_en_CA[] = {
#embed "../../data/emoji/en-CA.gz"
};
static const unsigned char file_en_GB[] = {
#embed "../../data/emoji/en-GB.gz"
};
static const unsigned char file_en_IN[] = {
#embed "../../data/emoji/en-IN.gz"
};
static const unsigned char file_es[] = {
#embed "../../data/emoji/es.gz"
};
static const unsigned char file_es_419[] = {
#embed "../../data/emoji/es-419.gz"
};
static const unsigned char file_es_MX[] = {
#embed "../../data/emoji/es-MX.gz"
};
static const unsigned char file_et[] = {
#embed "../../data/emoji/et.gz"
};
static const unsigned char file_eu[] = {
#embed "../../data/emoji/eu.gz"
};
static const unsigned char file_fa[] = {
#embed "../../data/emoji/fa.gz"
};
static const unsigned char file_fi[] = {
#embed "../../data/emoji/fi.gz"
};
static const unsigned char file_fil[] = {
#embed "../../data/emoji/fil.gz"
};
static const unsigned char file_fo[] = {
#embed "../../data/emoji/fo.gz"
};
static const unsigned char file_fr[] = {
#embed "../../data/emoji/fr.gz"
};
static const unsigned char file_fr_CA[] = {
#embed "../../data/emoji/fr-CA.gz"
};
static const unsigned char file_frr[] = {
#embed "../../data/emoji/frr.gz"
};
static const unsigned char file_ga[] = {
#embed "../../data/emoji/ga.gz"
};
static const unsigned char file_gd[] = {
#embed "../../data/emoji/gd.gz"
};
static const unsigned char file_gl[] = {
#embed "../../data/emoji/gl.gz"
};
static const unsigned char file_gu[] = {
#embed "../../data/emoji/gu.gz"
};
static const unsigned char file_ha[] = {
#embed "../../data/emoji/ha.gz"
};
static const unsigned char file_he[] = {
#embed "../../data/emoji/he.gz"
};
static const unsigned char file_hi[] = {
#embed "../../data/emoji/hi.gz"
};
static const unsigned char file_hr[] = {
#embed "../../data/emoji/hr.gz"
};
static const unsigned char file_hsb[] = {
#embed "../../data/emoji/hsb.gz"
};
static const unsigned char file_hu[] = {
#embed "../../data/emoji/hu.gz"
};
static const unsigned char file_hy[] = {
#embed "../../data/emoji/hy.gz"
};
static const unsigned char file_id[] = {
#embed "../../data/emoji/id.gz"
};
static const unsigned char file_ig[] = {
#embed "../../data/emoji/ig.gz"
};
static const unsigned char file_is[] = {
#embed "../../data/emoji/is.gz"
};
static const unsigned char file_it[] = {
#embed "../../data/emoji/it.gz"
};
static const unsigned char file_ja[] = {
#embed "../../data/emoji/ja.gz"
};
static const unsigned char file_jv[] = {
#embed "../../data/emoji/jv.gz"
};
static const unsigned char file_ka[] = {
#embed "../../data/emoji/ka.gz"
};
static const unsigned char file_kab[] = {
#embed "../../data/emoji/kab.gz"
};
static const unsigned char file_kk[] = {
#embed "../../data/emoji/kk.gz"
};
static const unsigned char file_kl[] = {
#embed "../../data/emoji/kl.gz"
};
static const unsigned char file_km[] = {
#embed "../../data/emoji/km.gz"
};
static const unsigned char file_kn[] = {
#embed "../../data/emoji/kn.gz"
};
static const unsigned char file_ko[] = {
#embed "../../data/emoji/ko.gz"
};
static const unsigned char file_kok[] = {
#embed "../../data/emoji/kok.gz"
};
static const unsigned char file_ky[] = {
#embed "../../data/emoji/ky.gz"
};
static const unsigned char file_lb[] = {
#embed "../../data/emoji/lb.gz"
};
static const unsigned char file_letters[] = {
#embed "../../data/emoji/letters.gz"
};
static const unsigned char file_lij[] = {
#embed "../../data/emoji/lij.gz"
};
static const unsigned char file_lo[] = {
#embed "../../data/emoji/lo.gz"
};
static const unsigned char file_lt[] = {
#embed "../../data/emoji/lt.gz"
};
static const unsigned char file_lv[] = {
#embed "../../data/emoji/lv.gz"
};
static const unsigned char file_mi[] = {
#embed "../../data/emoji/mi.gz"
};
static const unsigned char file_mk[] = {
#embed "../../data/emoji/mk.gz"
};
static const unsigned char file_ml[] = {
#embed "../../data/emoji/ml.gz"
};
static const unsigned char file_mn[] = {
#embed "../../data/emoji/mn.gz"
};
static const unsigned char file_mr[] = {
#embed "../../data/emoji/mr.gz"
};
static const unsigned char file_ms[] = {
#embed "../../data/emoji/ms.gz"
};
static const unsigned char file_mt[] = {
#embed "../../data/emoji/mt.gz"
};
static const unsigned char file_my[] = {
#embed "../../data/emoji/my.gz"
};
static const unsigned char file_ne[] = {
#embed "../../data/emoji/ne.gz"
};
static const unsigned char file_nl[] = {
#embed "../../data/emoji/nl.gz"
};
static const unsigned char file_nn[] = {
#embed "../../data/emoji/nn.gz"
};
static const unsigned char file_no[] = {
#embed "../../data/emoji/no.gz"
};
static const unsigned char file_nso[] = {
#embed "../../data/emoji/nso.gz"
};
static const unsigned char file_om[] = {
#embed "../../data/emoji/om.gz"
};
static const unsigned char file_or[] = {
#embed "../../data/emoji/or.gz"
};
static const unsigned char file_order[] = {
#embed "../../data/emoji/order.gz"
};
static const unsigned char file_pa[] = {
#embed "../../data/emoji/pa.gz"
};
static const unsigned char file_pcm[] = {
#embed "../../data/emoji/pcm.gz"
};
static const unsigned char file_pl[] = {
#embed "../../data/emoji/pl.gz"
};
static const unsigned char file_ps[] = {
#embed "../../data/emoji/ps.gz"
};
static const unsigned char file_pt[] = {
#embed "../../data/emoji/pt.gz"
};
static const unsigned char file_pt_BR[] = {
#embed "../../data/emoji/pt-BR.gz"
};
static const unsigned char file_qu[] = {
#embed "../../data/emoji/qu.gz"
};
static const unsigned char file_quc[] = {
#embed "../../data/emoji/quc.gz"
};
static const unsigned char file_rm[] = {
#embed "../../data/emoji/rm.gz"
};
static const unsigned char file_ro[] = {
#embed "../../data/emoji/ro.gz"
};
static const unsigned char file_ru[] = {
#embed "../../data/emoji/ru.gz"
};
static const unsigned char file_rw[] = {
#embed "../../data/emoji/rw.gz"
};
static const unsigned char file_sc[] = {
#embed "../../data/emoji/sc.gz"
};
static const unsigned char file_sd[] = {
#embed "../../data/emoji/sd.gz"
};
static const unsigned char file_shn[] = {
#embed "../../data/emoji/shn.gz"
};
static const unsigned char file_si[] = {
#embed "../../data/emoji/si.gz"
};
static const unsigned char file_sk[] = {
#embed "../../data/emoji/sk.gz"
};
static const unsigned char file_sl[] = {
#embed "../../data/emoji/sl.gz"
};
static const unsigned char file_so[] = {
#embed "../../data/emoji/so.gz"
};
static const unsigned char file_sq[] = {
#embed "../../data/emoji/sq.gz"
};
static const unsigned char file_sr[] = {
#embed "../../data/emoji/sr.gz"
};
static const unsigned char file_sr_Latn[] = {
#embed "../../data/emoji/sr-Latn.gz"
};
static const unsigned char file_sv[] = {
#embed "../../data/emoji/sv.gz"
};
static const unsigned char file_sw[] = {
#embed "../../data/emoji/sw.gz"
};
static const unsigned char file_ta[] = {
#embed "../../data/emoji/ta.gz"
};
static const unsigned char file_te[] = {
#embed "../../data/emoji/te.gz"
};
static const unsigned char file_tg[] = {
#embed "../../data/emoji/tg.gz"
};
static const unsigned char file_th[] = {
#embed "../../data/emoji/th.gz"
};
static const unsigned char file_ti[] = {
#embed "../../data/emoji/ti.gz"
};
static const unsigned char file_tk[] = {
#embed "../../data/emoji/tk.gz"
};
static const unsigned char file_tn[] = {
#embed "../../data/emoji/tn.gz"
};
static const unsigned char file_to[] = {
#embed "../../data/emoji/to.gz"
};
static const unsigned char file_tr[] = {
#embed "../../data/emoji/tr.gz"
};
static const unsigned char file_ug[] = {
#embed "../../data/emoji/ug.gz"
};
static const unsigned char file_uk[] = {
#embed "../../data/emoji/uk.gz"
};
static const unsigned char file_ur[] = {
#embed "../../data/emoji/ur.gz"
};
static const unsigned char file_uz[] = {
#embed "../../data/emoji/uz.gz"
};
static const unsigned char file_vi[] = {
#embed "../../data/emoji/vi.gz"
};
static const unsigned char file_wo[] = {
#embed "../../data/emoji/wo.gz"
};
static const unsigned char file_xh[] = {
#embed "../../data/emoji/xh.gz"
};
static const unsigned char file_yo[] = {
#embed "../../data/emoji/yo.gz"
};
static const unsigned char file_yue[] = {
#embed "../../data/emoji/yue.gz"
};
static const unsigned char file_zh[] = {
#embed "../../data/emoji/zh.gz"
};
static const unsigned char file_zh_Hant[] = {
#embed "../../data/emoji/zh-Hant.gz"
};
static const unsigned char file_zu[] = {
#embed "../../data/emoji/zu.gz"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes},
static const KeyboardEmojiFile files[] = {
  FILE("af", file_af) FILE("ak", file_ak) FILE("am", file_am) FILE("ar", file_ar)
  FILE("as", file_as) FILE("az", file_az) FILE("ba", file_ba) FILE("be", file_be)
  FILE("bg", file_bg) FILE("bn", file_bn) FILE("br", file_br) FILE("bs", file_bs)
  FILE("ca", file_ca) FILE("chr", file_chr) FILE("cs", file_cs) FILE("cv", file_cv)
  FILE("cy", file_cy) FILE("da", file_da) FILE("de", file_de) FILE("de-CH", file_de_CH)
  FILE("dsb", file_dsb) FILE("el", file_el) FILE("en", file_en) FILE("en-AU", file_en_AU)
  FILE("en-CA", file_en_CA) FILE("en-GB", file_en_GB) FILE("en-IN", file_en_IN) FILE("es", file_es)
  FILE("es-419", file_es_419) FILE("es-MX", file_es_MX) FILE("et", file_et) FILE("eu", file_eu)
  FILE("fa", file_fa) FILE("fi", file_fi) FILE("fil", file_fil) FILE("fo", file_fo)
  FILE("fr", file_fr) FILE("fr-CA", file_fr_CA) FILE("frr", file_frr) FILE("ga", file_ga)
  FILE("gd", file_gd) FILE("gl", file_gl) FILE("gu", file_gu) FILE("ha", file_ha)
  FILE("he", file_he) FILE("hi", file_hi) FILE("hr", file_hr) FILE("hsb", file_hsb)
  FILE("hu", file_hu) FILE("hy", file_hy) FILE("id", file_id) FILE("ig", file_ig)
  FILE("is", file_is) FILE("it", file_it) FILE("ja", file_ja) FILE("jv", file_jv)
  FILE("ka", file_ka) FILE("kab", file_kab) FILE("kk", file_kk) FILE("kl", file_kl)
  FILE("km", file_km) FILE("kn", file_kn) FILE("ko", file_ko) FILE("kok", file_kok)
  FILE("ky", file_ky) FILE("lb", file_lb) FILE("letters", file_letters) FILE("lij", file_lij)
  FILE("lo", file_lo) FILE("lt", file_lt) FILE("lv", file_lv) FILE("mi", file_mi)
  FILE("mk", file_mk) FILE("ml", file_ml) FILE("mn", file_mn) FILE("mr", file_mr)
  FILE("ms", file_ms) FILE("mt", file_mt) FILE("my", file_my) FILE("ne", file_ne)
  FILE("nl", file_nl) FILE("nn", file_nn) FILE("no", file_no) FILE("nso", file_nso)
  FILE("om", file_om) FILE("or", file_or) FILE("order", file_order) FILE("pa", file_pa)
  FILE("pcm", file_pcm) FILE("pl", file_pl) FILE("ps", file_ps) FILE("pt", file_pt)
  FILE("pt-BR", file_pt_BR) FILE("qu", file_qu) FILE("quc", file_quc) FILE("rm", file_rm)
  FILE("ro", file_ro) FILE("ru", file_ru) FILE("rw", file_rw) FILE("sc", file_sc)
  FILE("sd", file_sd) FILE("shn", file_shn) FILE("si", file_si) FILE("sk", file_sk)
  FILE("sl", file_sl) FILE("so", file_so) FILE("sq", file_sq) FILE("sr", file_sr)
  FILE("sr-Latn", file_sr_Latn) FILE("sv", file_sv) FILE("sw", file_sw) FILE("ta", file_ta)
  FILE("te", file_te) FILE("tg", file_tg) FILE("th", file_th) FILE("ti", file_ti)
  FILE("tk", file_tk) FILE("tn", file_tn) FILE("to", file_to) FILE("tr", file_tr)
  FILE("ug", file_ug) FILE("uk", file_uk) FILE("ur", file_ur) FILE("uz", file_uz)
  FILE("vi", file_vi) FILE("wo", file_wo) FILE("xh", file_xh) FILE("yo", file_yo)
  FILE("yue", file_yue) FILE("zh", file_zh) FILE("zh-Hant", file_zh_Hant) FILE("zu", file_zu)
};
// clang-format on

const KeyboardEmojiFile *keyboard_emoji_files(size_t *count) {
  *count = sizeof files / sizeof files[0];
  return files;
}
