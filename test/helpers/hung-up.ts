/** How a connection ends on which the worker has answered before the whole body was sent: by whom first notices. */
const codes = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
const triesAtMost = 20;

/**
 * Sends a body that is refused before it is read, until the answer is seen: the server of the local runtime, not the worker,
 * may hang up on the sender, or fail, before it hands the answer over.
 */
export async function untilAnswered(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await send().catch((error: Error) => {
      const { code = '' } = (error.cause ?? {}) as { code?: string };
      if (tries < triesAtMost && codes.includes(code)) return null;
      throw error;
    });
    const isRuntime = response?.status === 500 && (await response.clone().text()).includes('entry.worker.js');
    if (response && !(isRuntime && tries < triesAtMost)) return response;
  }
}
