import { FileText, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ChosenFile } from '../../../machines/import/index.ts';
import type { OnboardingFailure, VendorDocumentKind, Vendor } from '../../../machines/onboarding/index.ts';
import {
  BusyButton,
  ConfirmDialog,
  IconButton,
  Notice,
  Panel,
  ProgressBar,
  SelectField,
  useFileInput,
} from '../../../ui/index.ts';
import { failureText } from '../failure-texts.ts';
import styles from './company.module.css';

/** contract: uploadVendorPaper */
const MAX_PAPER_BYTES = 10_485_760;
const PAPER_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

const kinds: readonly { value: VendorDocumentKind; label: string }[] = [
  { value: 'registration', label: 'Register extract' },
  { value: 'insurance', label: 'Liability insurance' },
  { value: 'tax', label: 'Tax certificate' },
  { value: 'other', label: 'Another document' },
];
const kindLabel = (kind: VendorDocumentKind): string =>
  kinds.find(({ value }) => value === kind)?.label ?? kind;

const size = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${size.format(Math.max(1, Math.round(bytes / 1_000)))} kB`
    : `${size.format(bytes / 1_000_000)} MB`;

/** What the server would certainly refuse is not sent, since data is expensive at sea. */
function problemOf(file: File): string | null {
  if (file.size === 0) return `“${file.name}” is empty. Choose another file.`;
  if (file.size > MAX_PAPER_BYTES) return `“${file.name}” is larger than 10 MB. Choose a smaller file.`;
  if (file.type !== '' && !PAPER_TYPES.includes(file.type))
    return `We can’t read this kind of file: “${file.name}”. Use PDF, JPEG, PNG or WebP.`;
  return null;
}

interface DocumentsProps {
  papers: Vendor['papers'];
  /** The call in progress; `null` if there is none. */
  busyWith: 'adding' | 'removing' | null;
  /** Something else is in progress. */
  disabled: boolean;
  failure: OnboardingFailure | null;
  storeFile: (file: File) => ChosenFile;
  onChoose: (file: ChosenFile, kind: VendorDocumentKind) => void;
  onRemove: (paperId: string) => void;
  onCancel: () => void;
}

/** The documents of the company: add one with its kind, list, remove. */
export function Documents({
  papers,
  busyWith,
  disabled,
  failure,
  storeFile,
  onChoose,
  onRemove,
  onCancel,
}: DocumentsProps) {
  const [kind, setKind] = useState<VendorDocumentKind>('registration');
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Vendor['papers'][number] | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const idle = busyWith === null && !disabled;

  const take = (file: File | undefined) => {
    if (!file || !idle) return;
    const found = problemOf(file);
    setProblem(found);
    if (!found) onChoose(storeFile(file), kind);
  };
  const { ask, input } = useFileInput(([file]) => take(file));
  const message = problem ?? (failure ? failureText(failure) : null);

  return (
    <Panel
      title="Documents"
      description="A register extract or proof of insurance speeds up approval. Documents are saved as soon as you add them, and only you and our administrators can see them."
    >
      <div className={styles.papers}>
        {papers.length > 0 ? (
          <ul className={styles.list} aria-label="Uploaded documents">
            {papers.map((paper) => (
              <li key={paper.id} className={styles.paper}>
                <FileText size={20} aria-hidden />
                <span className={styles.paperWords}>
                  <span className={styles.paperName}>{paper.fileName}</span>
                  <span className={styles.paperKind}>
                    {kindLabel(paper.kind)} · {sizeText(paper.sizeBytes)}
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
          <p className={styles.quiet}>No documents yet.</p>
        )}
        {message ? (
          <Notice live tone="error" title="We couldn’t upload the document">
            {message}
          </Notice>
        ) : null}
        {busyWith ? (
          <ProgressBar
            label={busyWith === 'adding' ? 'Uploading the document' : 'Removing the document'}
            done={0}
            onCancel={onCancel}
          />
        ) : null}
        <div className={styles.add}>
          <SelectField
            label="Type of document"
            value={kind}
            options={kinds}
            // The options are exactly these kinds.
            onChange={(event) => setKind(event.currentTarget.value as VendorDocumentKind)}
          />
          <BusyButton
            ref={add}
            size="3"
            variant="surface"
            color="gray"
            highContrast
            busy={busyWith !== null}
            onClick={() => {
              if (idle) ask();
            }}
          >
            <Upload size={16} aria-hidden />
            Add a document
          </BusyButton>
          <input {...input} aria-label="Document" accept={PAPER_TYPES.join(',')} />
        </div>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={`Remove ${asked?.fileName ?? 'this document'}?`}
        returnFocusTo={() => add.current}
        confirm="Remove document"
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
