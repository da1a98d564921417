/** A legal item with a title of its own, and a line on how long its data is kept. */
export interface NamedItem {
  /** The element's id, for links to it. */
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
