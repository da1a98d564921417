import type { Actions } from './actions.ts';
import { button, byId, make } from './dom.ts';
import { icon } from './icons.ts';
import type { JoinableTile, Tile } from './shapes.ts';
import { state } from './state.ts';
import { t } from './texts/texts.ts';

/** Draws the person's guilds, and those they could join. */
export function drawServers(actions: Actions) {
  const { guilds, joinable } = state.world;
  byId('servers').setAttribute('aria-label', t.servers);
  byId('servers').replaceChildren(
    drawHome(actions),
    make('hr'),
    ...guilds.map((guild) => drawTile(guild, actions)),
    ...(joinable.length > 0 ? [make('hr'), ...joinable.map((guild) => drawJoinable(guild, actions))] : []),
  );
}

function drawHome(actions: Actions) {
  return button(
    {
      class: 'tile home',
      title: t.direct,
      'aria-label': t.direct,
      'aria-current': state.guild ? null : 'true',
      onclick: () => actions.attempt(() => actions.chooseGuild(null)),
    },
    icon('mail', { size: 24 }),
  );
}

function drawTile(guild: Tile, actions: Actions) {
  return button(
    {
      class: 'tile',
      title: guild.name,
      'aria-label': guild.name,
      'aria-current': guild.id === state.guild ? 'true' : null,
      onclick: () => actions.attempt(() => actions.chooseGuild(guild.id)),
    },
    drawIcon(guild),
  );
}

function drawJoinable(guild: JoinableTile, actions: Actions) {
  return button(
    {
      class: 'tile faded',
      disabled: guild.banned,
      title: guild.banned ? `${guild.name} (${t.banMark})` : `${t.join}: ${guild.name}`,
      'aria-label': `${t.join}: ${guild.name}`,
      onclick: () => actions.join(guild.id),
    },
    drawIcon(guild),
    make('span', { class: 'badge', 'aria-hidden': 'true' }, icon(guild.banned ? 'ban' : 'plus', { size: 14 })),
  );
}

function drawIcon(guild: Tile) {
  if (guild.icon)
    return make('img', { src: `/cdn/icons/${guild.id}/${guild.icon}.png`, alt: '', width: 48, height: 48 });
  const initials = guild.name.split(/\s+/).map((word) => word[0]);
  return make('span', { class: 'initials', 'data-initials': initials.join('').slice(0, 3) });
}
