import type { Locale } from '@perigee/core/base/locales/locales';
import { DATA_SUBJECTS, type DataStore, listStores } from '@perigee/core/site/privacy/data-stores';
import { RETENTION_MS, type RetentionName } from '@perigee/core/site/privacy/retention-times';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import type { LegalDocument, NamedItem } from '../legal-document.ts';
import { PRIVACY_EN } from './privacy-en.ts';
import { PRIVACY_RU } from './privacy-ru.ts';
import type { PrivacyText } from './privacy-text.ts';
import { quote } from '../../../lib/preferences/quote.ts';

const TEXTS: Record<Locale, PrivacyText> = { en: PRIVACY_EN, ru: PRIVACY_RU };

/** The privacy page: a paragraph for each subject, an item for each store, with the server's retention periods. */
export function privacyDocument(locale: Locale): LegalDocument {
  const text = TEXTS[locale];
  const { title, lead, subjects, others } = text;
  const stores = listStores();
  return {
    title,
    lead,
    paragraphs: [
      ...DATA_SUBJECTS.map((subject) => ({
        title: subjects[subject],
        items: stores
          .filter(({ store }) => store.subject === subject)
          .map(({ name, store }): NamedItem => {
            const { title: itemTitle, what, rest } = text.stores[name];
            return { id: name, title: itemTitle, text: what, kept: describeKept(text, locale, store.retention, rest) };
          }),
      })),
      { title: text.deletion.title, items: describeDeletion(text, locale) },
      ...others,
    ],
  };
}

/** A store's retention in one line: first what does not expire by itself, then each part that does, with its period. */
function describeKept(
  text: PrivacyText,
  locale: Locale,
  kept: readonly RetentionName[],
  rest: string | undefined,
): string {
  const times = kept.map((name) => text.times[name].replace('{time}', writeDuration(RETENTION_MS[name], locale)));
  const parts = rest === undefined ? times : [rest, ...times];
  return `${text.keptLabel} ${parts.join('; ')}.`;
}

function describeDeletion(text: PrivacyText, locale: Locale): string[] {
  const list = new Intl.ListFormat(locale);
  const named = (belongs: (store: DataStore) => boolean) =>
    list.format(
      listStores().flatMap(({ name, store }) => (belongs(store) ? [quote(text.stores[name].title, locale)] : [])),
    );
  const { byItself, leaving, removal, asked } = text.deletion;
  return [
    byItself,
    leaving(named(({ goesWith }) => goesWith === 'leaving')),
    removal(named(({ goesWith }) => goesWith === 'removal')),
    asked({
      server: named(({ deletedFor }) => deletedFor === 'server'),
      nobody: named(({ deletedFor }) => deletedFor === 'nobody'),
    }),
  ];
}
