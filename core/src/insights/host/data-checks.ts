import { bad, type CheckTexts, DATABASE_AWAY, EMBEDDED, good, skipped, warn } from './check-catalogue.ts';

/** Checks of the database and of Redis. */
export const DATA_CHECKS = {
  database: {
    title: { en: 'Database', ru: 'База данных' },
    findings: {
      answers: good({
        en: '{kind} {version} answers within {ms} ms',
        ru: '{kind} {version} отвечает за {ms} мс',
      }),
      slow: warn(
        { en: '{kind} {version} takes {ms} ms to answer', ru: '{kind} {version} отвечает за {ms} мс' },
        {
          en: 'Everything waits for it. Look at its load, and have it run near Perigee.',
          ru: 'Её ждёт всё остальное. Посмотрите нагрузку и держите её рядом с Perigee.',
        },
      ),
      old: bad(
        { en: 'PostgreSQL {version} is too old', ru: 'PostgreSQL {version} слишком старый' },
        { en: 'Perigee needs PostgreSQL {least} or newer.', ru: 'Нужен PostgreSQL {least} или новее.' },
      ),
      away: bad(
        { en: 'It can not be used: {reason}', ru: 'Пользоваться ей нельзя: {reason}' },
        {
          en: 'Check DATABASE_URL (or DATA_DIR), that it runs, and that this machine may connect.',
          ru: 'Проверьте DATABASE_URL (или DATA_DIR), запущена ли она и пускает ли эту машину.',
        },
      ),
      none: skipped(
        { en: 'There is none in {folder} yet', ru: 'В {folder} её ещё нет' },
        { en: 'The first start makes it.', ru: 'Её создаст первый запуск.' },
      ),
    },
  },
  schema: {
    title: { en: 'Schema', ru: 'Схема' },
    findings: {
      current: good({ en: 'Up to date: {count} migrations', ru: 'Актуальна, миграций: {count}' }),
      behind: warn(
        { en: 'Not applied yet: {names}', ru: 'Ещё не применены: {names}' },
        {
          en: 'The next start applies them. Make a backup before: npm run backup.',
          ru: 'Их применит следующий запуск. Сделайте перед этим копию: npm run backup.',
        },
      ),
      ahead: bad(
        {
          en: 'The database was used by a newer version: {names}',
          ru: 'С этой базой работала более новая версия: {names}',
        },
        {
          en: 'Start that version again, or restore a backup made before it.',
          ru: 'Запустите ту версию или восстановите копию, сделанную до неё.',
        },
      ),
      databaseAway: DATABASE_AWAY,
    },
  },
  space: {
    title: { en: 'Space', ru: 'Место' },
    findings: {
      enough: good({
        en: 'The data takes {usedMb} MB; {freeMb} MB are free',
        ru: 'Данные занимают {usedMb} МБ, свободно {freeMb} МБ',
      }),
      server: good({
        en: 'The data takes {usedMb} MB. How much is free, only the database’s machine knows',
        ru: 'Данные занимают {usedMb} МБ. Сколько свободно, знает только машина базы данных',
      }),
      little: warn(
        {
          en: 'The data takes {usedMb} MB, and only {freeMb} MB are free',
          ru: 'Данные занимают {usedMb} МБ, а свободно лишь {freeMb} МБ',
        },
        {
          en: 'Make room on the disk of DATA_DIR. A backup needs about as much as the data.',
          ru: 'Освободите место на диске с DATA_DIR. Копии нужно примерно столько же, сколько данным.',
        },
      ),
      full: bad(
        { en: 'Only {freeMb} MB are free', ru: 'Свободно лишь {freeMb} МБ' },
        {
          en: 'Make room on the disk of DATA_DIR now: what can not be written is refused.',
          ru: 'Освободите место на диске с DATA_DIR сейчас: то, что не записать, будет отклонено.',
        },
      ),
      databaseAway: DATABASE_AWAY,
    },
  },
  statements: {
    title: { en: 'Slow statements', ru: 'Медленные запросы' },
    findings: {
      none: good({
        en: 'None takes longer than {limitMs} ms on average',
        ru: 'Ни один в среднем не дольше {limitMs} мс',
      }),
      slow: warn(
        {
          en: '{count} take longer than {limitMs} ms on average; the slowest {worstMs} ms, {calls} times: {text}',
          ru: 'Дольше {limitMs} мс в среднем: {count}; самый медленный — {worstMs} мс, вызовов {calls}: {text}',
        },
        {
          en: 'Run ANALYZE on its tables; look whether the machine lacks memory or a quick disk.',
          ru: 'Выполните ANALYZE для его таблиц; посмотрите, хватает ли машине памяти и быстр ли диск.',
        },
      ),
      unmeasured: skipped(
        { en: 'pg_stat_statements is not installed', ru: 'Расширение pg_stat_statements не установлено' },
        {
          en: 'Add it to shared_preload_libraries, restart PostgreSQL, then run: create extension pg_stat_statements.',
          ru: 'Добавьте его в shared_preload_libraries, перезапустите PostgreSQL и выполните: create extension pg_stat_statements.',
        },
      ),
      unreadable: skipped(
        { en: 'pg_stat_statements can not be read: {reason}', ru: 'pg_stat_statements не читается: {reason}' },
        {
          en: 'Grant the role pg_read_all_stats to Perigee’s user.',
          ru: 'Выдайте пользователю Perigee роль pg_read_all_stats.',
        },
      ),
      embedded: EMBEDDED,
      databaseAway: DATABASE_AWAY,
    },
  },
  transactions: {
    title: { en: 'Longest transaction', ru: 'Самая долгая транзакция' },
    findings: {
      short: good({ en: '{seconds} s at the moment', ru: 'Сейчас {seconds} с' }),
      long: warn(
        {
          en: 'One has been open for {seconds} s ({application}); it keeps old rows from being cleaned up',
          ru: 'Одна открыта уже {seconds} с ({application}) и не даёт убирать старые строки',
        },
        {
          en: 'A backup may take that long. Otherwise end it: select pg_terminate_backend({pid}).',
          ru: 'Столько может длиться резервная копия. Иначе завершите её: select pg_terminate_backend({pid}).',
        },
      ),
      embedded: EMBEDDED,
      databaseAway: DATABASE_AWAY,
    },
  },
  redis: {
    title: { en: 'Redis', ru: 'Redis' },
    findings: {
      answers: good({ en: '{kind} {version} answers within {ms} ms', ru: '{kind} {version} отвечает за {ms} мс' }),
      evicts: warn(
        {
          en: '{kind} {version} answers, but throws away keys when it is full ({policy})',
          ru: '{kind} {version} отвечает, но при нехватке памяти выбрасывает ключи ({policy})',
        },
        {
          en: 'Set maxmemory-policy to noeviction: shared limits that are thrown away begin anew.',
          ru: 'Задайте maxmemory-policy noeviction: выброшенные общие лимиты начнутся заново.',
        },
      ),
      away: bad(
        { en: 'It does not answer: {reason}', ru: 'Не отвечает: {reason}' },
        {
          en: 'Check REDIS_URL, and that it runs. Until then each process counts for itself, and none can be started.',
          ru: 'Проверьте REDIS_URL и запущен ли он. До тех пор каждый процесс считает сам, а новый не запустится.',
        },
      ),
      unset: skipped(
        { en: 'Not set up', ru: 'Не настроен' },
        {
          en: 'One process needs none. Several share their limits by it: set REDIS_URL.',
          ru: 'Одному процессу он не нужен. Нескольким он держит общие лимиты: задайте REDIS_URL.',
        },
      ),
    },
  },
} as const satisfies Record<string, CheckTexts>;
