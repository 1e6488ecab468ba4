import type { ListKind } from '../understanding/fields.ts';
import type { Understood } from '../understanding/list.ts';
import type { Offer } from '../understanding/offer.ts';
import type { Piece } from './job.ts';

interface ListJson {
  add(offer: Offer): void;
  end(understood: Understood): void;
}

const pieceLength = 64 * 1024;
const listNames: Readonly<Record<ListKind, string>> = { inventory: 'products', services: 'services' };

/**
 * Writes the answer's JSON offer by offer, in pieces: a long list is never in memory, neither as objects nor as text.
 */
export function listJson(kind: ListKind, write: (piece: Piece) => void): ListJson {
  const encoder = new TextEncoder();
  // A character has at most three bytes in UTF-8; each piece is written here first, and copied with its real length.
  let scratch = new Uint8Array(3 * pieceLength);
  let before = `{"${listNames[kind]}":[`;
  let waiting = '';
  const flush = (text: string) => {
    if (3 * text.length > scratch.length) scratch = new Uint8Array(3 * text.length);
    write(scratch.slice(0, encoder.encodeInto(text, scratch).written));
  };
  return {
    add(offer) {
      waiting += before + JSON.stringify(offer);
      before = ',';
      if (waiting.length < pieceLength) return;
      flush(waiting);
      waiting = '';
    },
    end(understood) {
      flush(`${waiting}${before === ',' ? '' : before}],"understood":${JSON.stringify(understood)}}`);
    },
  };
}
