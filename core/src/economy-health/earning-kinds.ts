/** The kinds of movement by which members come to money by their own doing. */
export const EARNING_KINDS = ['work', 'job', 'moneybag', 'daily', 'weekly'] as const;
