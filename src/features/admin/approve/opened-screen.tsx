import { useEffect, useRef, useState } from 'react';
import { toFailure, useApiMutation } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import type { ApplicationDetail, Decision, Paper } from './application.types.ts';
import { ApplicationView } from './application-view.tsx';
import { CommissionDialog } from './commission-dialog.tsx';
import { DecisionDialog, decisionErrorText } from './decision-dialog.tsx';
import { useDecide, useSetCommission } from './application-queries.ts';
import { fetchPaper, saveFile } from './open-document.ts';
import { ListingsDialog } from './listings-dialog.tsx';
import { PaperDialog, type OpenPaper } from './document-dialog.tsx';

interface OpenedScreenProps {
  readonly detail: ApplicationDetail;
  /** Whether the dialog of its listings is open. */
  readonly isListing: boolean;
  readonly onListing: (open: boolean) => void;
  /** Called with the application after a decision. */
  readonly onDecided: (decided: ApplicationDetail) => void;
}

/** One application with its dialogs. Give it the application's id as `key`. */
export function OpenedScreen({ detail, isListing, onListing, onDecided }: OpenedScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Keyboard users continue here, also on a phone, where the list is hidden.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [asked, setAsked] = useState<Decision | null>(null);
  const decide = useDecide({
    onDecided: ({ decision }, decided) => {
      onDecided(decided);
      setAsked(null);
      // The pressed button has disappeared; a dialog returns the focus itself.
      if (decision === 'take') heading.current?.focus();
    },
    onRefused: (error, { decision }) => {
      if (decision === 'take') toast.error(decisionErrorText(toFailure(error)), { sticky: true });
    },
  });
  const papers = usePapers();
  const [isChangingCommission, setChangingCommission] = useState(false);
  const commission = useSetCommission(detail, () => setChangingCommission(false));

  const run = (decision: Decision | 'take', note: string) => {
    const { id: applicationId, version, vendor } = detail;
    void decide.run({ decision, applicationId, vendorId: vendor.id, version, note });
  };

  return (
    <>
      <ApplicationView
        detail={detail}
        headingRef={heading}
        taking={decide.busy && decide.input?.decision === 'take'}
        onTake={() => run('take', '')}
        onDecide={(decision) => {
          decide.clear();
          setAsked(decision);
        }}
        onOpenListings={() => onListing(true)}
        onChangeCommission={() => {
          commission.clear();
          setChangingCommission(true);
        }}
        fetching={papers.fetching}
        onOpenPaper={(paper) => void papers.open(paper)}
        onSavePaper={(paper) => void papers.save(paper)}
      />
      <DecisionDialog
        decision={asked}
        detail={detail}
        submission={decide}
        onClose={() => setAsked(null)}
        onDecide={(note) => {
          if (asked) run(asked, note);
        }}
        // The pressed button may have disappeared with the decision.
        returnFocusTo={() => heading.current}
      />
      {isChangingCommission ? (
        <CommissionDialog
          vendor={detail.vendor}
          submission={commission}
          onClose={() => setChangingCommission(false)}
          onChange={(change) => void commission.run(change)}
        />
      ) : null}
      {isListing ? <ListingsDialog detail={detail} onClose={() => onListing(false)} /> : null}
      <PaperDialog
        opened={papers.opened}
        onClose={papers.close}
        onSave={(paper) => void papers.save(paper)}
      />
    </>
  );
}

interface PaperRequest {
  readonly paper: Paper;
  readonly show: (file: Blob) => void;
}

/** Fetches documents to view or save. */
function usePapers() {
  const [opened, setOpened] = useState<OpenPaper | null>(null);
  const request = useApiMutation({
    send: (api, { paper }: PaperRequest) => fetchPaper(api, paper),
    onDone: (file, { show }) => show(file),
    failed: ({ paper }) => `${paper.fileName} couldn’t be loaded.`,
  });
  return {
    fetching: request.busy && request.input ? request.input.paper.id : null,
    opened,
    open: (paper: Paper) =>
      request.run({ paper, show: (file) => setOpened({ paper, address: URL.createObjectURL(file) }) }),
    save: (paper: Paper) => request.run({ paper, show: (file) => saveFile(paper.fileName, file) }),
    close: () => {
      if (opened) URL.revokeObjectURL(opened.address);
      setOpened(null);
    },
  };
}
