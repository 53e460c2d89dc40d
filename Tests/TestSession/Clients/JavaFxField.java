import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.stage.Stage;

/** A JavaFX window with a text field; see answers.py. */
final class JavaFxField {
  private final TextField field = new TextField();

  public static void main(String[] arguments) {
    Platform.startup(() -> new JavaFxField().open());
  }

  private void open() {
    Stage window = new Stage();
    window.setScene(new Scene(field, 800, 60));
    window.show();
    field.requestFocus();
    Thread reader = new Thread(this::read);
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    BufferedReader input =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try {
      say("ready");
      for (String line = input.readLine(); line != null; line = input.readLine()) {
        String request = line;
        FutureTask<String> answer = new FutureTask<>(() -> answer(request));
        Platform.runLater(answer);
        say(answer.get());
      }
      System.exit(0);
    } catch (Exception problem) {
      System.exit(1);
    }
  }

  private static void say(String line) throws IOException {
    System.out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    System.out.flush();
  }

  private String answer(String request) {
    switch (request) {
      case "state":
        return "{\"fields\": [\"" + field.getText() + "\"], \"places\": [[0, 0, 800, 60]]}";
      case "clear":
        field.clear();
        field.requestFocus();
        return "done";
      default:
        throw new IllegalArgumentException(request + " is not understood");
    }
  }
}
