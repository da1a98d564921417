interface KeyPress extends Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> {}

/**
 * Whether Ctrl (on a Mac: Command) is pressed together with a letter's key. Compares the key's position, so that it
 * also works with a Russian keyboard layout.
 */
export function isCommandKey({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, letter: 'K' | 'S'): boolean {
  return code === `Key${letter}` && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
