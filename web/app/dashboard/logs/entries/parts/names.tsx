import { fromNumber, toHex } from '@perigee/core/base/color/color';
import type { LoggedName } from '@perigee/core/logs/parts';
import { Link } from 'react-router';
import { m } from '#texts';
import { changeView, queryOf } from '../../../lib/address/address-view.ts';
import { useGuildQuery } from '../../../lib/guilds/use-guild.ts';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { useEntryView } from '../use-entry-view.ts';
import styles from '../entries.module.css';

interface PersonProps {
  person: LoggedName;
  /** The filter that the name's link sets. */
  as: 'actor' | 'target';
}

/** A person under the name they had then; links to the other entries they are the actor or target of. */
export function Person({ person: { id, name }, as }: PersonProps) {
  const text = useText();
  const { view } = useEntryView();
  const shown = name ?? id;

  return (
    <Link
      className={styles['person']}
      to={`?${queryOf(changeView(view, { [as]: id })).toString()}`}
      title={`${text(as === 'actor' ? m.entry_only_actor : m.entry_only_target, { name: shown })} · ${id}`}
      preventScrollReset
    >
      <bdi>{shown}</bdi>
    </Link>
  );
}

/** A channel under the name it had then. */
export function Place({ channel: { id, name } }: { channel: LoggedName }) {
  return (
    <span title={id}>
      #<bdi>{name ?? id}</bdi>
    </span>
  );
}

/** A role under the name it had then, with its current colour if known. */
export function Role({ role: { id, name } }: { role: LoggedName }) {
  const { data: guild } = useGuildQuery(useGuildId());
  const color = guild?.roles.find((each) => each.id === id)?.color;

  return (
    <span className={styles['role']} title={id}>
      {color !== undefined && <Swatch color={color} />}
      <bdi>{name ?? id}</bdi>
    </span>
  );
}

/** A colour as 0xRRGGBB; 0 is the platform's “no colour”, which it shows as grey. */
export function Swatch({ color }: { color: number }) {
  return (
    <span
      className={styles['swatch']}
      aria-hidden="true"
      style={{ background: color === 0 ? 'var(--dim)' : toHex(fromNumber(color)) }}
    />
  );
}

/** A colour with its hex code. */
export function Color({ color }: { color: number }) {
  const text = useText();

  return (
    <span className={styles['role']}>
      <Swatch color={color} />
      {color === 0 ? text(m.entry_none) : <code>{toHex(fromNumber(color))}</code>}
    </span>
  );
}
