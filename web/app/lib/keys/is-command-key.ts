interface Pressed extends Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> {}

/** Whether Ctrl (on a Mac: Command) is pressed together with a letter's key: by its place, so that it works on a Russian keyboard. */
export function isCommandKey({ code, ctrlKey, metaKey, altKey, shiftKey }: Pressed, letter: 'K' | 'S'): boolean {
  return code === `Key${letter}` && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
