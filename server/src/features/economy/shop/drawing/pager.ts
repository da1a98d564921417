import type { Locale } from '@perigee/core/base/locales/locales';
import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';

/** One page of a list. */
export interface Page<Entry> {
  entries: readonly Entry[];
  /** From 0. */
  page: number;
  /** At least 1. */
  pages: number;
}

/** Returns that page of a list, or the last one if there are fewer pages. */
export function pageOf<Entry>(entries: readonly Entry[], requested: number, size: number): Page<Entry> {
  const pages = Math.max(1, Math.ceil(entries.length / size));
  const page = Math.min(requested, pages - 1);
  return { entries: entries.slice(page * size, (page + 1) * size), page, pages };
}

/** Buttons to the previous and next page; none if there is only one page. */
export function pagerRows(
  { page, pages }: Page<unknown>,
  locale: Locale,
  idOf: (page: number) => string,
): APIActionRowComponent<APIButtonComponent>[] {
  if (pages === 1) return [];
  const turn = (label: string, to: number): APIButtonComponent => ({
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label,
    custom_id: idOf(Math.max(0, to)),
    disabled: to < 0 || to >= pages,
  });
  const buttons = [turn(m.shop_previous({}, { locale }), page - 1), turn(m.shop_next({}, { locale }), page + 1)];
  return [{ type: ComponentType.ActionRow, components: buttons }];
}
