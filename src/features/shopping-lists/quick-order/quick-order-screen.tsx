import { useState, type ReactNode } from 'react';
import { dataOf } from '../../../api/index.ts';
import { Page } from '../../../ui/index.ts';
import { useFillCart } from '../filling/use-fill-cart.tsx';
import type { CheckedPart } from './checked-parts.ts';
import type { UnreadLine } from './part-lines.ts';
import { PartsPreview } from './parts-preview.tsx';
import { PasteForm } from './paste-form.tsx';
import { useCheckParts } from './use-check-parts.ts';

/** Looks up pasted part numbers and adds them to the cart. `tabs` links to the other tabs. */
export function QuickOrderScreen({ tabs }: { readonly tabs: ReactNode }) {
  const [text, setText] = useState('');
  const [unread, setUnread] = useState<readonly UnreadLine[]>([]);
  // Null while the part numbers are being typed.
  const [parts, setParts] = useState<readonly CheckedPart[] | null>(null);
  const { checking, done } = useCheckParts(setParts);
  const { isBusy, fill, report } = useFillCart();
  return (
    <Page title="Quick order" lead="Paste part numbers, check today’s prices, and add them to your cart.">
      {tabs}
      {parts === null ? (
        <PasteForm
          text={text}
          checking={checking}
          done={done}
          onCheck={(typed, read) => {
            setText(typed);
            setUnread(read.unread);
            if (read.lines.length === 0) setParts([]);
            else void checking.run(read.lines);
          }}
        />
      ) : (
        <PartsPreview
          parts={parts}
          unread={unread}
          isAdding={isBusy}
          onAdd={(lines) =>
            fill(({ client, signal }) => dataOf(client.POST('/carts/fill', { body: { lines }, signal })))
          }
          onAdded={(added) => setParts(parts.filter((part) => !added.includes(part)))}
          onEdit={() => setParts(null)}
        />
      )}
      {report}
    </Page>
  );
}
