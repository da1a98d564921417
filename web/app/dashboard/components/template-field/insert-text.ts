/** Puts text in the place of a stretch of the field, as if it were typed: it can be undone, and React hears of it. */
export function insertText(field: HTMLTextAreaElement, text: string, start: number, end: number): void {
  field.focus();
  field.setSelectionRange(start, end);
  // Called outdated, but nothing else enters the browser's history of undoing, and every browser has it.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Takes a stretch out again, without calling the focus back to a field that lost it. */
export function removeText(field: HTMLTextAreaElement, start: number, end: number): void {
  if (document.activeElement === field) {
    field.setSelectionRange(start, end);
    if (document.execCommand('delete')) return;
  }
  field.setRangeText('', start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContent' }));
}
