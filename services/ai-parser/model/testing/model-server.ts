import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string };
  };
}

/** The model's reply; `hang` never replies. */
export type ModelReply = { readonly content: string } | { readonly status: number } | 'hang';

/** A real HTTP server with the protocol of OpenAI's chat completions; `reply` provides the model's replies. */
export async function modelServer(reply: (asked: Asked) => ModelReply) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // The SDK's requests have this form; a test notices any other.
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
      const question = { authorization: request.headers.authorization, body };
      asked.push(question);
      const findings = reply(question);
      if (findings === 'hang') return;
      const status = 'status' in findings ? findings.status : 200;
      const answer =
        'status' in findings
          ? { error: { message: 'no', type: 'server_error' } }
          : {
              id: 'chatcmpl-1',
              object: 'chat.completion',
              created: 1,
              model: body.model,
              choices: [
                {
                  index: 0,
                  finish_reason: 'stop',
                  message: { role: 'assistant', content: findings.content },
                },
              ],
              usage: { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 },
            };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}/v1`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The model's answer as the SDK expects it. */
export const answers = (findings: readonly { place: number; text: string | null }[]): ModelReply => ({
  content: JSON.stringify({ answers: findings }),
});
