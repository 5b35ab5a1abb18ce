import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

const megabyte = 1_000_000;
const startMilliseconds = 10_000;
const targetsSchema = v.array(v.object({ webSocketDebuggerUrl: v.string() }));
const usageSchema = v.object({
  usedSize: v.number(),
  embedderHeapUsedSize: v.optional(v.number(), 0),
  backingStorageSize: v.optional(v.number(), 0),
});
const answerSchema = v.object({ id: v.number(), result: v.optional(v.unknown()), error: v.optional(v.unknown()) });

/** What an isolate holds, in MB: objects of JavaScript with those of the runtime behind them, and bytes of buffers. */
export interface HeapUsage {
  objects: number;
  buffers: number;
}

export interface HeapInspector {
  /** Garbage included: workerd lets no inspector collect it. */
  usage(): Promise<HeapUsage>;
  close(): void;
}

/** Speaks to the isolate of a workerd that was started with an inspector. */
export async function connectInspector(port: number): Promise<HeapInspector> {
  const socket = new WebSocket(await socketAddress(port));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('the inspector of workerd takes no connection')), { once: true });
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = v.safeParse(answerSchema, JSON.parse(String(data)));
    // What it tells unasked has no number.
    if (!answer.success) return;
    const { id, result, error } = answer.output;
    if (error) waiting.get(id)?.reject(new Error(JSON.stringify(error)));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  function ask(method: string): Promise<unknown> {
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    socket.send(JSON.stringify({ id: last, method }));
    return asked.promise;
  }
  return {
    async usage() {
      const { usedSize, embedderHeapUsedSize, backingStorageSize } = v.parse(usageSchema, await ask('Runtime.getHeapUsage'));
      return { objects: (usedSize + embedderHeapUsedSize) / megabyte, buffers: backingStorageSize / megabyte };
    },
    close: () => socket.close(),
  };
}

async function socketAddress(port: number): Promise<string> {
  const since = performance.now();
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/json`).catch(() => null);
    const [target] = response ? v.parse(targetsSchema, await response.json()) : [];
    if (target) return target.webSocketDebuggerUrl;
    if (performance.now() - since > startMilliseconds) throw new Error('workerd has no inspector');
    await pause(50);
  }
}
