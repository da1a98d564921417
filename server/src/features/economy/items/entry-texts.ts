import type { EntryTexts } from '../../community/index.ts';

export const ITEM_TEXTS: EntryTexts = {
  duplicate: { message: 'Another item has this name', code: 'itemNameTaken' },
  missing: 'There is no such item',
};
