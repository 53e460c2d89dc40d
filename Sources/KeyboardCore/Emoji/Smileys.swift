/// Smileys typed with signs, such as `:)`, and the emoji they stand for.
enum Smileys {
  /// The emoji that a text stands for, the best first, or `nil` if it is no smiley.
  static func meaning(of text: String) -> [Emoji]? {
    meanings[text.filter { !$0.isWhitespace }].map { $0.map { Emoji($0) } }
  }

  /// Whether a text is a smiley or the first part of one.
  static func isBeginning(_ text: String) -> Bool {
    let text = text.filter { !$0.isWhitespace }
    return !text.isEmpty && meanings.keys.contains { $0.hasPrefix(text) }
  }

  /// Whether a digit can follow a text in a smiley: `<` in `<3`.
  static func takesDigit(_ text: String) -> Bool {
    !text.isEmpty
      && meanings.keys.contains {
        $0.hasPrefix(text) && $0.dropFirst(text.count).first?.isNumber == true
      }
  }

  /// The emoji by each smiley.
  private static let meanings: [String: [String]] = table.split(separator: "\n").reduce(into: [:]) {
    let words = $1.split(separator: " ").map(String.init)
    let emojis = words.filter { $0.first?.isEmoji == true }
    for smiley in words.dropLast(emojis.count) { $0[smiley] = emojis }
  }

  /// Smileys and then their emoji, line by line.
  private static let table = #"""
    :) :-) =) :] (: (-: :^) 🙂 😊
    :D :-D =D 😃 😄
    xD XD x-D X-D 😆 😂
    :( :-( =( :[ ): )-: 🙁 😞
    :'( :'-( :,( ='( 😢 😭
    :') :'-) :,) 🥲 😂
    ;) ;-) ;] ;D 😉
    :P :-P :p :-p =P =p xP 😛 😜
    ;P ;-P ;p 😜
    :O :-O :o :-o =O =o 😮 😲
    :* :-* ;* 😘 😗
    :/ :-/ :\ :-\ =/ 😕 🫤
    :| :-| =| 😐 😑
    :S :s :-S 😖 🥴
    :$ :-$ 😳 🤑
    :@ >:( >:-( 😠 😡
    >:) >:-) >:D ]:) }:) 😈
    O:) O:-) o:) 0:) 0:-) 😇
    :3 :-3 =3 😺 😊
    D: D-: D= D': 😧 😨
    B) B-) 8) 8-) 😎
    8D 8-D 😎 😃
    :X :x :-X :-x :# :-# 🤐
    <3 ❤️ 🥰
    </3 <\3 💔
    ^^ ^_^ ^.^ ^-^ n_n 😊 😄
    ^^' ^_^' ^^; ^_^; 😅
    -_- -.- -__- 😑
    >_< >.< >< 😣 😖
    o.O O.o o_O O_o 0_o o_0 🤨 😳
    O_O o_o O.O o.o 0_0 😳 😮
    T_T ;_; T.T ;-; QQ 😭 😢
    *_* *-* *.* 🤩 😍
    u_u U_U 😔
    @_@ x_x X_X 😵 😵‍💫
    $_$ 🤑
    \o/ \O/ 🙌 🎉
    o/ 👋
    o7 🫡
    ¯\_(ツ)_/¯ ¯\_ 🤷
    (╯°□°)╯︵┻━┻ 😡
    ಠ_ಠ 😒 🤨
    +1 :+1 :+1: 👍
    -1 :-1 :-1: 👎
    """#
}
