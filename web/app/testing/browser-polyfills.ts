/** What the product uses of a browser and the test DOM lacks, or has otherwise. */
export function installBrowserPolyfills(): void {
  // Unknown to it: the product then writes into a field by itself, without the browser's undo.
  document.execCommand = () => false;

  // Unknown to it too. The test is the only tab, and nothing is drawn in a font.
  const locks = { request: (_name: string, work: () => unknown) => work() };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

  // It would go through the setter at which React listens, which then sees no news in the event that follows.
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  HTMLTextAreaElement.prototype.setRangeText = function setRangeText(
    text: string,
    start: number = 0,
    end: number = start,
  ) {
    write?.call(this, this.value.slice(0, start) + text + this.value.slice(end));
    this.setSelectionRange(start + text.length, start + text.length);
  };
}
