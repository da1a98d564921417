import type { RenderedPage } from './page-response.ts';

/** An LRU cache of rendered documents. */
export class PageCache {
  readonly #pages = new Map<string, RenderedPage>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): RenderedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    // A map keeps insertion order: inserting the page again makes it the most recent.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: RenderedPage): void {
    const oldest = this.#pages.keys().next();
    if (this.#pages.size >= this.#capacity && oldest.done === false) this.#pages.delete(oldest.value);
    this.#pages.set(key, page);
  }
}
