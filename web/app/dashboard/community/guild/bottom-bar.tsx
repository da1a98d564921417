import { useId, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { m } from '#texts';
import { type Group, groupOf, type Section } from '../../../components/guild-sections/sections.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { SectionLink } from './section-link.tsx';
import type { Health } from './use-section-health.ts';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  guildId: string;
  /** The current section. */
  section: string;
  sections: readonly Section[];
  health: ReadonlyMap<string, Health>;
  isBoosted: boolean;
}

const PLACES: Record<Exclude<Group, 'overview'>, { icon: IconName; title: PlainMessage }> = {
  members: { icon: 'economy', title: m.group_members },
  moderation: { icon: 'moderation', title: m.group_moderation },
  messages: { icon: 'greetings', title: m.group_messages },
  more: { icon: 'menu', title: m.group_more },
};

/** The sections on a phone: five tabs within reach of the thumb, four of which open a sheet. */
export function BottomBar({ guildId, section, sections, health, isBoosted }: BottomBarProps) {
  const text = useText();
  const inGroup = (group: Group) => sections.filter(({ path }) => groupOf(path) === group);

  return (
    <nav className={styles['bar']} aria-label={text(m.guild_sections)} data-bottom-bar>
      {inGroup('overview').map(({ path, icon, title }) => (
        <NavLink key={path} className={styles['place'] ?? ''} to={`/guilds/${guildId}`} end viewTransition>
          <Icon name={icon} />
          <span>{text(title)}</span>
        </NavLink>
      ))}
      {(['members', 'moderation', 'messages', 'more'] as const)
        .filter((group) => inGroup(group).length > 0)
        .map((group) => (
          <Sheet
            key={group}
            {...PLACES[group]}
            isOpen={groupOf(section) === group}
            needsAttention={inGroup(group).some(({ path }) => health.get(path) === 'attention')}
            sections={inGroup(group)}
            {...{ guildId, health, isBoosted }}
          />
        ))}
    </nav>
  );
}

interface SheetProps extends Pick<BottomBarProps, 'guildId' | 'sections' | 'health' | 'isBoosted'> {
  icon: IconName;
  title: PlainMessage;
  /** The current section belongs to this sheet. */
  isOpen: boolean;
  needsAttention: boolean;
}

function Sheet({ icon, title, isOpen, needsAttention, sections, guildId, health, isBoosted }: SheetProps) {
  const text = useText();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);

  return (
    <>
      <button
        type="button"
        className={styles['place']}
        popoverTarget={id}
        data-open={isOpen}
        data-attention={needsAttention}
      >
        <Icon name={icon} />
        <span>{text(title)}</span>
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className={styles['sheet']}
        role="group"
        aria-label={text(title)}
        onBeforeToggle={() => setOpened(true)}
      >
        <h2>{text(title)}</h2>
        <ul>
          {wasOpened &&
            sections.map((section) => (
              <li key={section.path}>
                <SectionLink
                  {...{ guildId, section, isBoosted }}
                  health={health.get(section.path)}
                  onFollow={() => sheet.current?.hidePopover()}
                />
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
