import { useState } from 'react';
import { dataOf } from '../../../api/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import type { CheckedPart } from './checked-parts.ts';
import type { PartLine } from './part-lines.ts';

/** The maximum in the contract (PartSearch). */
const askedAtOnce = 1000;

/** Looks up pasted lines, a thousand at a time; `done` counts the lines looked up. */
export function useCheckParts(onChecked: (parts: readonly CheckedPart[]) => void) {
  const [done, setDone] = useState(0);
  const checking = useApiMutation({
    send: async ({ client, signal }, lines: readonly PartLine[]) => {
      const parts: CheckedPart[] = [];
      setDone(0);
      for (let from = 0; from < lines.length; from += askedAtOnce) {
        const asked = lines.slice(from, from + askedAtOnce);
        const partNumbers = asked.map(({ partNumber }) => partNumber);
        const { items } = await dataOf(client.POST('/parts/search', { body: { partNumbers }, signal }));
        // The answers are in the order of the request.
        parts.push(...asked.map((line, index) => ({ ...line, offers: items[index]?.offers ?? [] })));
        setDone(parts.length);
      }
      return parts;
    },
    onDone: onChecked,
  });
  return { checking, done };
}
