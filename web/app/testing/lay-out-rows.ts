import { onTestFinished, vi } from 'vitest';

const ROW_PX = 40;

/** Gives the rows of lists their places below each other, since a test's page is not laid out. */
export function layOutRows(): void {
  const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const row = this.closest('li');
    const index = row === null ? 0 : [...(row.parentElement?.children ?? [])].indexOf(row);
    return new DOMRect(0, index * ROW_PX, 200, ROW_PX);
  });
  onTestFinished(() => {
    places.mockRestore();
  });
}
