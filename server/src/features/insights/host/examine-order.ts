import * as z from 'zod/mini';
import { defineControlOrder } from '../../../control/control-order.ts';

/** Run the checks of the doctor. */
export const examineOrder = defineControlOrder('examine', z.object({}));
