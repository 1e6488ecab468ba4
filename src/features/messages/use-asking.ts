import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Of the part of a page that holds the messages about a sale. */
export const messagesId = (saleId: string): string => `messages-${saleId}`;

/** Lets another part of the page ask for the field of a `MessagesPanel`: it opens, and takes the focus. */
export function useAsking() {
  const [asked, setAsked] = useState<string | null>(null);
  return {
    /** The sale whose field was asked for last. */
    asked,
    ask: (saleId: string) => {
      // The field is there only after this.
      flushSync(() => setAsked(saleId));
      document.getElementById(messagesId(saleId))?.querySelector('textarea')?.focus();
    },
  };
}
