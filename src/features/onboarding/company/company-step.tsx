import { useMemo } from 'react';
import { isUnderWay } from '../../../machines/onboarding/index.ts';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { formFailureOf } from '../failure-texts.ts';
import { SkipButton } from '../steps/skip-button.tsx';
import { StepFrame } from '../steps/step-frame.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { CompanyForm } from './company-form.tsx';
import styles from './company-step.module.css';
import { Documents } from './documents.tsx';

const decided = ['changes_requested', 'rejected'];
/** An application in one of these states is sent when everything required is saved. */
const sentWhenSaved = ['draft', 'changes_requested'];

/** The company step: the requested changes, the documents, and the form that sends the application. */
export function CompanyStep({ step, snapshot, send, storeFile, typed, wayOn }: StepProps) {
  const { role, vendor, request, failure } = snapshot.context;
  const slow = snapshot.hasTag('slow');
  const documentProblems = request?.about === 'paper' || request?.about === 'paper-removal';
  const refused = useMemo(
    () => (failure && !documentProblems ? formFailureOf(failure) : null),
    [failure, documentProblems],
  );
  if (!vendor) return null;
  const cancel = () => send({ type: 'CANCEL.REQUESTED' });
  const rereading = snapshot.matches({ companyProfile: 'rereading' });
  const doing = snapshot.matches({ companyProfile: 'addingPaper' })
    ? ('adding' as const)
    : snapshot.matches({ companyProfile: 'removingPaper' })
      ? ('removing' as const)
      : null;
  const changedElsewhere = failure?.code === 'CHANGED_ELSEWHERE';
  const { application } = vendor;
  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="review" />}>
      {application.note && decided.includes(application.status) ? (
        <Notice
          tone="warning"
          title={application.status === 'rejected' ? 'Your application was rejected' : 'Please change this'}
        >
          <p className={styles.note}>{application.note}</p>
          {application.status === 'changes_requested' ? (
            <p className={styles.note}>
              Make the changes below and send it again. It goes back to the same reviewer.
            </p>
          ) : null}
        </Notice>
      ) : null}
      <CompanyForm
        vendor={vendor}
        typed={typed}
        submission={{
          busy: snapshot.matches({ companyProfile: 'saving' }) || rereading,
          slow,
          failure: refused,
          cancel,
        }}
        isBlocked={doing !== null || isUnderWay(snapshot, 'skipStep')}
        failureAction={
          changedElsewhere ? (
            <Button type="button" variant="surface" onClick={() => send({ type: 'RETRY.REQUESTED' })}>
              Show the newer version
            </Button>
          ) : null
        }
        sends={sentWhenSaved.includes(application.status)}
        papers={
          <Documents
            papers={vendor.papers}
            busyWith={doing}
            disabled={snapshot.hasTag('busy') && doing === null}
            failure={documentProblems ? failure : null}
            storeFile={storeFile}
            onChoose={(file, kind) => send({ type: 'PAPER.CHOSEN', file, kind })}
            onRemove={(paperId) => send({ type: 'PAPER.REMOVED', paperId })}
            onCancel={cancel}
          />
        }
        otherwise={
          wayOn ??
          (step.optional ? (
            <SkipButton
              step="company-profile"
              busy={snapshot.hasTag('busy')}
              skipping={isUnderWay(snapshot, 'skipStep')}
              send={send}
            />
          ) : null)
        }
        onSave={(company) => send({ type: 'COMPANY.SUBMITTED', company })}
      />
    </StepFrame>
  );
}
