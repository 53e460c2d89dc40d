"""A text field of a game made with SDL, which draws it and reports only its place; see `answers.py`."""

import os
import select

if "WAYLAND_DISPLAY" in os.environ and os.environ.get("GDK_BACKEND") != "x11":
    os.environ["SDL_VIDEODRIVER"] = "wayland"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from answers import Answers, ready  # noqa: E402

PLACE = 20, 40, 600, 40
text, runs = "", True


def clear():
    global text
    text = ""


def end():
    global runs
    runs = False


pygame.display.init()
window = pygame.display.set_mode((800, 600))
pygame.key.set_text_input_rect(PLACE)
pygame.key.start_text_input()
answers = Answers(lambda: [text], lambda: [PLACE], clear, end)
ready()
while runs:
    for event in pygame.event.get():
        if event.type == pygame.TEXTINPUT:
            text += event.text
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            text = text[:-1]
    window.fill("white", PLACE)
    pygame.display.flip()
    if select.select([0], [], [], 0.005)[0]:
        answers.read()
