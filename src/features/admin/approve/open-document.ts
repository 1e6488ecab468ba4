import { answer, type Api } from '../../../api/index.ts';
import type { VendorDocument } from './application.types.ts';

/** Fetches a document's file, which needs the session, so that a plain link would not work. */
export async function fetchDocument({ client }: Api, { id, mediaType }: VendorDocument): Promise<Blob> {
  const params = { path: { paperId: id } };
  const file = await answer(client.GET('/vendor/papers/{paperId}', { params, parseAs: 'arrayBuffer' }));
  // The media type that the server detected, even if a proxy changed the answer's.
  return new Blob([file], { type: mediaType }); // The client returns a Blob, whatever the contract's types are.
}

/** Saves a file in the browser. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
