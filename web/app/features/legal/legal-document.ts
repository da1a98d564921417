/** A legal text: numbered paragraphs with numbered items (spec.md 2). */
export interface LegalDocument {
  title: string;
  lead: string;
  paragraphs: readonly { title: string; items: readonly string[] }[];
}
