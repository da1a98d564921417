import type { Locale } from '@perigee/core/base/locales/locales';
import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { claimId, enterId, leaveId } from './giveaway-ids.ts';

type Row = APIActionRowComponent<APIButtonComponent>;
type PlainStyle = ButtonStyle.Primary | ButtonStyle.Secondary | ButtonStyle.Success;

/** The button of a giveaway, with the number of entries. */
export function entryRow(id: string, entries: number, locale: Locale): Row[] {
  const label = m.giveaway_enter({ count: new Intl.NumberFormat(locale).format(entries) }, { locale });
  return [row(button(label, enterId.write({ id }), ButtonStyle.Primary))];
}

/** The button that leaves a giveaway. */
export function leaveRow(id: string, locale: Locale): Row[] {
  return [row(button(m.giveaway_leave({}, { locale }), leaveId.write({ id }), ButtonStyle.Secondary))];
}

/** The row below the result: a link to verify the draw and, while something can be claimed, the claim button. */
export function resultRow(
  { id, publicUrl, isClaimed }: { id: string; publicUrl: string; isClaimed: boolean },
  locale: Locale,
): Row[] {
  const claim = button(m.giveaway_claim({}, { locale }), claimId.write({ id }), ButtonStyle.Success);
  const check: APIButtonComponent = {
    type: ComponentType.Button,
    style: ButtonStyle.Link,
    label: m.giveaway_check({}, { locale }),
    url: fairAddress(publicUrl, id),
  };
  return [row(...(isClaimed ? [] : [claim]), check)];
}

function fairAddress(publicUrl: string, id: string): string {
  return `${publicUrl}/fair?giveaway=${id}`;
}

function row(...components: APIButtonComponent[]): Row {
  return { type: ComponentType.ActionRow, components };
}

function button(label: string, id: string, style: PlainStyle): APIButtonComponent {
  return { type: ComponentType.Button, label, custom_id: id, style };
}
