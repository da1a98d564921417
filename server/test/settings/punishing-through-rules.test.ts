import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { PUNISHMENT_TYPES } from '@perigee/core/moderation/punishments/punishment';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import { setupEndpoints } from '@perigee/core/setup/wizard/endpoints';
import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { createEditor, openEditors } from '../support/moderation/editors.ts';
import { BAN, punishing, refusedFor, saver, statuses, withLadder } from '../support/moderation/punishing-rules.ts';

const NEEDED = { warn: 'ModerateMembers', mute: 'ModerateMembers', kick: 'KickMembers', ban: 'BanMembers' } as const;
const DAY_MS = 86_400_000;

describe('Punishments that one cannot give oneself', () => {
  test.for(PUNISHMENT_TYPES)(
    'A rule or a warning may lead to a %s only with its permission',
    async (type, { api, guild, world }) => {
      const save = saver(api, guild);
      const permission = NEEDED[type];
      const others = (['ModerateMembers', 'KickMembers', 'BanMembers'] as const).filter((name) => name !== permission);
      const [editor, able] = [createEditor(world, guild, others), createEditor(world, guild, [permission])];
      await openEditors(api, guild, [editor, able]);

      const refused = [
        await save.words(editor, punishing({ type })),
        await save.automod(editor, { words: punishing({ type }) }),
        await save.ladder(editor, withLadder({ 3: { type } })),
        await save.words(guild.manager, punishing({ type })),
      ];
      const allowed = [
        await save.words(able, punishing({ type })),
        await save.ladder(able, withLadder({ 3: { type } })),
      ];

      expect(refused).toMatchObject([
        refusedFor('punishment.type', permission),
        refusedFor('words.punishment.type', permission),
        refusedFor('warnsPunishments.0.punishment.type', permission),
        refusedFor('punishment.type', permission),
      ]);
      expect(statuses(allowed)).toEqual([200, 200]);
    },
  );

  test('Raids may kick only with the permission to kick', async ({ api, guild, world }) => {
    const save = saver(api, guild);
    const able = createEditor(world, guild, ['KickMembers']);
    await openEditors(api, guild, [able]);
    const kicking = (kickYoungerMs: number): Partial<Automod> => {
      const { raid } = DEFAULT_AUTOMOD;
      return { raid: { ...raid, enabled: true, options: { ...raid.options, kickYoungerMs } } };
    };

    const refused = await save.automod(guild.manager, kicking(DAY_MS));
    const allowed = await save.automod(able, kicking(DAY_MS));
    const milder = await save.automod(guild.manager, kicking(DAY_MS - 1));
    const harsher = await save.automod(guild.manager, kicking(DAY_MS));

    expect([refused, harsher]).toMatchObject([
      refusedFor('raid.options.kickYoungerMs', 'KickMembers'),
      refusedFor('raid.options.kickYoungerMs', 'KickMembers'),
    ]);
    expect(statuses([allowed, milder])).toEqual([200, 200]);
  });

  test('Administrators may set any punishment', async ({ api, guild, world }) => {
    const administrator = createEditor(world, guild, ['Administrator']);

    expect(await saver(api, guild).words(administrator, punishing(BAN))).toMatchObject({ status: 200 });
  });
});

describe('Punishments that were set before', () => {
  test.for([
    { what: 'the same punishment', next: punishing(BAN) },
    { what: 'a shorter one', next: punishing({ ...BAN, duration: BAN.duration - 1 }) },
    { what: 'another reason', next: punishing({ ...BAN, reason: 'Spam' }) },
    { what: 'none', next: punishing(BAN, { punishment: { ...DEFAULT_AUTOMOD.words.punishment, enabled: false } }) },
    { what: 'the rule off', next: punishing(BAN, { enabled: false }) },
    { what: 'the rule only logging', next: punishing(BAN, { logOnly: true }) },
    {
      what: 'a rule that catches more',
      next: punishing(BAN, { options: { ...DEFAULT_AUTOMOD.words.options, words: ['spam'], match: 'part' } }),
    },
  ])('Anyone who may edit a rule with a ban can save $what', async ({ next }, { api, guild }) => {
    const save = saver(api, guild);
    await save.words(guild.owner, punishing(BAN));

    expect(await save.words(guild.manager, next)).toMatchObject({ status: 200 });
  });

  test.for([
    { what: 'a longer ban', before: punishing(BAN), next: punishing({ ...BAN, duration: BAN.duration + 1 }) },
    { what: 'a ban without end', before: punishing(BAN), next: punishing({ ...BAN, duration: 0 }) },
    { what: 'a rule that was off', before: punishing(BAN, { enabled: false }), next: punishing(BAN) },
    { what: 'a rule that only logged', before: punishing(BAN, { logOnly: true }), next: punishing(BAN) },
    {
      what: 'the early end of a trial',
      before: punishing(BAN, { logOnlyUntil: Date.now() + DAY_MS }),
      next: punishing(BAN, { logOnlyUntil: Date.now() + DAY_MS / 2 }),
    },
    { what: 'a ban in place of a kick', before: punishing({ type: 'kick' }), next: punishing(BAN) },
    {
      what: 'a ban in a rule that is off',
      before: DEFAULT_AUTOMOD.words,
      next: punishing(BAN, { enabled: false }),
    },
  ])('Saving $what takes the permission to ban', async ({ before, next }, { api, guild }) => {
    const save = saver(api, guild);
    await save.words(guild.owner, before);

    expect(await save.words(guild.manager, next)).toMatchObject(refusedFor('punishment.type', 'BanMembers'));
  });

  test('Switching a rule that bans on takes the permission to ban, switching it off does not', async ({
    api,
    guild,
  }) => {
    const save = saver(api, guild);
    await save.words(guild.owner, punishing(BAN, { enabled: false }));

    const refused = await save.switchOn(guild.manager);
    const allowed = await save.switchOn(guild.owner);
    const again = await save.switchOn(guild.manager);

    expect(refused).toMatchObject(refusedFor('words.punishment.type', 'BanMembers'));
    expect(statuses([allowed, again])).toEqual([200, 200]);
  });

  test('A trial that has ended counts as a rule that acts', async ({ api, guild }) => {
    const save = saver(api, guild);
    await save.words(guild.owner, punishing(BAN, { logOnlyUntil: Date.now() - 1 }));

    expect(await save.words(guild.manager, punishing(BAN))).toMatchObject({ status: 200 });
  });

  test('Steps for warnings may be reordered and removed, but not moved to fewer warnings', async ({ api, guild }) => {
    const save = saver(api, guild);
    const { warnsPunishments, ...rest } = withLadder({ 3: { duration: DAY_MS }, 5: {} });
    await save.ladder(guild.owner, { ...rest, warnsPunishments });

    const reordered = await save.ladder(guild.manager, {
      ...rest,
      warnsPunishments: warnsPunishments.toReversed(),
    });
    const removed = await save.ladder(guild.manager, withLadder({ 5: {} }));
    const moved = await save.ladder(guild.manager, withLadder({ 4: {} }));

    expect(statuses([reordered, removed])).toEqual([200, 200]);
    expect(moved).toMatchObject(refusedFor('warnsPunishments.0.punishment.type', 'BanMembers'));
  });
});

describe('Ways around the permission', () => {
  test('Restoring, undoing, going back in time and importing a ban take the permission to ban', async ({
    api,
    guild,
  }) => {
    const params = { guildId: guild.id };
    const { token } = guild.manager;
    const save = saver(api, guild);
    await save.automod(guild.owner, { words: punishing(BAN) });
    const file = (await api.call(token, transferEndpoints.export, { params })).body;
    const at = new Date().toISOString();
    await save.automod(guild.owner, {});

    const version = { ...params, section: 'automod', version: '1' };
    const restored = await api.call(token, historyEndpoints.restore, { params: version });
    const undone = await api.call(token, historyEndpoints.undo, { params: { ...version, version: '2' } });
    const then = await api.call(token, historyEndpoints.restoreMoment, {
      params,
      body: { at, sections: [{ section: 'automod', versionNow: 2 }] },
    });
    const imported = await api.call(token, transferEndpoints.import, {
      params,
      body: { file, roles: {}, channels: {}, sections: ['automod'], apply: true },
    });

    const refused = refusedFor('words.punishment.type', 'BanMembers');
    expect([restored, undone, then]).toMatchObject([refused, refused, refused]);
    expect(imported).toMatchObject({
      body: { applied: false, sections: [{ section: 'automod', issues: refused.body.issues }] },
    });
  });

  test('The setup sets no punishments that its user cannot give', async ({ api, guild }) => {
    const answers = { language: 'en', welcomeChannel: null, logChannel: null, protection: 'normal', joinRoles: [] };

    const reply = await api.call(guild.manager.token, setupEndpoints.apply, {
      params: { guildId: guild.id },
      body: { answers, apply: true },
    });

    expect(reply).toMatchObject({
      body: {
        applied: false,
        sections: expect.arrayContaining([
          expect.objectContaining({
            section: 'automod',
            issues: expect.arrayContaining([expect.objectContaining({ code: 'punishmentBeyondYou' })]),
          }),
        ]),
      },
    });
  });
});
