import { answer, type Api } from '../../../api/index.ts';
import type { Paper } from './application.types.ts';

/** The paper's file. It needs the session, so that a plain link would not reach it. */
export async function fetchPaper({ client }: Api, { id, mediaType }: Paper): Promise<Blob> {
  const params = { path: { paperId: id } };
  const file = await answer(client.GET('/vendor/papers/{paperId}', { params, parseAs: 'arrayBuffer' }));
  // Of the kind that the server found in it, whatever a proxy on the way has made of the answer.
  return new Blob([file], { type: mediaType }); // Read as one, whatever the contract's types say.
}

/** Hands the browser a file to keep. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
