import { useState } from 'react';
import type { CartDetailsChange } from '../../../api/index.ts';
import type { CartDetails } from '../cart.types.ts';
import { failureWords } from '../failure-words.ts';
import {
  changeOf,
  dayText,
  problemsOf,
  savedWith,
  valuesOf,
  type PlaceField,
  type PlaceValues,
} from './place-values.ts';

export type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void };

/** The fields of where it goes: what is typed stays until the server has it, and is sent as one leaves a field. */
export function usePlaceFields(
  details: CartDetails,
  onChange: (change: CartDetailsChange) => Promise<void>,
  today = dayText(new Date()),
) {
  const [typed, setTyped] = useState<Partial<PlaceValues>>({});
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const stored = valuesOf(details);
  const values: PlaceValues = { ...stored, ...typed };
  const problems = problemsOf(values, today);

  const send = async (change: CartDetailsChange, sent: Partial<PlaceValues>) => {
    setState({ kind: 'saving' });
    try {
      await onChange(change);
    } catch (error) {
      setState({ kind: 'failed', message: failureWords(error), onRetry: () => void send(change, sent) });
      return;
    }
    // What was typed on meanwhile is not what was sent.
    setTyped((now) =>
      Object.fromEntries(
        // Both come from the same keys.
        Object.entries(now).filter(([field, text]) => sent[field as PlaceField] !== text),
      ),
    );
    setState({ kind: 'saved' });
  };

  /** Sends a field that one leaves, and what is only right with it; what was not touched, or is not right, is not sent. */
  const leave = (field: PlaceField, now: PlaceValues = values) => {
    const fields = savedWith(field).filter((each) => now[each].trim() !== stored[each]);
    const found = problemsOf(now, today);
    if (fields.length === 0 || savedWith(field).some((each) => found[each])) return;
    const change = Object.assign({}, ...fields.map((each) => changeOf(each, now[each]))) as CartDetailsChange; // What Object.assign makes of many is not typed.
    void send(change, Object.fromEntries(fields.map((each) => [each, now[each]])));
  };

  return {
    values,
    problems,
    state,
    type: (field: PlaceField, text: string) => setTyped((all) => ({ ...all, [field]: text })),
    leave,
    /** A choice is sent at once. */
    choose: (field: PlaceField, text: string) => {
      setTyped((all) => ({ ...all, [field]: text }));
      leave(field, { ...values, [field]: text });
    },
    send: (change: CartDetailsChange) => send(change, {}),
    /** What was typed there gives way to what comes from elsewhere. */
    forget: (fields: readonly PlaceField[]) =>
      setTyped((all) =>
        Object.fromEntries(Object.entries(all).filter(([field]) => !fields.some((each) => each === field))),
      ),
  };
}
