// Preloaded into the product of the journeys: hands what its simulator answers to the process that started it.
import { subscribe } from 'node:diagnostics_channel';

subscribe('perigee.simulator.answer', (answer) => process.send?.(answer));
