extension KeyboardTheme.Variant {
  mutating func read(_ member: DataFileMember) throws(DataFileError) {
    let members = try member.members()
    // Values for all keys are read first, whatever the order.
    for part in members where part.key == "buttons" {
      try input.read(part)
      try system.read(part)
      try primary.read(part)
    }
    for part in members {
      switch part.key {
      case "background": for part in try part.members() { try background.read(part) }
      case "buttons": break
      case "input": try input.read(part)
      case "system": try system.read(part)
      case "primary": try primary.read(part)
      case "actionCallout": for part in try part.members() { try actionCallout.read(part) }
      case "inputCallout": for part in try part.members() { try inputCallout.read(part) }
      default:
        throw part.unknown(
          "background, buttons, input, system, primary, actionCallout, inputCallout")
      }
    }
  }
}

extension KeyboardTheme.Button {
  fileprivate mutating func read(_ member: DataFileMember) throws(DataFileError) {
    let members = try member.members()
    for part in members where part.key != "pressed" {
      try normal.read(part)
      try pressed.read(part)
    }
    for part in members where part.key == "pressed" {
      for part in try part.members() { try pressed.read(part) }
    }
  }
}

extension KeyboardButtonValues {
  fileprivate mutating func read(_ member: DataFileMember) throws(DataFileError) {
    switch member.key {
    case "background": backgroundColor = try member.color()
    case "foreground": foregroundColor = try member.color()
    case "secondary": secondaryColor = try member.color()
    case "accent": accentColor = try member.color()
    case "font": for part in try member.members() { try font.read(part) }
    case "cornerRadius": cornerRadius = try member.number(0...25)
    case "border": for part in try member.members() { try border.read(part) }
    case "shadow": for part in try member.members() { try shadow.read(part) }
    default:
      throw member.unknown(
        "background, foreground, secondary, accent, font, cornerRadius, border, shadow, pressed")
    }
  }
}

extension ActionCalloutValues {
  fileprivate mutating func read(_ member: DataFileMember) throws(DataFileError) {
    switch member.key {
    case "font": for part in try member.members() { try font.read(part) }
    case "label": labelColor = try member.color()
    case "selectedBackground": selectedBackgroundColor = try member.color()
    case "selectedForeground": selectedForegroundColor = try member.color()
    default:
      try callout.read(member, besides: "font, label, selectedBackground, selectedForeground")
    }
  }
}

extension InputCalloutValues {
  fileprivate mutating func read(_ member: DataFileMember) throws(DataFileError) {
    if member.key == "font" {
      for part in try member.members() { try font.read(part) }
    } else {
      try callout.read(member, besides: "font")
    }
  }
}

extension CalloutStyle {
  fileprivate mutating func read(
    _ member: DataFileMember, besides others: String
  ) throws(DataFileError) {
    switch member.key {
    case "background": backgroundColor = try member.color()
    case "border": borderColor = try member.color()
    case "text": textColor = try member.color()
    case "cornerRadius": cornerRadius = try member.number(0...25)
    case "buttonCornerRadius": buttonCornerRadius = try member.number(0...25)
    case "shadow": for part in try member.members() { try shadow.read(part) }
    default:
      throw member.unknown(
        "background, border, text, cornerRadius, buttonCornerRadius, shadow, " + others)
    }
  }
}

extension KeyboardFont {
  fileprivate mutating func read(_ member: DataFileMember) throws(DataFileError) {
    switch member.key {
    case "size": size = try member.number(6...32)
    case "weight": weight = try member.choice()
    case "families": families = try member.strings()
    default: throw member.unknown("size, weight, families")
    }
  }
}

extension KeyboardBackgroundStyle {
  fileprivate mutating func read(_ member: DataFileMember) throws(DataFileError) {
    switch member.key {
    case "color": color = try member.color()
    case "cornerRadius": cornerRadius = try member.number(0...40)
    default: throw member.unknown("color, cornerRadius")
    }
  }
}

extension KeyboardButtonEdgeStyle {
  fileprivate mutating func read(_ member: DataFileMember) throws(DataFileError) {
    switch member.key {
    case "color": color = try member.color()
    case "size": size = try member.number(0...6)
    default: throw member.unknown("color, size")
    }
  }
}
