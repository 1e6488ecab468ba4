import { z } from 'zod';
import type { PathDesk } from './path-desk.ts';
import { saveMessages } from './save-messages.ts';
import { wordsOf } from './words-of-error.ts';

const saveRequest = z.strictObject({
  id: z.string(),
  flow: z.string(),
  text: z.string(),
  basedOn: z.string(),
});
const readRequest = z.strictObject({ id: z.string(), flow: z.string() });
const anyRequest = z.object({ id: z.string() });

type Tell = (message: string, told: object) => void;

const notUnderstood = (error: z.ZodError): string =>
  `The server does not understand this request. Reload the page. (${z.prettifyError(error)})`;

/** The id under which a page can be told something, whatever it asked; null where it names none. */
const idOf = (data: unknown): string | null => anyRequest.safeParse(data).data?.id ?? null;

/** Tells the page how far its path is and what came of it, whatever went wrong; false only where the request names no answer. */
export async function answerSave(data: unknown, desk: Pick<PathDesk, 'save'>, tell: Tell): Promise<boolean> {
  const id = idOf(data);
  if (id === null) return false;
  const refuse = (reason: string) =>
    tell(saveMessages.answered, { id, outcome: { kind: 'refused', reason } });
  const asked = saveRequest.safeParse(data);
  if (!asked.success) {
    refuse(notUnderstood(asked.error));
    return true;
  }
  try {
    const outcome = await desk.save(asked.data, (step) => tell(saveMessages.progressed, { id, ...step }));
    tell(saveMessages.answered, { id, outcome });
  } catch (error) {
    refuse(`It could not be saved: ${wordsOf(error)}`);
  }
  return true;
}

/** Tells the page what lies on the disk; false only where the request names no answer. */
export async function answerRead(data: unknown, desk: Pick<PathDesk, 'read'>, tell: Tell): Promise<boolean> {
  const id = idOf(data);
  if (id === null) return false;
  const asked = readRequest.safeParse(data);
  if (!asked.success) {
    tell(saveMessages.shown, { id, ok: false, reason: notUnderstood(asked.error) });
    return true;
  }
  try {
    tell(saveMessages.shown, await desk.read(asked.data));
  } catch (error) {
    tell(saveMessages.shown, { id, ok: false, reason: `It could not be read: ${wordsOf(error)}` });
  }
  return true;
}
