import { type Difference, differences } from '@perigee/core/settings/differences';
import { orderChanges } from '@perigee/core/settings/order-changes';

/** All that differs between two values of a section, the order of its lists included. */
export function changesBetween(before: unknown, after: unknown): Difference[] {
  return [...differences(before, after), ...orderChanges(before, after)];
}
