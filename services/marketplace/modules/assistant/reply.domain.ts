const replyKeys = ['reply', 'output', 'message', 'text'] as const;
const replyMaxLength = 20_000;

const asReply = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const reply = value.trim();
  return reply === '' ? null : reply.slice(0, replyMaxLength);
};

/**
 * The text of an agent's response, or null: `{reply}`, `{output}`, `{message}`, `{text}` (alone or as the only entry
 * of a list, as workflow tools send it) or plain text. An HTML page is an error page, whatever its status.
 */
export function replyOf(contentType: string, body: string): string | null {
  if (/\bhtml\b/i.test(contentType)) return null;
  if (!/\bjson\b/i.test(contentType)) return looksLikeJson(body) ? fromJson(body) : asReply(body);
  return fromJson(body);
}

const looksLikeJson = (body: string) => /^\s*[[{]/.test(body);

function fromJson(body: string): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (error) {
    // Invalid JSON means that the response is not understood.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const only: unknown = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer;
  if (typeof only === 'string') return asReply(only);
  if (typeof only !== 'object' || only === null) return null;
  for (const key of replyKeys) {
    const reply = asReply(Reflect.get(only, key));
    if (reply !== null) return reply;
  }
  return null;
}
