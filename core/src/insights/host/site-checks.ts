import { bad, type CheckTexts, good, PLATFORM_AWAY, SITE_AWAY, skipped, warn } from './check-catalogue.ts';

/** Checks of this machine, and of the site as seen from it. */
export const MACHINE_CHECKS = {
  node: {
    title: { en: 'Node.js', ru: 'Node.js' },
    findings: {
      right: good({ en: 'Node.js {version}', ru: 'Node.js {version}' }),
      other: warn(
        { en: 'Node.js {version} instead of {wanted}', ru: 'Node.js {version} вместо {wanted}' },
        {
          en: 'npm start uses the pinned one. If you start it otherwise, use Node.js {wanted}.',
          ru: 'npm start берёт закреплённую версию. Если запускаете иначе, возьмите Node.js {wanted}.',
        },
      ),
      old: bad(
        { en: 'Node.js {version} is too old', ru: 'Node.js {version} слишком старый' },
        { en: 'Use Node.js {wanted}.', ru: 'Возьмите Node.js {wanted}.' },
      ),
    },
  },
  clock: {
    title: { en: 'Clock', ru: 'Часы' },
    findings: {
      right: good({
        en: 'Within {seconds} s of {of}',
        ru: 'Расходятся не больше чем на {seconds} с: {of}',
      }),
      wrong: warn(
        { en: 'Off by {seconds} s from {of}', ru: 'Расходятся на {seconds} с: {of}' },
        {
          en: 'Set this machine’s clock by NTP (timedatectl set-ntp true): reminders, waits and log times follow it.',
          ru: 'Настройте часы машины по NTP (timedatectl set-ntp true): от них зависят напоминания, перерывы и время в журналах.',
        },
      ),
      farOff: bad(
        { en: 'Off by {seconds} s from {of}', ru: 'Расходятся на {seconds} с: {of}' },
        {
          en: 'Set the clock by NTP (timedatectl set-ntp true): logins, punishments and certificates go wrong by so much.',
          ru: 'Настройте часы по NTP (timedatectl set-ntp true): при таком расхождении ломаются вход, сроки наказаний и сертификаты.',
        },
      ),
      unknown: PLATFORM_AWAY,
    },
  },
} as const satisfies Record<string, CheckTexts>;

export const SITE_CHECKS = {
  site: {
    title: { en: 'Site', ru: 'Сайт' },
    findings: {
      ready: good({ en: '{address} is ready', ru: '{address} готов' }),
      notReady: bad(
        { en: '{address} answers that it is not ready: {missing}', ru: '{address} отвечает, что не готов: {missing}' },
        {
          en: 'Put right what is missing; the log of the process says more. One that is drained says so on purpose.',
          ru: 'Исправьте недостающее; подробности в журнале процесса. Выводимый из работы отвечает так намеренно.',
        },
      ),
      other: bad(
        {
          en: '{address} answers with {status}, and not as Perigee does',
          ru: '{address} отвечает кодом {status}, и не так, как Perigee',
        },
        {
          en: 'Check where the proxy in front leads, and PUBLIC_URL.',
          ru: 'Проверьте, куда ведёт прокси, и значение PUBLIC_URL.',
        },
      ),
      stopped: warn(
        { en: 'Nothing listens at {address}', ru: 'По адресу {address} никто не слушает' },
        { en: 'Start Perigee and run the check again.', ru: 'Запустите Perigee и повторите проверку.' },
      ),
      away: bad(
        { en: '{address} can not be reached: {reason}', ru: '{address} недоступен: {reason}' },
        {
          en: 'Check PUBLIC_URL, the name’s DNS entry, the certificate and the firewall.',
          ru: 'Проверьте PUBLIC_URL, запись DNS, сертификат и межсетевой экран.',
        },
      ),
    },
  },
  tls: {
    title: { en: 'TLS', ru: 'TLS' },
    findings: {
      valid: good({
        en: 'The certificate of {host} is valid for {days} more days',
        ru: 'Сертификат {host} действует, осталось дней: {days}',
      }),
      ends: warn(
        {
          en: 'The certificate of {host} ends in {days} days',
          ru: 'Сертификат {host} скоро закончится, осталось дней: {days}',
        },
        {
          en: 'See why it was not renewed: most tools renew it 30 days before.',
          ru: 'Посмотрите, почему он не обновился: обычно его обновляют за 30 дней.',
        },
      ),
      invalid: bad(
        { en: 'The certificate of {host} is refused: {reason}', ru: 'Сертификат {host} не принимается: {reason}' },
        {
          en: 'Browsers refuse it too. Get one for this name.',
          ru: 'Браузеры его тоже не примут. Выпустите сертификат на это имя.',
        },
      ),
      away: skipped(
        { en: '{host} did not answer: {reason}', ru: '{host} не ответил: {reason}' },
        { en: 'Put the site right first.', ru: 'Сначала исправьте сайт.' },
      ),
      local: skipped({
        en: 'PUBLIC_URL is on this machine, where none is needed',
        ru: 'PUBLIC_URL ведёт на эту машину, здесь он не нужен',
      }),
      none: bad(
        {
          en: 'PUBLIC_URL begins with http://: logins travel in the clear, and browsers hold back what logging in needs',
          ru: 'PUBLIC_URL начинается с http://: вход идёт открытым текстом, а браузеры не дают нужного для него',
        },
        {
          en: 'Put a proxy with a certificate in front (docs/self-hosting.md) and set PUBLIC_URL to its https:// address.',
          ru: 'Поставьте перед сайтом прокси с сертификатом (docs/self-hosting.md) и укажите в PUBLIC_URL адрес с https://.',
        },
      ),
    },
  },
  proxy: {
    title: { en: 'Proxy headers', ru: 'Заголовки прокси' },
    findings: {
      direct: good({
        en: 'No proxy is in front; this machine is seen as {address}',
        ru: 'Прокси перед сайтом нет; эта машина видна как {address}',
      }),
      fits: good({
        en: 'X-Forwarded-For arrives through {hops} and is believed; this machine is seen as {address}. Is that a proxy’s address? Then raise TRUST_PROXY',
        ru: 'X-Forwarded-For приходит, адресов: {hops}, ему верят; эта машина видна как {address}. Это адрес прокси? Тогда увеличьте TRUST_PROXY',
      }),
      untrusted: bad(
        {
          en: 'A proxy is in front and is not trusted: everyone counts as {address}',
          ru: 'Перед сайтом прокси, которому не верят: все посетители считаются за {address}',
        },
        {
          en: 'Set TRUST_PROXY to how many proxies are in front, or to their addresses.',
          ru: 'Укажите в TRUST_PROXY, сколько прокси перед сайтом, или их адреса.',
        },
      ),
      spoofable: bad(
        {
          en: 'The site believes any address a caller makes up',
          ru: 'Сайт верит любому адресу, который придумает посетитель',
        },
        {
          en: 'TRUST_PROXY is larger than the number of proxies in front. Set it to that number, or to their addresses.',
          ru: 'TRUST_PROXY больше, чем прокси перед сайтом. Укажите их число или адреса.',
        },
      ),
      unsaid: warn(
        {
          en: 'The site does not say what it sees: it runs with another client secret, or another version',
          ru: 'Сайт не говорит, что видит: у него другой секрет приложения или другая версия',
        },
        {
          en: 'Run the check with the environment of the site’s process.',
          ru: 'Запустите проверку с теми же переменными, что у процесса сайта.',
        },
      ),
      siteAway: SITE_AWAY,
    },
  },
  payments: {
    title: { en: 'Payments', ru: 'Платежи' },
    findings: {
      reachable: good({
        en: 'The shop’s key is taken, and {address} answers as the provider needs it, as far as can be seen from here',
        ru: 'Ключ магазина принят, а {address} отвечает так, как нужно провайдеру, насколько видно отсюда',
      }),
      keyRefused: bad(
        { en: 'The provider refuses the shop’s key', ru: 'Провайдер не принимает ключ магазина' },
        {
          en: 'Check YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY against the shop’s cabinet.',
          ru: 'Сверьте YOOKASSA_SHOP_ID и YOOKASSA_SECRET_KEY с личным кабинетом магазина.',
        },
      ),
      providerAway: warn(
        { en: 'The provider did not answer: {reason}', ru: 'Провайдер не ответил: {reason}' },
        {
          en: 'Run the check again. Until it answers, nobody can pay; what was paid is found later.',
          ru: 'Запустите проверку ещё раз. Пока он молчит, заплатить нельзя; уже оплаченное найдётся позже.',
        },
      ),
      unreachable: bad(
        {
          en: '{address} answers with {status}: the provider’s notifications do not arrive',
          ru: '{address} отвечает кодом {status}: уведомления провайдера не доходят',
        },
        {
          en: 'Lead this address to Perigee. Until then payments are found by asking, some minutes later.',
          ru: 'Направьте этот адрес в Perigee. До тех пор платежи находятся опросом, на минуты позже.',
        },
      ),
      local: warn(
        {
          en: '{address} is on this machine: the provider can not reach it',
          ru: '{address} — адрес этой машины: провайдер до него не дотянется',
        },
        { en: 'Set PUBLIC_URL to an address of the internet.', ru: 'Укажите в PUBLIC_URL адрес из интернета.' },
      ),
      siteAway: SITE_AWAY,
      unset: skipped({ en: 'Nothing is sold here', ru: 'Здесь ничего не продаётся' }),
    },
  },
} as const satisfies Record<string, CheckTexts>;
