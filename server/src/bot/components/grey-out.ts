import { createdAt } from '@perigee/core/base/ids/snowflake';
import {
  type APIComponentInMessageActionRow,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { LifetimeOf } from '../bot-context.ts';

/** A message's components with expired ones disabled; null if nothing changes. Only plain rows are considered. */
export function disableExpired(
  { id, components = [] }: Pick<APIMessage, 'id' | 'components'>,
  lifetimeOf: LifetimeOf,
): APIMessageTopLevelComponent[] | null {
  const ageMs = Date.now() - createdAt(id).getTime();
  let isChanged = false;
  const grey = <Each extends APIComponentInMessageActionRow>(component: Each): Each => {
    const isOver = 'custom_id' in component && component.disabled !== true && ageMs >= lifetimeOf(component.custom_id);
    isChanged ||= isOver;
    return isOver ? { ...component, disabled: true } : component;
  };
  const rows = components.map((row) =>
    row.type === ComponentType.ActionRow ? { ...row, components: row.components.map(grey) } : row,
  );
  return isChanged ? rows : null;
}
