import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { answer } from '../../../api/index.ts';
import { useIsInteractive } from '../../../ui/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { head as comingSoonHead } from './coming-soon-head.ts';
import { ComingSoonView, type NewsValues } from './coming-soon-view.tsx';

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? comingSoonHead : undefined;

/** `/coming-soon` (docs/product.md, "Standalone"). */
export function Component() {
  const { hash } = useLocation();
  const isInteractive = useIsInteractive();
  // The server never receives a fragment.
  const token = isInteractive ? (/^#news=([\w-]{20,100})$/.exec(hash)?.[1] ?? null) : null;
  const [asked, setAsked] = useState<string | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const asking = useApiMutation({
    send: ({ client, signal }, { email, website }: NewsValues) =>
      answer(
        client.POST('/contact/news', {
          body: { email: email.trim(), ...(website !== '' && { website }) },
          signal,
        }),
      ),
    onDone: ({ message }) => setAsked(message),
  });
  const answering = useApiMutation({
    send: ({ client, signal }, wanted: boolean) =>
      answer(client.POST('/contact/news/answer', { body: { token: token ?? '', wanted }, signal })),
    onDone: ({ message }) => setAnswered(message),
  });
  return (
    <ComingSoonView
      submission={asking}
      answered={asked}
      link={token === null ? null : { submission: answering, answered }}
    />
  );
}
