import { useAddressView } from '../../../lib/address/use-address-view.ts';
import { readCaseView } from '../case-address.ts';

/** The list's filters, and how to change them. */
export const useCaseView = () => useAddressView(readCaseView);
