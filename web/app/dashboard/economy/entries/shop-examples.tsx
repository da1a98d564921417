import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import {
  fitPresetItems,
  presetItems,
  type PresetOmission,
  SHOP_NAMES,
  type ShopName,
} from '@perigee/core/economy/items/presets';
import { useMutation } from '@tanstack/react-query';
import { m } from '#texts';
import { Examples } from '../../components/examples/examples.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useSetCachedSettings, useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { useUndoableNotice } from '../../components/undo/use-undoable-notice.ts';
import { FigureText } from './figure-text.tsx';

const TEXTS: Record<ShopName, { name: PlainMessage; text: PlainMessage }> = {
  treats: { name: m.examples_shop_treats, text: m.examples_shop_treats_text },
  boosters: { name: m.examples_shop_boosters, text: m.examples_shop_boosters_text },
  rarities: { name: m.examples_shop_rarities, text: m.examples_shop_rarities_text },
};

const OMISSION_TEXTS: Record<PresetOmission, PlainMessage> = {
  nameTaken: m.examples_nameTaken,
  limit: m.examples_limit,
};

/** Example shops: what each would add, and a button to add it. */
export function ShopExamples() {
  const text = useText();
  const { language, items, boost } = useTabSettings('economy');
  const adding = useAddPresetItems();
  const fitted = (shop: ShopName) => fitPresetItems(presetItems(shop, language.interface), items, boost);

  return (
    <Examples
      title={text(m.examples_shops)}
      text={text(m.examples_shops_text)}
      isBusy={adding.isPending}
      examples={() =>
        SHOP_NAMES.map((key) => {
          const goods = fitted(key);
          const count = goods.filter(({ leftOut }) => leftOut === null).length;
          return {
            key,
            name: text(TEXTS[key].name),
            text: text(TEXTS[key].text),
            takeLabel: count === 0 ? text(m.examples_shop_none) : text(m.examples_shop_add, { count }),
            canTake: count > 0,
            sample: <PresetItems goods={goods} />,
          };
        })
      }
      onTake={(shop) =>
        adding.mutateAsync(shop).then(
          () => true,
          () => false,
        )
      }
    />
  );
}

function PresetItems({ goods }: { goods: ReturnType<typeof fitPresetItems> }) {
  const text = useText();

  return (
    <ul>
      {goods.map(({ item, leftOut }) => (
        <li key={item.name}>
          <span>{item.name}</span>
          <strong>
            {leftOut === null ? <FigureText value={{ money: [item.price] }} /> : text(OMISSION_TEXTS[leftOut])}
          </strong>
          <small>{item.description}</small>
        </li>
      ))}
    </ul>
  );
}

/** Adds the goods of a shop that fit within the limit. */
function useAddPresetItems() {
  const text = useText();
  const call = useApi();
  const { id } = useGuild();
  const adopt = useSetCachedSettings();
  const showUndoable = useUndoableNotice();
  const onSettled = useReloadGuild();

  return useMutation({
    mutationFn: (shop: ShopName) => call(itemsEndpoints.addGoods, { params: { guildId: id, shop } }),
    onSuccess: ({ value: items, version }) => {
      adopt({ items, versions: { items: version } });
      showUndoable(text(m.examples_shop_added, { count: items.length }), [{ section: 'items', version }]);
    },
    onError: (error) => notify('error', errorText(text, error)),
    onSettled,
  });
}
