import { useEffect, useRef, useState } from 'react';
import { toFailure, useApiMutation } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import type { ApplicationDetail, Decision, VendorDocument } from './application.types.ts';
import { ApplicationView } from './application-view.tsx';
import { CommissionDialog } from './commission-dialog.tsx';
import { DecisionDialog, decisionErrorText } from './decision-dialog.tsx';
import { useDecide, useSetCommission } from './application-queries.ts';
import { fetchDocument, saveFile } from './open-document.ts';
import { ListingsDialog } from './listings-dialog.tsx';
import { DocumentDialog, type OpenDocument } from './document-dialog.tsx';

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
  const papers = useDocuments();
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
        onOpenDocument={(document) => void papers.open(document)}
        onSaveDocument={(document) => void papers.save(document)}
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
      <DocumentDialog
        opened={papers.opened}
        onClose={papers.close}
        onSave={(document) => void papers.save(document)}
      />
    </>
  );
}

interface DocumentRequest {
  readonly document: VendorDocument;
  readonly show: (file: Blob) => void;
}

/** Fetches documents to view or save. */
function useDocuments() {
  const [opened, setOpened] = useState<OpenDocument | null>(null);
  const request = useApiMutation({
    send: (api, { document }: DocumentRequest) => fetchDocument(api, document),
    onDone: (file, { show }) => show(file),
    failed: ({ document }) => `${document.fileName} couldn’t be loaded.`,
  });
  return {
    fetching: request.busy && request.input ? request.input.document.id : null,
    opened,
    open: (document: VendorDocument) =>
      request.run({ document, show: (file) => setOpened({ document, address: URL.createObjectURL(file) }) }),
    save: (document: VendorDocument) =>
      request.run({ document, show: (file) => saveFile(document.fileName, file) }),
    close: () => {
      if (opened) URL.revokeObjectURL(opened.address);
      setOpened(null);
    },
  };
}
