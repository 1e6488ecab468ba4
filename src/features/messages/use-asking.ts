import { useState } from 'react';
import { flushSync } from 'react-dom';

/** The element id of the messages about a sale. */
export const messagesId = (saleId: string): string => `messages-${saleId}`;

/** Lets other parts of the page open and focus the field of a `MessagesPanel`. */
export function useAsking() {
  const [asked, setAsked] = useState<string | null>(null);
  return {
    /** The sale whose field was opened last. */
    asked,
    ask: (saleId: string) => {
      // The field only exists after this render.
      flushSync(() => setAsked(saleId));
      document.getElementById(messagesId(saleId))?.querySelector('textarea')?.focus();
    },
  };
}
