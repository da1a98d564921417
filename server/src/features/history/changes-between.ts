import { type Difference, differences } from '@perigee/core/settings/differences';
import { orderChanges } from '@perigee/core/settings/order-changes';

/** All differences between two values of a section, including the order of its lists. */
export function changesBetween(before: unknown, after: unknown): Difference[] {
  return [...differences(before, after), ...orderChanges(before, after)];
}
