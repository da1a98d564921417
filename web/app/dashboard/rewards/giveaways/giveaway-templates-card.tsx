import type { GiveawayTemplate } from '@perigee/core/rewards/giveaways/schema';
import { giveawayTemplatesSection } from '@perigee/core/rewards/giveaways/section';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { PrizeText } from '../../components/giveaway/prize-text.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useSaveAtOnce } from '../../components/settings-form/use-save-at-once.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import { LimitFoot } from './limit-foot.tsx';
import styles from './giveaways.module.css';

/** The saved templates of giveaways. */
export function GiveawayTemplatesCard({ onUse }: { onUse: (template: GiveawayTemplate) => void }) {
  const text = useText();
  const { giveawayTemplates, boost } = useTabSettings('economy');
  const save = useSaveAtOnce(giveawayTemplatesSection);
  const max = limitOf('giveaways', boost);

  return (
    <SettingsCard
      path="giveawayTemplates"
      title={text(sectionText('giveawayTemplates'))}
      text={text(m.giveaways_templates_text)}
    >
      {giveawayTemplates.length === 0 && <p className={styles['dim']}>{text(m.giveaways_templates_empty)}</p>}
      {giveawayTemplates.length > 0 && (
        <>
          <ul className={styles['templates']} aria-label={text(sectionText('giveawayTemplates'))}>
            {giveawayTemplates.map((template, index) => (
              <TemplateRow
                key={template.name}
                template={template}
                inactiveAbove={index < max ? null : max}
                onUse={() => onUse(template)}
                onRemove={() => save.mutate(giveawayTemplates.filter((other) => other !== template))}
              />
            ))}
          </ul>
          <LimitFoot used={giveawayTemplates.length} max={max} />
        </>
      )}
    </SettingsCard>
  );
}

interface TemplateRowProps {
  template: GiveawayTemplate;
  /** The limit above which the template cannot be used; null while it can. */
  inactiveAbove: number | null;
  onUse: () => void;
  onRemove: () => void;
}

function TemplateRow({ template, inactiveAbove, onUse, onRemove }: TemplateRowProps) {
  const text = useText();
  const settings = useTabSettings('economy');
  const { name, prize } = template;

  return (
    <li data-inactive={inactiveAbove !== null}>
      <div>
        <h3>{name}</h3>
        <p className={styles['dim']}>
          <PrizeText prize={prize} moneySymbol={settings.economy.moneySymbol} />
        </p>
        {inactiveAbove !== null && (
          <p className={styles['warn']}>
            <Icon name="lock" size={16} />
            {text(m.economy_inactive, { max: inactiveAbove })}
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <Button
          size="small"
          disabled={inactiveAbove !== null}
          aria-label={text(m.giveaways_template_use_label, { name })}
          onClick={onUse}
        >
          {text(m.giveaways_template_use)}
        </Button>
        <Button size="small" tone="dangerQuiet" aria-label={text(m.economy_remove_label, { name })} onClick={onRemove}>
          <Icon name="trash" size={18} />
        </Button>
      </div>
    </li>
  );
}
