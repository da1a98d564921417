/** The kinds of ledger entry by which members earn money through their own activity. */
export const EARNING_KINDS = ['work', 'job', 'moneybag', 'daily', 'weekly'] as const;
