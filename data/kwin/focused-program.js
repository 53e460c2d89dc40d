// Tells ibus-callout which program has the focus, at once and at every change. IBus calls all programs
// "wayland" here. The engine loads this script when it needs it, and unloads it when it ends.
const engine = "org.freedesktop.IBus.Callout";

function tell(window) {
  const program = window ? String(window.resourceClass) : "";
  callDBus(engine, "/org/freedesktop/IBus/Callout", engine + ".Focus", "ProgramChanged", program);
}

// Plasma 5 has other names for the two.
(workspace.windowActivated || workspace.clientActivated).connect(tell);
tell(workspace.activeWindow || workspace.activeClient);
