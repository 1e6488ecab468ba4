import { Paperclip, X } from 'lucide-react';
import { BusyButton, IconButton } from '../../../ui/index.ts';
import { useChosenFile, type FileLimits } from '../../forms/index.ts';
import { fileKinds, fileKindTexts } from './chargeback-texts.ts';
import { useRemoveEvidenceFile, useSaveEvidenceFile, useSetEvidenceFile } from './chargeback-queries.ts';
import type { Chargeback, EvidenceFileKind } from './chargeback.types.ts';
import styles from './chargebacks.module.css';

/** Limits in the contract (setEvidenceFile). */
const limits: FileLimits = {
  accepted: 'application/pdf,image/jpeg,image/png',
  kinds: 'PDF, JPEG or PNG',
  mostBytes: 4_500_000,
  most: '4.5 MB',
};

/** The files sent to the bank with the text, one of each kind; they can be replaced until the evidence is sent. */
export function EvidenceFiles({ chargeback: { id, files, canSend } }: { readonly chargeback: Chargeback }) {
  const kinds = canSend ? fileKinds : fileKinds.filter((kind) => files.some((file) => file.kind === kind));
  if (kinds.length === 0) return null;
  return (
    <div className={styles.files}>
      <h3 className={styles.filesTitle}>Files for the bank</h3>
      {canSend ? (
        <p className={styles.quiet}>
          {limits.kinds}, one of each kind, together up to {limits.most}. They go with the text.
        </p>
      ) : null}
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <EvidenceFileRow
              chargebackId={id}
              kind={kind}
              name={files.find((file) => file.kind === kind)?.name ?? null}
              canChange={canSend}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EvidenceFileRowProps {
  readonly chargebackId: string;
  readonly kind: EvidenceFileKind;
  /** Null while there is no file of this kind. */
  readonly name: string | null;
  readonly canChange: boolean;
}

function EvidenceFileRow({ chargebackId, kind, name, canChange }: EvidenceFileRowProps) {
  const about = { chargebackId, kind };
  const set = useSetEvidenceFile(about);
  const remove = useRemoveEvidenceFile(about);
  const save = useSaveEvidenceFile(about);
  const label = fileKindTexts[kind];
  const { ask, problem, input } = useChosenFile({
    label,
    limits,
    onFile: (file) => void set.run(file),
  });
  return (
    <>
      <span className={styles.kind}>{label}</span>
      {name === null ? null : (
        <BusyButton
          variant="ghost"
          className={styles.name}
          busy={save.busy}
          aria-label={`Save ${name}`}
          onClick={() => void save.run(name)}
        >
          {name}
        </BusyButton>
      )}
      {canChange ? (
        <>
          <BusyButton
            variant="surface"
            color="gray"
            highContrast
            busy={set.busy}
            aria-label={`${name === null ? 'Add' : 'Replace'}: ${label}`}
            onClick={ask}
          >
            <Paperclip size={16} aria-hidden /> {name === null ? 'Add' : 'Replace'}
          </BusyButton>
          {name === null ? null : (
            <IconButton
              variant="ghost"
              color="gray"
              aria-label={`Remove ${name}`}
              disabled={remove.busy}
              onClick={() => void remove.run()}
            >
              <X size={16} aria-hidden />
            </IconButton>
          )}
          {input}
        </>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
