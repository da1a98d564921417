import type { RenderedPage } from './page-response.ts';

/** Keeps the most recently asked-for documents; the one not asked for longest makes room. */
export class PageCache {
  readonly #pages = new Map<string, RenderedPage>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): RenderedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    // A map keeps insertion order: putting the page in again makes it the youngest.
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
