// The smallest program with a window of libadwaita, for comparison.
#include <adwaita.h>

static void show(GApplication *application) {
  GtkWidget *window = adw_application_window_new(GTK_APPLICATION(application));
  gtk_window_set_default_size(GTK_WINDOW(window), 880, 640);
  gtk_window_present(GTK_WINDOW(window));
}

int main(void) {
  AdwApplication *application = adw_application_new("org.example.Empty", 0);
  g_signal_connect(application, "activate", G_CALLBACK(show), NULL);
  return g_application_run(G_APPLICATION(application), 0, NULL);
}
