import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { purchaseObstacle } from '@perigee/core/economy/items/may-buy';
import { rolesOfItem } from '@perigee/core/economy/items/roles-of-item';
import { type Item, NEW_ITEM } from '@perigee/core/economy/items/schema';
import { levelOf, STEEPNESSES } from '@perigee/core/rewards/levels/curve';
import { DEFAULT_LEVELS, type LevelReward, NEW_REWARD } from '@perigee/core/rewards/levels/schema';
import { isSame } from '@perigee/core/base/sections/is-same';
import { nameKey } from '@perigee/core/base/names/name-key';
import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/community/settings/sections';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkSection } from './check-section.ts';

/** Roles above the editor, and roles the editor may give. */
const ABOVE = ['10', '11'];
const OWN = ['1', '2'];
const ROLES = [...ABOVE, ...OWN];
const NAMES = ['Crown', 'Stone', 'Key'];

type State = { [Name in 'items' | 'levels' | 'greetings']: SectionValues[Name] };

/** A member and the items they own. */
interface Person {
  roleIds: string[];
  balance: number;
  xp: number;
  owned: string[];
  isScreened: boolean;
}

const few = (max: number) => fc.constantFrom(0, 1, max);
const roleIds = fc.subarray(ROLES, { maxLength: 2 });
const item: fc.Arbitrary<Item> = fc.record({
  ...mapOf(NEW_ITEM),
  name: fc.constantFrom(...NAMES),
  price: few(100),
  requiredXp: few(100),
  requiredRoles: fc.subarray(ROLES, { maxLength: 1 }),
  addRole: roleIds,
  stock: fc.constantFrom(null, 0, 5),
});
const reward: fc.Arbitrary<LevelReward> = fc.record({
  ...mapOf(NEW_REWARD),
  level: fc.constantFrom(1, 2, 3),
  role: fc.constantFrom(null, ...ROLES),
  item: fc.constantFrom('', ...NAMES),
});
const state: fc.Arbitrary<State> = fc.record({
  items: fc.uniqueArray(item, { selector: ({ name }) => name }),
  levels: fc.record({
    ...mapOf(DEFAULT_LEVELS),
    enabled: fc.boolean(),
    steepness: fc.constantFrom(...STEEPNESSES),
    rewards: fc.uniqueArray(reward, { selector: ({ level }) => level }),
  }),
  greetings: fc.record({ ...mapOf(DEFAULT_GREETINGS), joinRoles: roleIds, afterScreening: fc.boolean() }),
});
const person: fc.Arbitrary<Person> = fc.record({
  roleIds,
  balance: few(100),
  xp: fc.constantFrom(0, 50, 125, 300),
  owned: fc.subarray(NAMES),
  isScreened: fc.boolean(),
});

/** A save by an editor: some fields, or a whole section, replaced with values from another state. */
const save = fc.record({ from: state, what: fc.nat(), at: fc.nat(), from2: fc.nat() });

test('No sequence of saves by an editor gives a member access to a role above the editor', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      state,
      fc.array(save, { maxLength: 6 }),
      fc.array(person, { minLength: 3 }),
      (stored, saves, people) => {
        let current = stored;
        for (const wanted of saves) {
          const next = stateAfter(current, wanted);
          if (!isSame(next, current)) accepted += 1;
          current = next;
        }

        for (const somebody of people) {
          // Roles a member already has do not count, although another item may give them again.
          const before = new Set([...reachOf(stored, somebody), ...somebody.roleIds]);
          expect([...reachOf(current, somebody)].filter((id) => !before.has(id))).toEqual([]);
        }
      },
    ),
    { numRuns: 1_500 },
  );

  // Guards against a check that refuses everything.
  expect(accepted).toBeGreaterThan(500);
});

/** The state after the save if it was accepted, otherwise unchanged. */
function stateAfter(
  stored: State,
  { from, what, at, from2: seed }: { from: State; what: number; at: number; from2: number },
) {
  const { items, levels, greetings } = stored;
  const withItems = (wanted: Item[]) => ({ ...stored, items: storedAfterSave('items', items, wanted, items) });
  const withLevels = (wanted: State['levels']) => ({
    ...stored,
    levels: storedAfterSave('levels', levels, wanted, items),
  });
  const withGreetings = (wanted: State['greetings']) => ({
    ...stored,
    greetings: storedAfterSave('greetings', greetings, wanted, items),
  });
  const changes: readonly (() => State)[] = [
    () => withItems(changedList(items, from.items, at, seed)),
    () => withItems(from.items),
    () => withLevels({ ...levels, rewards: changedList(levels.rewards, from.levels.rewards, at, seed) }),
    () => withLevels({ ...from.levels, rewards: levels.rewards }),
    () => withGreetings({ ...greetings, joinRoles: from.greetings.joinRoles }),
    () => withGreetings({ ...from.greetings, joinRoles: greetings.joinRoles }),
  ];
  return changes[what % changes.length]?.() ?? stored;
}

/** The stored value of a section after the editor tried to save `wanted`. */
function storedAfterSave<Name extends SectionName>(
  section: Name,
  before: SectionValues[Name],
  wanted: SectionValues[Name],
  items: readonly Item[],
): SectionValues[Name] {
  const { schema, normalise } = SECTIONS[section];
  const parsed = z.safeParse(schema, wanted);
  if (!parsed.success) return before;
  const value = normalise(parsed.data);
  const roles = ROLES.map((id) => ({
    id,
    name: id,
    color: 0,
    managed: false,
    memberMentionable: true,
    memberManageable: OWN.includes(id),
    botManageable: true,
    dangerous: [],
  }));
  const guild = { roles, channels: [], writeRefusal: () => null, mayPunish: () => false, boost: true, items };
  return checkSection({ section, value, before }, guild).length === 0 ? value : before;
}

/** Copies some fields from another entry, of the stored list or of a different one, to one entry. */
function changedList<Entry extends object>(
  list: readonly Entry[],
  other: readonly Entry[],
  at: number,
  seed: number,
): Entry[] {
  const entry = list[at % Math.max(1, list.length)];
  const source = [...list, ...other][seed % Math.max(1, list.length + other.length)];
  if (entry === undefined || source === undefined) return [...list, ...other.slice(0, 1)];
  const keys = new Set(Object.keys(source).filter((_, index) => ((seed >> index) & 1) === 1));
  const copied = Object.fromEntries(Object.entries(source).filter(([key]) => keys.has(key)));
  const changed = { ...entry, ...copied };
  return seed % 3 === 0 ? [...list, changed] : list.map((each) => (each === entry ? changed : each));
}

/** The roles above the editor that this member could get. */
function reachOf(
  { items, levels, greetings }: State,
  { roleIds: worn, balance, xp, owned, isScreened }: Person,
): Set<string> {
  const buyer = { roleIds: worn, balance, xp, floor: 0, bought: 0 };
  const bought = items.filter(
    (one) => purchaseObstacle(one, { left: one.stock ?? null, isActive: true }, buyer) === null,
  );
  const reached = levels.enabled ? levels.rewards.filter(({ level }) => level <= levelOf(xp, levels.steepness)) : [];
  const names = [...owned, ...reached.map((each) => each.item)];
  const got = [
    ...bought.flatMap(({ addRole }) => addRole),
    ...names.flatMap((name) => rolesOfItem(items, nameKey(name))),
    ...reached.flatMap(({ role }) => role ?? []),
    ...(isScreened || !greetings.afterScreening ? greetings.joinRoles : []),
  ];
  return new Set(got.filter((id) => ABOVE.includes(id)));
}

function mapOf<Value extends object>(value: Value): { [Key in keyof Value]: fc.Arbitrary<Value[Key]> };
function mapOf(value: object): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fc.constant(each)]));
}
