import { useEffect, useRef, useState } from 'react';
import { ApiError, useApi } from '../../../api/index.ts';
import { wordsOf } from '../../account/index.ts';
import { toast } from '../../toasts/index.ts';
import type { ApplicationDetail, Decision, Paper } from './application.types.ts';
import { ApplicationView } from './application-view.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { useDecide } from './desk-queries.ts';
import { decisionFailureWords } from './failure-words.ts';
import { fetchPaper, saveFile } from './open-paper.ts';
import { PaperDialog, type OpenPaper } from './paper-dialog.tsx';

/** One application with its dialogs. Use its id as `key`. */
export function OpenedScreen({ detail }: { detail: ApplicationDetail }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opened it by the keyboard goes on here, on a phone too, where the list has left.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [asked, setAsked] = useState<Decision | null>(null);
  const decide = useDecide();
  const papers = usePapers();

  const run = (decision: Decision | 'take', note: string) => {
    const { id: applicationId, version, vendor } = detail;
    decide.mutate(
      { decision, applicationId, vendorId: vendor.id, version, note },
      {
        onSuccess: ({ message }) => {
          setAsked(null);
          toast.success(message);
          // The button that was pressed has left; a dialog returns the focus itself.
          if (decision === 'take') heading.current?.focus();
        },
        onError: (error) => {
          if (decision === 'take') toast.error(decisionFailureWords(error) ?? '');
        },
      },
    );
  };

  return (
    <>
      <ApplicationView
        detail={detail}
        headingRef={heading}
        taking={decide.isPending && decide.variables.decision === 'take'}
        onTake={() => run('take', '')}
        onDecide={(decision) => {
          decide.reset();
          setAsked(decision);
        }}
        fetching={papers.fetching}
        onOpenPaper={(paper) => void papers.open(paper)}
        onSavePaper={(paper) => void papers.save(paper)}
      />
      <DecisionDialog
        decision={asked}
        detail={detail}
        busy={decide.isPending}
        failure={asked === null ? null : decisionFailureWords(decide.error)}
        onClose={() => setAsked(null)}
        onDecide={(note) => {
          if (asked) run(asked, note);
        }}
        // What was pressed may have left with the decision.
        returnFocusTo={() => heading.current}
      />
      <PaperDialog
        opened={papers.opened}
        onClose={papers.close}
        onSave={(paper) => void papers.save(paper)}
      />
    </>
  );
}

/** Fetches papers, to be looked at here or kept. */
function usePapers() {
  const api = useApi();
  const [fetching, setFetching] = useState<string | null>(null);
  const [opened, setOpened] = useState<OpenPaper | null>(null);
  const withFile = async (paper: Paper, show: (file: Blob) => void) => {
    setFetching(paper.id);
    try {
      show(await fetchPaper(api, paper));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(`${paper.fileName} could not be fetched.`, { description: wordsOf(error) });
    } finally {
      setFetching(null);
    }
  };
  return {
    fetching,
    opened,
    open: async (paper: Paper) =>
      withFile(paper, (file) => setOpened({ paper, address: URL.createObjectURL(file) })),
    save: async (paper: Paper) => withFile(paper, (file) => saveFile(paper.fileName, file)),
    close: () => {
      if (opened) URL.revokeObjectURL(opened.address);
      setOpened(null);
    },
  };
}
