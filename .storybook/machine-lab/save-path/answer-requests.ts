import { z } from 'zod';
import type { PathService } from './path-service.ts';
import { saveMessages } from './save-messages.ts';
import { errorMessage } from './error-message.ts';

const saveRequest = z.strictObject({
  id: z.string(),
  flow: z.string(),
  text: z.string(),
  basedOn: z.string(),
});
const readRequest = z.strictObject({ id: z.string(), flow: z.string() });
const anyRequest = z.object({ id: z.string() });

type Send = (message: string, reported: object) => void;

const notUnderstood = (error: z.ZodError): string =>
  `The server does not understand this request. Reload the page. (${z.prettifyError(error)})`;

/** The id for the response to any request; null if the request has none. */
const idOf = (data: unknown): string | null => anyRequest.safeParse(data).data?.id ?? null;

/** Sends progress and outcome to the page, including failures; false only if the request has no id. */
export async function answerSave(
  data: unknown,
  service: Pick<PathService, 'save'>,
  listener: Send,
): Promise<boolean> {
  const id = idOf(data);
  if (id === null) return false;
  const refuse = (reason: string) =>
    listener(saveMessages.answered, { id, outcome: { kind: 'refused', reason } });
  const asked = saveRequest.safeParse(data);
  if (!asked.success) {
    refuse(notUnderstood(asked.error));
    return true;
  }
  try {
    const outcome = await service.save(asked.data, (step) =>
      listener(saveMessages.progressed, { id, ...step }),
    );
    listener(saveMessages.answered, { id, outcome });
  } catch (error) {
    refuse(`It could not be saved: ${errorMessage(error)}`);
  }
  return true;
}

/** Sends the file's content to the page; false only if the request has no id. */
export async function answerRead(
  data: unknown,
  service: Pick<PathService, 'read'>,
  listener: Send,
): Promise<boolean> {
  const id = idOf(data);
  if (id === null) return false;
  const asked = readRequest.safeParse(data);
  if (!asked.success) {
    listener(saveMessages.shown, { id, ok: false, reason: notUnderstood(asked.error) });
    return true;
  }
  try {
    listener(saveMessages.shown, await service.read(asked.data));
  } catch (error) {
    listener(saveMessages.shown, { id, ok: false, reason: `It could not be read: ${errorMessage(error)}` });
  }
  return true;
}
