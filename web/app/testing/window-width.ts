import { onTestFinished } from 'vitest';

declare global {
  interface Window {
    /** The test DOM's own controls. */
    happyDOM: { setViewport(size: { width: number }): void };
  }
}

/** Makes the window that wide for the rest of the test. */
export function setWindowWidth(widthPx: number): void {
  const before = window.innerWidth;
  window.happyDOM.setViewport({ width: widthPx });
  onTestFinished(() => window.happyDOM.setViewport({ width: before }));
}
