import { Link } from 'react-router';
import { m } from '#texts';
import { Fold } from '../components/fold/fold.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { CATEGORIES } from '../../components/command-search/category-texts.ts';
import type { CommandGroup } from '../../components/command-search/find-commands.ts';
import { COMMAND_PARAMETER } from './use-open-command.ts';
import styles from '../../components/command-search/commands.module.css';

/** One foldable category; each command links to its dialog. */
export function CommandCategorySection({ category, commands }: CommandGroup) {
  const text = useText();
  const { locale } = usePreferences();
  const { title, icon } = CATEGORIES[category];

  return (
    <Fold icon={icon} title={text(title)} count={commands.length} isOpen isLit>
      <ul className={styles['commands']}>
        {commands.map(({ name, config, boostRequired }) => (
          <li key={name}>
            <Link className={styles['command']} to={`?${COMMAND_PARAMETER}=${name}`} preventScrollReset>
              <span className={styles['name']}>
                <code>/{config[locale].name}</code>
                {boostRequired && (
                  <span className={styles['boost']} role="img" aria-label={text(m.commands_boost)}>
                    <Icon name="heart" size={16} />
                  </span>
                )}
              </span>
              <span className={styles['description']}>{config[locale].description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
