import { integer } from '../../protocol/form-body.ts';
import { maybe, oneOf } from '../components/fields.ts';

/** Fields common to creating and changing threads. */
export const threadFields = {
  auto_archive_duration: maybe(oneOf(60, 1_440, 4_320, 10_080)),
  rate_limit_per_user: maybe(integer({ min: 0, max: 21_600 })),
};
