let isPressed = false;
let postponed: (() => void) | undefined;

/**
 * Draws now, or once no pointer is down: a button that is replaced between its press and its release gets no click.
 * Of several drawings meanwhile the last counts.
 */
export function drawUnpressed(draw: () => void): void {
  if (isPressed) postponed = draw;
  else draw();
}

/** Starts watching for presses anywhere on the page. */
export function watchPresses(): void {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, true);
  window.addEventListener('blur', release);
}

function release(): void {
  isPressed = false;
  // The click comes right after the release.
  setTimeout(() => {
    const draw = postponed;
    postponed = undefined;
    if (draw !== undefined) drawUnpressed(draw);
  });
}
