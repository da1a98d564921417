import { useAddressView } from '../../lib/address/use-address-view.ts';
import { readCaseView } from '../case-address.ts';

/** What the list is narrowed to, and how to narrow it otherwise. */
export const useCaseView = () => useAddressView(readCaseView);
