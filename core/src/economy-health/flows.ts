/** What one kind of movement did over a while. */
export interface KindFlow {
  /** The kind, or `commission`, or `escrow` for money that waits. */
  kind: string;
  /** Money that came to members out of nothing. */
  minted: number;
  /** Money that went from them for good. */
  removed: number;
  /** Money that went from member to member. */
  moved: number;
  /** How many movements. */
  times: number;
}

/** All kinds together. */
export function totalFlow(flows: readonly KindFlow[]): Pick<KindFlow, 'minted' | 'removed'> {
  return {
    minted: flows.reduce((sum, { minted }) => sum + minted, 0),
    removed: flows.reduce((sum, { removed }) => sum + removed, 0),
  };
}
