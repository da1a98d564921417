import type { Locale } from '@perigee/core/base/locales/locales';
import type { TemplateContext } from '@perigee/core/base/templates/catalogue';

export interface TemplateExample {
  context: TemplateContext;
  /** A template and its result, in both languages: a test renders the one and compares it with the other. */
  texts: Readonly<Record<Locale, { template: string; message: string }>>;
}

export const FIRST_EXAMPLE: TemplateExample = {
  context: 'greeting',
  texts: {
    en: {
      template: 'Welcome to {{ guild.name }}, {{ member.name }}! You are number {{ guild.members }}.',
      message: 'Welcome to Orbit, Alice! You are number 1280.',
    },
    ru: {
      template: 'Это {{ guild.name }}, {{ member.name }}! Теперь нас {{ guild.members }}.',
      message: 'Это Орбита, Алиса! Теперь нас 1280.',
    },
  },
};

export const MENTION_EXAMPLE: TemplateExample = {
  context: 'greeting',
  texts: {
    en: {
      template: '{{ member.mention }}, read {{ channel.1000000000000000301 }} and ask {{ role.1000000000000000401 }}.',
      message: '@Alice, read #rules and ask @Crew.',
    },
    ru: {
      template:
        '{{ member.mention }}, вот {{ channel.1000000000000000301 }}, а помогут {{ role.1000000000000000401 }}.',
      message: '@Алиса, вот #правила, а помогут @Экипаж.',
    },
  },
};

/** The names of what the examples mention. */
export const MENTIONED: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  en: new Map([
    ['1000000000000000301', 'rules'],
    ['1000000000000000401', 'Crew'],
  ]),
  ru: new Map([
    ['1000000000000000301', 'правила'],
    ['1000000000000000401', 'Экипаж'],
  ]),
};

export const CONDITION_EXAMPLE: TemplateExample = {
  context: 'punishment',
  texts: {
    en: {
      template:
        "You were {% case punishment.type %}{% when 'ban' %}banned{% else %}kicked{% endcase %}.{% if punishment.reason %} Reason: {{ punishment.reason }}{% endif %}",
      message: 'You were banned. Reason: Spam',
    },
    ru: {
      template:
        "Вы получили {% case punishment.type %}{% when 'ban' %}бан{% else %}кик{% endcase %}.{% if punishment.reason %} Причина: {{ punishment.reason }}{% endif %}",
      message: 'Вы получили бан. Причина: Спам',
    },
  },
};
