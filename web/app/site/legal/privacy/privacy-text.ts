import type { DataSubject } from '@perigee/core/site/privacy/data-stores';
import type { LegalDocument } from '../legal-document.ts';
import type { RetentionTexts, StoreTexts } from './store-text.ts';

/** The page's texts in one language, except those generated from the stores. */
export interface PrivacyText {
  title: string;
  lead: string;
  subjects: Readonly<Record<DataSubject, string>>;
  stores: StoreTexts;
  times: RetentionTexts;
  /** Introduces the retention period. */
  keptLabel: string;
  deletion: DeletionText;
  /** Paragraphs that are not about a store. */
  others: LegalDocument['paragraphs'];
}

/** What is deleted when; each text receives the names of the stores concerned. */
interface DeletionText {
  title: string;
  byItself: string;
  leaving: (stores: string) => string;
  removal: (stores: string) => string;
  asked: (except: { server: string; nobody: string }) => string;
}
