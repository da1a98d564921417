import type { CommandPart, Person, Server } from '../shapes/shapes.ts';
import { listedPeople, roleLabel } from '../state/select.ts';
import { t } from '../texts/texts.ts';

/** Option types. */
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
export const NUMBER = 10;
const ATTACHMENT = 11;
const CATEGORY = 4;

type Choices = [value: string, label: string][];

/** What an option is chosen from; null for those that are typed. */
export function choicesOf(option: CommandPart, server: Server | null, everybody: Person[]): Choices | null {
  if (option.choices.length > 0) return option.choices.map(({ value, name }) => [String(value), name]);
  const members = () => listedPeople(server, everybody).map(({ id, name }): [string, string] => [id, name]);
  const roles = () => (server?.roles ?? []).map((role): [string, string] => [role.id, roleLabel(role)]);
  switch (option.type) {
    case BOOLEAN:
      return [
        ['true', t.yes],
        ['false', t.no],
      ];
    case USER:
      return members();
    case CHANNEL:
      return (server?.channels ?? [])
        .filter(({ type }) => !option.channelTypes?.length || option.channelTypes.includes(type))
        .map(({ id, name, type }) => [id, type === CATEGORY ? name : `#${name}`]);
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...members(), ...roles()];
    default:
      return null;
  }
}

/** The kind of input that an option is typed into. */
export function inputType({ type }: CommandPart): 'file' | 'number' | 'text' {
  if (type === ATTACHMENT) return 'file';
  return type === INTEGER || type === NUMBER ? 'number' : 'text';
}
