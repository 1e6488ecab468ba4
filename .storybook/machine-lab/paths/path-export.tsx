import { ClipboardList, Download, Link2, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { pathsAsMarkdown } from '../../../src/statecharts/explore/paths-as-markdown.ts';
import type { DescribedPath } from '../../../src/statecharts/explore/described-path.types.ts';
import { Button, saveFile } from '../../../src/ui/index.ts';
import { copyText } from '../../../src/browser/copy-text.ts';
import styles from './paths.module.css';

interface Props {
  readonly title: string;
  /** The selected path. */
  readonly chosen: DescribedPath | null;
  /** All listed paths. */
  readonly listed: readonly DescribedPath[];
  /** The filter as text. */
  readonly filter: string;
  /** The address of what is shown. */
  readonly address: () => string;
}

const notCopied = 'Nothing was copied: your browser won’t let this page.';

/** Exports paths as checklists for manual testing, and the page's address. */
export function PathExport({ title, chosen, listed, filter, address }: Props) {
  const [done, setDone] = useState('');
  const copy = async (text: string, label: string) => setDone((await copyText(text)) ? label : notCopied);
  const download = () => {
    const name = `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-paths.md`;
    saveFile(name, pathsAsMarkdown(title, listed, filter), 'text/markdown');
    setDone(`${name} has ${listed.length} ${listed.length === 1 ? 'path' : 'paths'}.`);
  };
  const button = { size: '1', variant: 'surface', color: 'gray' } as const;
  return (
    <>
      <Button
        {...button}
        disabled={!chosen}
        onClick={() => chosen && void copy(pathsAsMarkdown(title, [chosen]), 'The checklist is copied.')}
      >
        <ListChecks size={14} aria-hidden />
        Copy checklist
      </Button>
      <Button
        {...button}
        disabled={listed.length === 0}
        onClick={() =>
          void copy(pathsAsMarkdown(title, listed, filter), `${listed.length} checklists are copied.`)
        }
      >
        <ClipboardList size={14} aria-hidden />
        Copy all listed
      </Button>
      <Button {...button} disabled={listed.length === 0} onClick={download}>
        <Download size={14} aria-hidden />
        Download all listed
      </Button>
      <Button {...button} onClick={() => void copy(address(), 'The link is copied.')}>
        <Link2 size={14} aria-hidden />
        Copy link
      </Button>
      <span role="status" className={styles.done}>
        {done}
      </span>
    </>
  );
}
