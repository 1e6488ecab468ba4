import { FileText, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ChosenFile } from '../../../machines/import/index.ts';
import type { OnboardingFailure, PaperKind, Vendor } from '../../../machines/onboarding/index.ts';
import {
  BusyButton,
  ConfirmDialog,
  IconButton,
  Notice,
  Panel,
  ProgressBar,
  SelectField,
} from '../../../ui/index.ts';
import { failureWords } from '../failure-words.ts';
import styles from './company.module.css';

/** contract: uploadVendorPaper */
const MAX_PAPER_BYTES = 10_485_760;
const PAPER_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

const kinds: readonly { value: PaperKind; label: string }[] = [
  { value: 'registration', label: 'Extract of the register' },
  { value: 'insurance', label: 'Liability insurance' },
  { value: 'tax', label: 'Tax certificate' },
  { value: 'other', label: 'Another paper' },
];
const kindLabel = (kind: PaperKind): string => kinds.find(({ value }) => value === kind)?.label ?? kind;

const size = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const sizeWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${size.format(Math.max(1, Math.round(bytes / 1_000)))} kB`
    : `${size.format(bytes / 1_000_000)} MB`;

/** What is surely refused is not sent: bytes are dear at sea. */
function problemOf(file: File): string | null {
  if (file.size === 0) return `“${file.name}” is empty. Please choose another.`;
  if (file.size > MAX_PAPER_BYTES) return `“${file.name}” is larger than 10 MB. Please choose a smaller one.`;
  if (file.type !== '' && !PAPER_TYPES.includes(file.type))
    return `“${file.name}” is none that we can take. PDF, JPEG, PNG and WebP work.`;
  return null;
}

interface PapersProps {
  papers: Vendor['papers'];
  /** What is under way with the papers; `null` when nothing is. */
  doing: 'adding' | 'removing' | null;
  /** Something else is under way. */
  disabled: boolean;
  failure: OnboardingFailure | null;
  shelve: (file: File) => ChosenFile;
  onChoose: (file: ChosenFile, kind: PaperKind) => void;
  onRemove: (paperId: string) => void;
  onCancel: () => void;
}

/** The papers that prove the company: each with its kind, chosen, listed, removed. */
export function Papers({
  papers,
  doing,
  disabled,
  failure,
  shelve,
  onChoose,
  onRemove,
  onCancel,
}: PapersProps) {
  const [kind, setKind] = useState<PaperKind>('registration');
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Vendor['papers'][number] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const idle = doing === null && !disabled;

  const take = (file: File | undefined) => {
    if (!file || !idle) return;
    const found = problemOf(file);
    setProblem(found);
    if (!found) onChoose(shelve(file), kind);
  };
  const words = problem ?? (failure ? failureWords(failure) : null);

  return (
    <Panel
      title="Papers"
      description="They speed the approval up: an extract of the register, your insurance. They are kept at once, and seen by you and the administrators alone."
    >
      <div className={styles.papers}>
        {papers.length > 0 ? (
          <ul className={styles.list} aria-label="Papers sent">
            {papers.map((paper) => (
              <li key={paper.id} className={styles.paper}>
                <FileText size={20} aria-hidden />
                <span className={styles.paperWords}>
                  <span className={styles.paperName}>{paper.fileName}</span>
                  <span className={styles.paperKind}>
                    {kindLabel(paper.kind)} · {sizeWords(paper.sizeBytes)}
                  </span>
                </span>
                <IconButton
                  type="button"
                  variant="ghost"
                  color="gray"
                  aria-label={`Remove ${paper.fileName}`}
                  onClick={() => setAsked(paper)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.quiet}>No papers yet.</p>
        )}
        {words ? (
          <Notice live tone="error" title="The paper was not taken">
            {words}
          </Notice>
        ) : null}
        {doing ? (
          <ProgressBar
            label={doing === 'adding' ? 'Sending the paper' : 'Removing the paper'}
            done={0}
            onCancel={onCancel}
          />
        ) : null}
        <div className={styles.add}>
          <SelectField
            label="Kind of paper"
            value={kind}
            options={kinds}
            // The options are exactly these kinds.
            onChange={(event) => setKind(event.currentTarget.value as PaperKind)}
          />
          <BusyButton
            ref={add}
            size="3"
            variant="surface"
            color="gray"
            highContrast
            busy={doing !== null}
            onClick={() => {
              if (idle) input.current?.click();
            }}
          >
            <Upload size={16} aria-hidden />
            Add a paper
          </BusyButton>
          <input
            ref={input}
            type="file"
            className={styles.file}
            tabIndex={-1}
            aria-label="Paper"
            accept={PAPER_TYPES.join(',')}
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              // The same file again must count as a new choice, for example after a failure.
              event.currentTarget.value = '';
            }}
          />
        </div>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={`Remove ${asked?.fileName ?? 'this paper'}?`}
        returnFocusTo={() => add.current}
        confirm="Remove paper"
        destructive
        onConfirm={() => {
          setProblem(null);
          if (asked && idle) onRemove(asked.id);
          setAsked(null);
        }}
      >
        You can add it again at any time.
      </ConfirmDialog>
    </Panel>
  );
}
