import type { DataSubject } from '@perigee/core/privacy/data-stores';
import type { LegalDocument } from '../legal-document.ts';
import type { KeptTexts, StoreTexts } from './store-text.ts';

/** What the page says in one language, but for what is generated from the stores. */
export interface PrivacyText {
  title: string;
  lead: string;
  subjects: Readonly<Record<DataSubject, string>>;
  stores: StoreTexts;
  times: KeptTexts;
  /** Leads to how long something is kept. */
  keptLabel: string;
  deletion: DeletionText;
  /** What no store is about. */
  others: LegalDocument['paragraphs'];
}

/** When what is deleted; each is given the names of the stores it is about. */
interface DeletionText {
  title: string;
  byItself: string;
  leaving: (stores: string) => string;
  removal: (stores: string) => string;
  asked: (except: { server: string; nobody: string }) => string;
}
