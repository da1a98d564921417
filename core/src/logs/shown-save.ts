import type { core } from 'zod/mini';
import { isSame } from '../base/sections/is-same.ts';
import { fieldAt, fieldIn, metadataOf } from '../base/schemas/field-metadata.ts';
import type { LogDetails } from './details.ts';
import type { LogReader } from './log-reader.ts';
import { maskText } from './mask-text.ts';

/** Values of a section are for those who may open its tab. */
export function showSave(details: LogDetails<'settingsSave'>, reader: LogReader): LogDetails<'settingsSave'> {
  const schema = reader.schemaOf(details.section);
  if (schema === null) return { ...details, changes: [], changeCount: 0 };
  const changes = details.changes.flatMap((change) => {
    const field = fieldAt(schema, change.path);
    const [before, after] = [showValue(field, change.before, reader), showValue(field, change.after, reader)];
    return isSame(before, after) ? [] : [{ ...change, ...asSides({ before, after }) }];
  });
  return { ...details, changes, changeCount: details.changeCount - details.changes.length + changes.length };
}

/** A side on which the field is missing stays left out. */
function asSides({ before, after }: { before: unknown; after: unknown }) {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** A value of the settings without hidden channels: lists leave them out, single ones read like none. */
function showValue(schema: core.$ZodType | undefined, value: unknown, reader: LogReader): unknown {
  const isId = metadataOf(schema).refersTo === 'channel';
  if (typeof value === 'string') {
    if (isId) return reader.views(value) ? value : null;
    return maskText(value, reader);
  }
  if (Array.isArray(value)) {
    const entry = fieldIn(schema, '0');
    const isOfIds = metadataOf(entry).refersTo === 'channel';
    const shown = value.map((part: unknown) => showValue(entry, part, reader));
    return isOfIds ? shown.filter((part) => part !== null) : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      showValue(fieldIn(schema, name), part, reader),
    ]),
  );
}
