/** Replaces a range of the field as if typed: it can be undone, and React notices it. */
export function insertText(field: HTMLTextAreaElement, text: string, start: number, end: number): void {
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated, but nothing else adds to the browser's undo history, and every browser supports it.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Removes a range again, without refocusing a field that has lost the focus. */
export function removeText(field: HTMLTextAreaElement, start: number, end: number): void {
  if (document.activeElement === field) {
    field.setSelectionRange(start, end);
    if (document.execCommand('delete')) return;
  }
  field.setRangeText('', start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContent' }));
}
