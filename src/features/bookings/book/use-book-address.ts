import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { stepOf, type BookingEvent } from '../../../machines/booking/index.ts';
import { addressOf, stepIn } from './book-address.ts';
import type { BookingSnapshot } from './book.types.ts';

/** Marks history entries made by the flow; any other entry starts a new booking. */
const ownEntry = { bookingStep: true } as const;

export const isOwnEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'bookingStep' in state;

/** Whether the data that an address names is still loading: the current step is not the one it leads to. */
export const isLookingUp = (snapshot: BookingSnapshot): boolean =>
  snapshot.matches({ service: 'loading' }) || snapshot.matches({ slot: 'checking' });

/** Keeps the address and the step in sync, also when the browser goes back or forward. */
export function useBookAddress(snapshot: BookingSnapshot, send: (event: BookingEvent) => void): void {
  const { pathname, search, key } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const step = stepOf(snapshot);
  const { draft, bookingId } = snapshot.context;
  const here = step === null ? null : addressOf(step, draft, bookingId);
  const before = useRef<string | null>(null);
  const isPassing = isLookingUp(snapshot);

  const show = useEffectEvent((address: string, replace: boolean) => {
    if (address === `${pathname}${search}`) return;
    void navigate(address, { replace, state: ownEntry, preventScrollReset: step === before.current });
  });
  useEffect(() => {
    // On arrival, steps that are only passed through leave no history entry, so that Back leads to the previous page.
    if (here === null || (isPassing && before.current === null)) return;
    // Within a step and on arrival the history entry is replaced.
    show(here, before.current === null || before.current === step);
    before.current = step;
  }, [here, isPassing, step]);

  const seen = useRef(key);
  const follow = useEffectEvent(() => {
    if (here === null || navigationType !== NavigationType.Pop) return;
    const wanted = stepIn(pathname, new URLSearchParams(search));
    if (wanted !== null && wanted !== step && bookingId === null) send({ type: 'STEP.OPENED', step: wanted });
    else show(here, true);
  });
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    follow();
  }, [key]);
}
