import type { ListKind } from '../understanding/fields.ts';
import type { Understood } from '../understanding/list.ts';
import type { Offer } from '../understanding/offer.ts';

export interface ListJson {
  add(offer: Offer): void;
  /** The whole answer, in pieces. */
  end(understood: Understood): Uint8Array<ArrayBuffer>[];
}

const pieceOffers = 500;

/** Writes the answer's JSON as the offers come, so that a long list is never held as objects. */
export function listJson(kind: ListKind): ListJson {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let waiting: string[] = [];
  let isFirst = true;
  const flush = (before: string) => {
    pieces.push(encoder.encode(before + waiting.join(',')));
    waiting = [];
  };
  const opening = () => {
    const text = isFirst ? `{"${kind === 'inventory' ? 'products' : 'services'}":[` : ',';
    isFirst = false;
    return text;
  };
  return {
    add(offer) {
      waiting.push(JSON.stringify(offer));
      if (waiting.length === pieceOffers) flush(opening());
    },
    end(understood) {
      if (waiting.length > 0 || isFirst) flush(opening());
      pieces.push(encoder.encode(`],"understood":${JSON.stringify(understood)}}`));
      return pieces;
    },
  };
}
