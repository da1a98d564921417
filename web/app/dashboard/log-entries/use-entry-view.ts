import { useAddressView } from '../lib/address/use-address-view.ts';
import { readEntryView } from './entry-address.ts';

/** What the list is narrowed to, and how to narrow it otherwise. */
export const useEntryView = () => useAddressView(readEntryView);
