import { fromNumber, toHex } from '@perigee/core/base/color/color';
import type { GuildRole } from '@perigee/core/community/guilds/schema';
import { m } from '#texts';
import { useGuild } from '../../../lib/guilds/use-guild.ts';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import type { ChoiceGroup } from './choice.ts';
import { missingGroup } from './missing-group.tsx';
import styles from './choice.module.css';

/**
 * The guild's roles from the highest down; if they are to be given, roles that the person or the bot cannot assign show
 * the reason (docs/rules/settings.md#pickers).
 */
export function useRoleGroups(picked: readonly string[], isGiven = true): ChoiceGroup[] {
  const text = useText();
  const { roles } = useGuild();

  const choices = roles.map((role) => {
    const reason = isGiven ? refusalOf(role) : null;
    return {
      value: role.id,
      label: role.name,
      mark: <RoleDot color={role.color} />,
      ...(reason !== null && { reason: text(reason) }),
    };
  });
  const groups = [{ title: '', choices }];
  return [...missingGroup(groups, picked, text(m.picker_role_gone)), ...groups];
}

/** 0 is the platform's "no colour", which it shows as grey. */
function RoleDot({ color }: { color: number }) {
  const background = color === 0 ? 'var(--dim)' : toHex(fromNumber(color));
  return <span className={styles['dot']} style={{ background }} />;
}

function refusalOf({ managed, memberManageable, botManageable }: GuildRole): PlainMessage | null {
  if (managed) return m.picker_role_managed;
  if (memberManageable) return botManageable ? null : m.picker_role_bot;
  return botManageable ? m.picker_role_member : m.picker_role_both;
}
