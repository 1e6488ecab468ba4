import { Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../src/ui/index.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { copyText } from '../../../src/browser/copy-text.ts';
import { compareAddress } from './compare-address.ts';
import type { Comparison, Version } from './compare.types.ts';
import { differencesText } from './differences-text.ts';
import styles from './compare.module.css';

interface Props {
  readonly flow: ShownFlow;
  readonly before: Version;
  readonly after: Version;
  readonly comparison: Comparison;
}

const isFile = ({ id }: Version): boolean => id.startsWith('file-');

/** Exports the comparison: as text, or as an address. */
export function CompareActions({ flow, before, after, comparison }: Props) {
  const [reported, setReported] = useState<{ readonly text: string; readonly of: Comparison } | null>(null);
  const copy = async (text: string, label: string) =>
    setReported({
      text: (await copyText(text)) ? label : 'Your browser won’t let this page copy.',
      of: comparison,
    });
  const copyLink = () =>
    isFile(before) || isFile(after)
      ? setReported({ text: 'A file has no address: only kept versions can be linked to.', of: comparison })
      : void copy(
          compareAddress({ flow: flow.id, before: before.id, after: after.id }),
          'The link is copied.',
        );
  return (
    <>
      <Button size="1" variant="surface" color="gray" onClick={copyLink}>
        <Link2 size={14} aria-hidden />
        Copy link
      </Button>
      <Button
        size="1"
        variant="surface"
        color="gray"
        onClick={() =>
          void copy(
            differencesText(flow.title, before, after, comparison.differences),
            'The differences are copied as Markdown.',
          )
        }
      >
        <Copy size={14} aria-hidden />
        Copy as Markdown
      </Button>
      <span role="status" className={styles.status}>
        {reported?.of === comparison ? reported.text : null}
      </span>
    </>
  );
}
