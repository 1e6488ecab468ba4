import { z } from 'zod';
import type { SaveTraceAnswer, SaveTraceRequest } from './save-trace-messages.ts';

const request = z.strictObject({ id: z.string(), flow: z.string(), name: z.string(), text: z.string() });
const anyRequest = z.object({ id: z.string() });

/** The response for any request, including failures; null only if the request has no id. */
export async function answerRequest(
  data: unknown,
  keep: (asked: SaveTraceRequest) => Promise<SaveTraceAnswer>,
): Promise<SaveTraceAnswer | null> {
  const asked = request.safeParse(data);
  if (!asked.success) {
    const named = anyRequest.safeParse(data);
    const reason = `The server does not understand this request. Reload the page. (${z.prettifyError(asked.error)})`;
    return named.success ? { id: named.data.id, ok: false, reason } : null;
  }
  try {
    return await keep(asked.data);
  } catch (error) {
    const reason = `It could not be written: ${error instanceof Error ? error.message : String(error)}`;
    return { id: asked.data.id, ok: false, reason };
  }
}
