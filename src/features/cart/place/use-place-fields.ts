import { useCallback, useRef, useState } from 'react';
import type { CartDetailsChange } from '../../../api/index.ts';
import { isBrought } from '../../../lib/delivery-place.ts';
import type { CartDetails } from '../cart.types.ts';
import { thrownText } from '../../server-data/index.ts';
import { earliestTooLate } from './latest-day.ts';
import { blockerOf } from './place-blocker.ts';
import {
  changeOf,
  placeFields,
  problemsOf,
  savedWith,
  valuesOf,
  type PlaceField,
  type PlaceUse,
  type PlaceValues,
  type PlaceMessages,
} from './place-values.ts';

export type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void };

/** The panel of a field: delivery or buyer. */
type Card = 'place' | 'buyer';

const cardOf = (field: PlaceField): Card =>
  field === 'poNumber' || field === 'costCentre' ? 'buyer' : 'place';

const berthAsked = 'Enter the berth or marina, or say that you don’t know it yet.';

interface PlaceFieldsInput {
  /** Null until the cart has loaded. */
  readonly details: CartDetails | null;
  readonly use: PlaceUse;
  /** The server's refusals of the saved details. */
  readonly refused: PlaceMessages;
  readonly onChange: (change: CartDetailsChange) => Promise<void>;
}

/** Opens the section around a field, since a hidden field cannot be focused. */
function unfoldAround(target: Element): void {
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}

/**
 * The fields of the delivery details: typed text stays until the server has saved it, and is sent when the user leaves
 * a field. Missing fields are reported when the user tries to pay without them.
 */
export function usePlaceFields({ details, use, refused, onChange }: PlaceFieldsInput) {
  const [now] = useState(() => new Date());
  const [typed, setTyped] = useState<Partial<PlaceValues>>({});
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [savedCard, setSavedCard] = useState<Card>('place');
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const stored = valuesOf(details);
  const values: PlaceValues = { ...stored, ...typed };
  const yachtId = details?.yachtId ?? null;
  // The port for which the user has said that the berth is unknown.
  const [berthlessPort, setBerthlessPort] = useState<string | null>(null);
  const asksBerth =
    use.kinds.includes('berth') && yachtId !== null && values.port !== '' && values.berth.trim() === '';
  const isBerthUnknown = asksBerth && berthlessPort === values.port;
  const { missing: required, wrong } = problemsOf(values, yachtId, use, now);
  const missing: PlaceMessages = asksBerth && !isBerthUnknown ? { ...required, berth: berthAsked } : required;
  const isUnsaved =
    state.kind === 'failed' && placeFields.some((field) => values[field].trim() !== stored[field]);
  const blocker = blockerOf({ missing, wrong, hasYacht: yachtId !== null, isUnsaved });

  const send = async (change: CartDetailsChange, sent: Partial<PlaceValues>, card: Card = 'place') => {
    setSavedCard(card);
    setState({ kind: 'saving' });
    try {
      await onChange(change);
    } catch (error) {
      setState({
        kind: 'failed',
        message: thrownText(error, 'typed'),
        onRetry: () => void send(change, sent, card),
      });
      return;
    }
    // Text typed meanwhile was not sent.
    setTyped((before) =>
      Object.fromEntries(
        // Both objects have the same keys.
        Object.entries(before).filter(([field, text]) => sent[field as PlaceField] !== text),
      ),
    );
    setState({ kind: 'saved' });
  };

  /** Sends the field that is left, with fields that belong together; unchanged and invalid fields are not sent. */
  const leave = (field: PlaceField, after: PlaceValues = values) => {
    const fields = savedWith(field).filter((each) => after[each].trim() !== stored[each]);
    const found = problemsOf(after, yachtId, use, now).wrong;
    if (fields.length === 0 || savedWith(field).some((each) => found[each])) return;
    const change = Object.assign(
      {},
      ...fields.map((each) => changeOf(each, after[each])),
    ) as CartDetailsChange; // Object.assign with many arguments is not typed.
    void send(change, Object.fromEntries(fields.map((each) => [each, after[each]])), cardOf(field));
  };

  /** Focuses the first of these fields, or the form. */
  const focus = useCallback((fields: readonly string[]) => {
    const first = placeFields.find((field) => fields.includes(field));
    const target = form.current?.querySelector<HTMLElement>(
      first ? `[name="${first}"]` : 'button, input, select',
    );
    if (!target) return;
    unfoldAround(target);
    target.focus();
  }, []);

  return {
    form,
    values,
    /** The state of the last save in this panel; idle if it was in the other one. */
    stateIn: (card: Card): SaveState => (card === savedCard ? state : { kind: 'idle' }),
    blocker,
    focus,
    isMissing: Object.keys(missing).length > 0,
    isCollected: use.kinds.includes('collection') && !isBrought(use.kinds) && !use.awaitsPort,
    /**
     * Something is delivered to the yacht’s berth, which is missing: the form asks for it, and "not known yet" is a valid
     * answer.
     */
    asksBerth,
    isBerthUnknown,
    sayBerthUnknown: (isUnknown: boolean) => setBerthlessPort(isUnknown ? values.port : null),
    /** The suppliers whose chosen delivery comes after the latest useful date at the earliest, each with that day. */
    late: use.deliveries.flatMap((delivery) => {
      const day = earliestTooLate(delivery, values.latestUsefulOn, now);
      return day === null ? [] : [{ supplier: delivery.supplier, day }];
    }),
    /** Something is delivered to the berth itself. */
    comesToBerth: use.kinds.includes('berth'),
    problems: { ...refused, ...(isTried && missing), ...wrong } satisfies PlaceMessages,
    /** Shows what prevents paying at its field, and focuses it. */
    showBlocker: () => {
      setIsTried(true);
      focus(Object.keys({ ...missing, ...wrong }));
    },
    type: (field: PlaceField, text: string) => setTyped((all) => ({ ...all, [field]: text })),
    leave,
    /** Sends a choice at once. */
    choose: (field: PlaceField, text: string) => {
      setTyped((all) => ({ ...all, [field]: text }));
      leave(field, { ...values, [field]: text });
    },
    /** A berth belongs to its port: another port comes with its saved berth or none. */
    choosePort: (port: string, berth: string) => {
      setTyped((all) => ({ ...all, port, berth }));
      void send({ port: port || null, berth: berth || null }, { port, berth });
    },
    send: (change: CartDetailsChange) => send(change, {}),
    /** Discards typed text that other data replaces. */
    forget: (fields: readonly PlaceField[]) =>
      setTyped((all) =>
        Object.fromEntries(Object.entries(all).filter(([field]) => !fields.some((each) => each === field))),
      ),
  };
}

export type PlaceFields = ReturnType<typeof usePlaceFields>;
