/** One order of a corpus. */
export interface CorpusOrder {
  /** `amount`: an amount at the beginning; `end`: when a punishment ends; `when`: a time at the beginning; `every`: a repetition. */
  kind: 'amount' | 'end' | 'when' | 'every';
  text: string;
  /**
   * `1000` or `50%`; seconds such as `600s`, or a moment on the clocks of Berlin such as `2026-11-26T09:00`; `endless`;
   * for a repetition such as `7200s`, `1d 9:00`, `1w 0,2 9:00`, `1m 15 9:00` or `12-31 9:00`;
   * `none` if nothing could be a time; `!` if it is refused; `?` and the meanings if the writer is asked.
   */
  meaning: string;
  /** The words left over. Not given where the order is refused or says nothing. */
  rest: string;
}

/** When and where the orders of the corpora were given. */
export const CORPUS_CONTEXT = { nowMs: Date.parse('2026-11-25T12:30:00Z'), zone: 'Europe/Berlin' };

/** The orders of a corpus. */
export function parseCorpus(corpus: string): CorpusOrder[] {
  return corpus
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind = '', text = '', meaning = '', rest = ''] = line.split('|').map((field) => field.trim());
      if (kind !== 'amount' && kind !== 'end' && kind !== 'when' && kind !== 'every')
        throw new Error(`no order: ${line}`);
      return { kind, text, meaning, rest };
    });
}
