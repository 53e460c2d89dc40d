import java.awt.Component;
import java.awt.Point;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import javax.swing.Box;
import javax.swing.JFrame;
import javax.swing.JPasswordField;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** A Swing window with two text fields and a password field; see answers.py. */
final class JavaField {
  private final List<JTextComponent> fields =
      List.of(new JTextField(30), new JTextField(30), new JPasswordField(30));
  private JFrame other;
  private JTextField otherField;
  private String last = "";

  public static void main(String[] arguments) throws Exception {
    JavaField client = new JavaField();
    SwingUtilities.invokeAndWait(client::open);
    BufferedReader input =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      String request = line;
      FutureTask<String> answer = new FutureTask<>((Callable<String>) () -> client.answer(request));
      SwingUtilities.invokeLater(answer);
      say(answer.get());
    }
    System.exit(0);
  }

  private static void say(String line) throws IOException {
    System.out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    System.out.flush();
  }

  private void open() {
    JFrame window = new JFrame("Fields");
    Box box = Box.createVerticalBox();
    for (JTextComponent field : fields) {
      field.setMaximumSize(field.getPreferredSize());
      box.add(field);
    }
    window.add(box);
    window.setSize(800, 600);
    window.addWindowListener(new WindowAdapter() {
      @Override public void windowOpened(WindowEvent event) {
        fields.getFirst().requestFocusInWindow();
        try {
          say("ready");
        } catch (IOException problem) {
          System.exit(1);
        }
      }
    });
    window.setVisible(true);
  }

  /** Keeps the last text that the second window's field reported. */
  private final class Listener implements DocumentListener {
    @Override public void insertUpdate(DocumentEvent event) {
      last = otherField.getText();
    }

    @Override public void removeUpdate(DocumentEvent event) {
      last = otherField.getText();
    }

    @Override public void changedUpdate(DocumentEvent event) {}
  }

  private String answer(String request) {
    switch (request.split(" ")[0]) {
      case "state":
        return "{\"fields\": " + list(fields.stream().map(field -> quoted(field.getText())))
            + ", \"places\": " + list(fields.stream().map(JavaField::place)) + "}";
      case "clear":
        fields.forEach(field -> field.setText(""));
        fields.getFirst().requestFocusInWindow();
        return "done";
      case "focus":
        fields.get(Integer.parseInt(request.split(" ")[1])).requestFocusInWindow();
        return "done";
      case "other":
        other = new JFrame("Other");
        other.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
        otherField = new JTextField(20);
        otherField.getDocument().addDocumentListener(new Listener());
        last = "";
        other.add(otherField);
        other.pack();
        other.setVisible(true);
        return "done";
      case "shut":
        other.dispatchEvent(new WindowEvent(other, WindowEvent.WINDOW_CLOSING));
        return "done";
      case "last":
        return quoted(last);
      case "close":
        other.dispose();
        return quoted(otherField.getText());
      default:
        throw new IllegalArgumentException(request + " is not understood");
    }
  }

  private static String place(Component field) {
    Point corner = field.getLocationOnScreen();
    return List.of(corner.x, corner.y, field.getWidth(), field.getHeight()).toString();
  }

  private static String list(java.util.stream.Stream<String> items) {
    return items.collect(Collectors.joining(", ", "[", "]"));
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char unit : text.toCharArray()) {
      quoted.append(unit < ' ' || unit == '"' || unit == '\\'
          ? String.format("\\u%04x", (int) unit) : String.valueOf(unit));
    }
    return quoted.append('"').toString();
  }
}
