import type { GreetingName } from '@perigee/core/greetings/schema';
import { m } from '#texts';
import type { Message, PlainMessage } from '../../lib/preferences/use-text.ts';

interface GreetingTexts {
  title: PlainMessage;
  /** Its name for narrow places. */
  short: PlainMessage;
  text: PlainMessage;
  enable: PlainMessage;
  /** An example that contains the variables. */
  placeholder: Message<typeof EXAMPLE_VARIABLES>;
  test: PlainMessage;
  /** Where a test is posted. */
  testHint: PlainMessage;
}

/** Written as in a template; the messages themselves cannot contain the braces. */
export const EXAMPLE_VARIABLES = {
  mention: '{{ member.mention }}',
  name: '{{ member.name }}',
  guild: '{{ guild.name }}',
};

export const GREETING_TEXTS: Record<GreetingName, GreetingTexts> = {
  join: {
    title: m.field_join,
    short: m.greetings_join_short,
    text: m.greetings_join_text,
    enable: m.greetings_join_enable,
    placeholder: m.greetings_join_placeholder,
    test: m.greetings_test_join,
    testHint: m.greetings_test_join_hint,
  },
  leave: {
    title: m.field_leave,
    short: m.greetings_leave_short,
    text: m.greetings_leave_text,
    enable: m.greetings_leave_enable,
    placeholder: m.greetings_leave_placeholder,
    test: m.greetings_test_leave,
    testHint: m.greetings_test_leave_hint,
  },
  dm: {
    title: m.field_dm,
    short: m.greetings_dm_short,
    text: m.greetings_dm_text,
    enable: m.greetings_dm_enable,
    placeholder: m.greetings_dm_placeholder,
    test: m.greetings_test_dm,
    testHint: m.greetings_test_dm_hint,
  },
};
