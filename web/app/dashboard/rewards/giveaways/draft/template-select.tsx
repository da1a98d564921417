import { Select } from '@mantine/core';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import type { GiveawayTemplate } from '@perigee/core/rewards/giveaways/schema';
import { m } from '#texts';
import { useTabSettings } from '../../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';

/** Fills the form from a template; renders nothing if there are none. Templates above the limit cannot be used. */
export function TemplateSelect({ onChoose }: { onChoose: (template: GiveawayTemplate) => void }) {
  const text = useText();
  const { giveawayTemplates, boost } = useTabSettings('economy');
  const max = limitOf('giveaways', boost);

  if (giveawayTemplates.length === 0) return null;
  return (
    <Select
      label={text(m.giveaways_template)}
      placeholder={text(m.giveaways_template_none)}
      data={giveawayTemplates.map(({ name }, index) => ({ value: name, label: name, disabled: index >= max }))}
      onChange={(name) => {
        const template = giveawayTemplates.find((each) => each.name === name);
        if (template !== undefined) onChoose(template);
      }}
    />
  );
}
