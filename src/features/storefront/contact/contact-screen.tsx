import { useState } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { answer } from '../../../api/index.ts';
import { contactTopicLabels, type ContactTopic } from '../../../lib/contact-topics.ts';
import { useIsInteractive } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import { PublicServerData, useApiMutation } from '../../server-data/index.ts';
import type { loader } from './contact-data.ts';
import { head as contactHead } from './contact-head.ts';
import { ContactView, type ContactValues } from './contact-view.tsx';

export { loader } from './contact-data.ts';

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? contactHead : undefined;

const isTopic = (text: string): text is ContactTopic => Object.hasOwn(contactTopicLabels, text);

/** The default values in a link to this page: `?topic=selling`, `?about=Q-10001`. */
function askedIn(search: string): Pick<ContactValues, 'topic' | 'orderNumber'> {
  const params = new URLSearchParams(search);
  const topic = params.get('topic') ?? '';
  return { topic: isTopic(topic) ? topic : '', orderNumber: params.get('about')?.slice(0, 40) ?? '' };
}

/** `/contact-us` (docs/product.md, "Public"). */
export function Component() {
  return (
    <PublicServerData>
      <ContactPage />
    </PublicServerData>
  );
}

function ContactPage() {
  const { form, vendor } = useLoaderData<typeof loader>();
  const { search, hash } = useLocation();
  const { revalidate } = useRevalidator();
  const { user } = useAuth();
  const isInteractive = useIsInteractive();
  // The server never receives a fragment.
  const reply = isInteractive ? (/^#reply=([\w.-]+)$/.exec(hash)?.[1] ?? null) : null;
  const [sentNumber, setSentNumber] = useState<string | null>(null);
  const submission = useApiMutation({
    send: ({ client, signal }, { topic, name, email, orderNumber, message, website }: ContactValues) =>
      answer(
        client.POST('/contact/messages', {
          body: {
            topic: topic === '' ? 'other' : topic,
            name: name.trim(),
            email: email.trim(),
            message: message.trim(),
            form: form ?? '',
            ...(orderNumber.trim() !== '' && { orderNumber: orderNumber.trim() }),
            ...(vendor !== null && { vendorId: vendor.id }),
            ...(reply !== null && { reply }),
            ...(website !== '' && { website }),
          },
          signal,
        }),
      ),
    onDone: ({ data }) => setSentNumber(data.number),
  });
  return (
    <ContactView
      person={isInteractive && user ? { name: user.name, email: user.email } : null}
      asked={askedIn(search)}
      isReply={reply !== null}
      vendorName={vendor?.name ?? null}
      submission={submission}
      sentNumber={sentNumber}
      onAgain={() => {
        setSentNumber(null);
        submission.clear();
        // The next message needs a new form token.
        void revalidate();
      }}
    />
  );
}
