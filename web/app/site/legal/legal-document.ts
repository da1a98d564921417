/** One item with a name of its own, and a line on how long what it is about is kept. */
export interface NamedItem {
  /** Part of the page's address. */
  id: string;
  title: string;
  text: string;
  kept: string;
}

/** A legal text: numbered paragraphs with numbered items (docs/rules/pages.md#routes). */
export interface LegalDocument {
  title: string;
  lead: string;
  paragraphs: readonly { title: string; items: readonly (string | NamedItem)[] }[];
}
