import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './template-field.module.css';

/** The names behind the ids in a template. */
export function UsedMentions({ value }: { value: string }) {
  const text = useText();
  const { roles, channels, hiddenChannels } = useGuild();
  const ids = new Set([...value.matchAll(/\{\{-?\s*(?:role|channel)\.(\d+)/g)].map(([, id]) => id));
  const used = [
    ...roles.map(({ id, name }) => ({ id, name: `@${name}` })),
    ...channels.map(({ id, name }) => ({ id, name: `#${name}` })),
    ...hiddenChannels.map((id) => ({ id, name: text(m.picker_channel_hidden) })),
  ].filter(({ id }) => ids.has(id));
  if (used.length === 0) return null;

  return (
    <ul className={styles['mentions']} aria-label={text(m.template_mentions)}>
      {used.map(({ id, name }) => (
        <li key={id}>
          <span>…{id.slice(-4)}</span>
          <b>{name}</b>
        </li>
      ))}
    </ul>
  );
}
