import { mirrorRule, type NativeMirror } from '@perigee/core/moderation/automod/native/mirror-rule';
import { NATIVE_OPTION, type NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import { type AutomodRule, automodSchema } from '@perigee/core/moderation/automod/schema';
import * as z from 'zod/mini';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { type Translate, useText } from '../../../lib/preferences/use-text.ts';
import { gapText, refusalText } from './native-texts.ts';
import type { RuleFieldsProps } from '../rule-fields.ts';
import styles from '../moderation.module.css';

/** Whether the rule is mirrored to the platform's own filter, and which parts of the draft cannot be. */
export function RuleMirror({ ruleKey, rule, onChange }: RuleFieldsProps & { ruleKey: NativeRuleKey }) {
  const text = useText();
  const mirror = useMirror(ruleKey, rule);
  const isOn = rule.options[NATIVE_OPTION] === true;
  const notes = isOn ? notesOf(text, ruleKey, mirror) : [];
  const hint = isOn && !mirror?.obstacle ? hintOf(text, ruleKey, rule) : null;

  return (
    <div>
      <SwitchRow
        label={text(m.native_label)}
        path={`options.${NATIVE_OPTION}`}
        hint={text(m.native_hint)}
        value={isOn}
        onChange={(native) => onChange({ ...rule, options: { ...rule.options, [NATIVE_OPTION]: native } })}
      />
      <div role="status" className={styles['told']}>
        {hint !== null && <p className={styles['hint']}>{hint}</p>}
        {notes.length > 0 && (
          <ul className={styles['notes']}>
            {notes.map((note) => (
              <li key={note} className={styles['note']}>
                <Icon name="alert" size={18} />
                {note}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Harmless differences between the platform's filter and the rule. */
function hintOf(text: Translate, key: NativeRuleKey, { options }: AutomodRule): string | null {
  if (key === 'words') return text(m.native_words_hint);
  const { members, roles } = options;
  return key === 'mentions' ? text(m.native_mentions_hint, { count: Number(members) + Number(roles) }) : null;
}

function notesOf(text: Translate, key: NativeRuleKey, mirror: NativeMirror | null): string[] {
  if (mirror?.obstacle) return [refusalText(text, key, mirror.obstacle)];
  const gaps = (mirror?.gaps ?? []).map((gap) => gapText(text, gap));
  return key === 'invites' ? [text(m.native_invites_hint), ...gaps] : gaps;
}

/** How the draft would be mirrored; null while the draft is not valid. */
function useMirror(key: NativeRuleKey, rule: AutomodRule): NativeMirror | null {
  const { roles, channels, hiddenChannels } = useGuild();
  const settings = useTabSettings('moderation');
  const draft = z.safeParse(automodSchema, { ...settings.autoModeration, [key]: rule }).data;
  if (draft === undefined) return null;
  return mirrorRule(draft, key, {
    name: '',
    defaultMessage: '',
    automodLog: null,
    means: settings,
    canTimeOut: true,
    moderatorRoles: [],
    hasRole: (id) => roles.some((role) => role.id === id),
    hasChannel: (id) => hiddenChannels.includes(id) || channels.some((channel) => channel.id === id),
  });
}
