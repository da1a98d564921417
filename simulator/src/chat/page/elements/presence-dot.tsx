import type { Status } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';

/** The dot that shows a presence status. */
export function PresenceDot({ status }: { status: Status }) {
  return (
    <span className={`presence ${status}`} role="img" aria-label={t.statuses[status]} title={t.statuses[status]} />
  );
}
