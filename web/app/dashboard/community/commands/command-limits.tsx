import type { CommandSettings } from '@perigee/core/community/commands/command-settings';
import { m } from '#texts';
import { type Message, useText } from '../../../lib/preferences/use-text.ts';
import styles from './command-settings.module.css';

type ListName = 'allowedRoles' | 'forbiddenRoles' | 'allowedChannels' | 'forbiddenChannels';

const LISTS: readonly { name: ListName; message: Message<{ count: number }> }[] = [
  { name: 'allowedRoles', message: m.command_limit_allowedRoles },
  { name: 'forbiddenRoles', message: m.command_limit_forbiddenRoles },
  { name: 'allowedChannels', message: m.command_limit_allowedChannels },
  { name: 'forbiddenChannels', message: m.command_limit_forbiddenChannels },
];

/** The settings of a command in short labels; nothing for a command with default settings. */
export function CommandLimits({ settings }: { settings: CommandSettings }) {
  const text = useText();
  const limits = LISTS.flatMap(({ name, message }) => {
    const count = settings[name].length;
    return count === 0 ? [] : [{ name, label: text(message, { count }) }];
  });
  const shown = settings.deleteUsage
    ? [...limits, { name: 'deleteUsage', label: text(m.command_limit_deleteUsage) }]
    : limits;
  if (shown.length === 0) return null;

  return (
    <ul className={styles['limits']}>
      {shown.map(({ name, label }) => (
        <li key={name}>{label}</li>
      ))}
    </ul>
  );
}
