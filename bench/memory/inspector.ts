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
const profileSchema = v.object({
  profile: v.object({
    nodes: v.array(
      v.object({
        id: v.number(),
        callFrame: v.object({ functionName: v.string(), url: v.string(), lineNumber: v.number(), columnNumber: v.number() }),
      }),
    ),
    samples: v.array(v.number()),
  }),
});
/** Samples of what was allocated, each with its bytes. */
const allocationsSchema = v.object({ profile: v.object({ samples: v.array(v.object({ size: v.number() })) }) });
/** From one sample of what is allocated to the next, in bytes. */
const allocationInterval = 4096;
const answerSchema = v.object({ id: v.number(), result: v.optional(v.unknown()), error: v.optional(v.unknown()) });

/** What an isolate holds, in MB: objects of JavaScript with those of the runtime behind them, and bytes of buffers. */
export interface HeapUsage {
  objects: number;
  buffers: number;
}

/** Where samples of an isolate found it: places with so many of them, a place at a time. */
export type Profile = v.InferOutput<typeof profileSchema>['profile'];

export interface Inspector {
  /** Garbage included: workerd lets no inspector collect it. */
  usage(): Promise<HeapUsage>;
  /** Looks where the isolate is at each interval, in microseconds, while some work is done. */
  profile(interval: number, work: () => Promise<unknown>): Promise<Profile>;
  /** Bytes that were allocated while some work was done, and that garbage of no more than young objects has left. */
  outlivingYouth(work: () => Promise<unknown>): Promise<number>;
  close(): void;
}

/** Speaks to the isolate of a workerd that was started with an inspector. */
export async function connectInspector(port: number): Promise<Inspector> {
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
  function ask(method: string, params: object = {}): Promise<unknown> {
    last += 1;
    const question = Promise.withResolvers<unknown>();
    waiting.set(last, question);
    socket.send(JSON.stringify({ id: last, method, params }));
    return question.promise;
  }
  return {
    async usage() {
      const { usedSize, embedderHeapUsedSize, backingStorageSize } = v.parse(usageSchema, await ask('Runtime.getHeapUsage'));
      return { objects: (usedSize + embedderHeapUsedSize) / megabyte, buffers: backingStorageSize / megabyte };
    },
    async profile(interval, work) {
      await ask('Profiler.enable');
      await ask('Profiler.setSamplingInterval', { interval });
      await ask('Profiler.start');
      await work();
      return v.parse(profileSchema, await ask('Profiler.stop')).profile;
    },
    async outlivingYouth(work) {
      await ask('HeapProfiler.enable');
      await ask('HeapProfiler.startSampling', { samplingInterval: allocationInterval, includeObjectsCollectedByMajorGC: true });
      await work();
      const { profile } = v.parse(allocationsSchema, await ask('HeapProfiler.stopSampling'));
      return profile.samples.reduce((sum, { size }) => sum + size, 0);
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
