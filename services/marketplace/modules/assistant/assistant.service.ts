import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { unmeasuredCalls, type OutgoingCalls } from '../../platform/outgoing-calls.ts';
import { replyOf } from './reply.domain.ts';
import { signatureHeaders } from './signing.ts';

interface Question {
  /** The browser's own id of the conversation, not of the sign-in. */
  readonly sessionId: string;
  readonly message: string;
}

type AssistantRefusal = 'NOT_FOUND' | 'ASSISTANT_UNAVAILABLE';

export interface Assistant {
  /**
   * Passes on the question and awaits the reply. NOT_FOUND if no agent is configured (contract: sendAssistantMessage).
   */
  ask(
    question: Question,
    signal?: AbortSignal,
  ): Promise<Result<{ readonly reply: string }, AssistantRefusal>>;
}

/** The address for questions, and the signing secret; null: unsigned. */
interface AssistantWebhook {
  readonly url: string;
  readonly secret: string | null;
}

interface AssistantOptions {
  readonly webhook: AssistantWebhook | null;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly log: Pick<Log, 'warn'>;
  readonly calls?: OutgoingCalls;
  /** How long the agent may take. */
  readonly answerMaxMs?: number;
}

const answerMaxBytes = 256 * 1024;

export function createAssistant({
  webhook,
  clock,
  ids,
  log,
  calls = unmeasuredCalls,
  answerMaxMs = 60_000,
}: AssistantOptions): Assistant {
  return {
    async ask({ sessionId, message }, signal) {
      if (webhook === null) return refuse('NOT_FOUND');
      const body = JSON.stringify({ sessionId, message });
      const sent = { id: ids.newId(), sentAt: clock.now(), body };
      const limit = AbortSignal.timeout(answerMaxMs);
      try {
        const request = new Request(webhook.url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/plain',
            ...(webhook.secret === null ? {} : signatureHeaders(webhook.secret, sent)),
          },
          body,
          // The address is configured; a redirect would lead elsewhere.
          redirect: 'error',
          signal: signal ? AbortSignal.any([limit, signal]) : limit,
        });
        const { response, reply } = await calls.measured(
          'assistant',
          () => answerTo(request),
          (answer) => (answer.reply === null ? 'failed' : 'done'),
        );
        if (reply !== null) return ok({ reply });
        log.warn({ status: response.status }, 'the assistant answered in a way we do not understand');
      } catch (error) {
        // Every failure of the external server is a refusal here, with details in the log.
        log.warn({ err: error }, 'the assistant did not answer');
      }
      return refuse('ASSISTANT_UNAVAILABLE');
    },
  };
}

/** The agent's reply; none if the response is too long, or of an unknown form. */
async function answerTo(request: Request) {
  const response = await fetch(request);
  const answer = await readAtMost(response, answerMaxBytes);
  const isReadable = response.ok && answer !== null;
  return {
    response,
    reply: isReadable ? replyOf(response.headers.get('content-type') ?? '', answer) : null,
  };
}

/** The text of a response, or null if it is too long: then the remainder is not read. */
async function readAtMost(response: Response, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  const reader = response.body?.getReader();
  for (let lengthBytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    lengthBytes += value.byteLength;
    if (lengthBytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}
