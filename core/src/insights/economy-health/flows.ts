/** Totals of one kind of ledger entry over a period. */
export interface KindFlow {
  /** The kind, or `commission`, or `escrow` for money being held. */
  kind: string;
  /** Money that was newly created for members. */
  minted: number;
  /** Money taken out of circulation. */
  removed: number;
  /** Money moved between members. */
  moved: number;
  /** Number of entries. */
  times: number;
}

/** The sum over all kinds. */
export function totalFlow(flows: readonly KindFlow[]): Pick<KindFlow, 'minted' | 'removed'> {
  return {
    minted: flows.reduce((sum, { minted }) => sum + minted, 0),
    removed: flows.reduce((sum, { removed }) => sum + removed, 0),
  };
}
