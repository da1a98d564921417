import type { WebSocket } from 'ws';
import type { Json } from '../base/json.ts';
import type { Compress } from './compression.ts';
import { CLOSE, type CloseName, type Opcode } from './protocol.ts';

/** How long a client may take to answer the close frame, in milliseconds. */
const CLOSE_TIMEOUT_MS = 5_000;

/** The sending side of one connection: keeps the order, compresses on request, and can be frozen. */
export interface Wire {
  send: (text: string) => void;
  /** Sends a payload that is not a dispatch. */
  sendOp: (op: Opcode, data: Json) => void;
  close: (name: CloseName) => void;
  terminate: () => void;
  /** Whether the close frame was requested. */
  isClosing: () => boolean;
  /** While frozen nothing is sent; held messages go out afterwards. */
  setFrozen: (isFrozen: boolean) => void;
  compressWith: (compress: Compress) => void;
  isCompressed: () => boolean;
}

export function createWire(socket: WebSocket, isFrozenAtStart: boolean): Wire {
  let isFrozen = isFrozenAtStart;
  let isClosing = false;
  let held: string[] = [];
  let compress: Compress | null = null;
  let lastSent: Promise<void> = Promise.resolve();

  const transmit = (text: string) => {
    const made = compress;
    if (made === null) return socket.send(text);
    lastSent = lastSent.then(async () => socket.send(await made(text))).catch(() => socket.terminate());
  };
  const send = (text: string) => {
    if (isFrozen) held.push(text);
    else transmit(text);
  };
  return {
    send,
    sendOp: (op, data) => send(JSON.stringify({ op, d: data, s: null, t: null })),
    close: (name) => {
      isClosing = true;
      const [code, reason] = CLOSE[name];
      // Messages still being compressed go out before the close frame.
      void lastSent.then(() => {
        socket.close(code, reason);
        const timer = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS);
        socket.once('close', () => clearTimeout(timer));
      });
    },
    terminate: () => socket.terminate(),
    isClosing: () => isClosing,
    setFrozen: (frozen) => {
      isFrozen = frozen;
      if (frozen) return;
      for (const text of held.splice(0)) transmit(text);
    },
    compressWith: (made) => {
      compress = made;
    },
    isCompressed: () => compress !== null,
  };
}
