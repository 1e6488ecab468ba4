import { createStore } from '@xstate/store';

/** Whether the visitor consents to GA4. Nothing is loaded before 'granted'. */
type ConsentChoice = 'unasked' | 'granted' | 'refused';

/** The storage key of the choice, in addition to those of docs/requirements.md §9. */
const consentKey = 'analyticsConsent';

const read = (storage: Pick<Storage, 'getItem'> | null): ConsentChoice => {
  const stored = storage?.getItem(consentKey);
  return stored === 'granted' || stored === 'refused' ? stored : 'unasked';
};

/** One per page. The view that asks for consent subscribes to `store`; the functions change and store the choice. */
export const createConsent = (storage: Pick<Storage, 'getItem' | 'setItem'> | null) => {
  const store = createStore({
    context: { choice: read(storage) },
    on: {
      decided: (_context, event: { choice: ConsentChoice }) => ({ choice: event.choice }),
    },
  });
  const decide = (choice: 'granted' | 'refused') => () => {
    storage?.setItem(consentKey, choice);
    store.trigger.decided({ choice });
  };
  return { store, grant: decide('granted'), refuse: decide('refused') };
};

export type Consent = ReturnType<typeof createConsent>;
