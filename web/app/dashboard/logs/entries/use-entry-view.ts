import { useAddressView } from '../../lib/address/use-address-view.ts';
import { readEntryView } from './entry-address.ts';

/** The list's filters, and how to change them. */
export const useEntryView = () => useAddressView(readEntryView);
