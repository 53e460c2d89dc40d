// Reports to ibus-callout which program has the focus, at once and at every change. IBus calls all programs
// "wayland" here. The engine loads this script when it needs it, and unloads it when it quits.
const engine = "org.freedesktop.IBus.Callout";

function report(window) {
  const program = window ? String(window.resourceClass) : "";
  callDBus(engine, "/org/freedesktop/IBus/Callout", engine + ".Focus", "ProgramChanged", program);
}

// The second names are those of Plasma 5.
(workspace.windowActivated || workspace.clientActivated).connect(report);
report(workspace.activeWindow || workspace.activeClient);
