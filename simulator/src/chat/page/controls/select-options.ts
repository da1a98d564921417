import type { Part, SelectOption } from '../shapes/message-shapes.ts';
import type { Person, Server } from '../shapes/shapes.ts';
import { listedPeople, roleLabel } from '../state/select.ts';

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;
const CATEGORY = 4;

/** Select menus by component type; a string select has its own options. */
export const SELECTS = new Set([STRING, USER, ROLE, MENTIONABLE, CHANNEL]);

/** The options of a select: its own, or people, roles and channels. */
export function selectOptions(part: Part, server: Server | null, people: Person[]): SelectOption[] {
  const chosen = new Set((part.default_values ?? []).map(({ id }) => id));
  const own = ({ id, name }: { id: string; name: string }, prefix = '') => ({
    value: id,
    label: `${prefix}${name}`,
    default: chosen.has(id),
  });
  const members = () => listedPeople(server, people).map((member) => own(member));
  const roles = () => (server?.roles ?? []).map((role) => own({ ...role, name: roleLabel(role) }));
  switch (part.type) {
    case STRING:
      return (part.options ?? []).map((option) => ({ ...option, label: withEmoji(option) }));
    case USER:
      return members();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...members(), ...roles()];
    case CHANNEL:
      return (server?.channels ?? [])
        .filter(({ type }) => !part.channel_types?.length || part.channel_types.includes(type))
        .map((channel) => own(channel, channel.type === CATEGORY ? '' : '#'));
    default:
      return [];
  }
}

const withEmoji = ({ emoji, label }: SelectOption) => (emoji?.name && !emoji.id ? `${emoji.name} ${label}` : label);
