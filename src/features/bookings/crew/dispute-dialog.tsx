import { businessTerms, countInWords } from '../../../lib/business-terms.ts';
import type { Booking } from '../shared/index.ts';
import { ReportDialog } from '../shared/report-dialog.tsx';

interface DisputeDialogProps {
  readonly booking: Booking;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

const answerDays = countInWords(businessTerms.disputes.answerDays);

/** Reports a problem with a booking, or disagrees with a reported no-show, with photos. */
export function DisputeDialog(props: DisputeDialogProps) {
  const { number, provider, status } = props.booking;
  const consequence = `${provider.name} and Quayside will see it. The provider has ${answerDays} days to answer: refund you, offer a part, or say why not. If you don’t agree, Quayside decides. Nothing is paid out until then.`;
  return (
    <ReportDialog
      {...props}
      action="dispute"
      reader="buyer"
      words={
        status === 'no_show_reported'
          ? {
              title: `Disagree with the no-show of ${number}`,
              consequence,
              label: 'What happened?',
              hint: 'Required. Who was there and when, or why nobody could be.',
              missing: 'Say what happened.',
              photosLabel: 'Photos',
              submit: 'Disagree',
            }
          : {
              title: `Report a problem with ${number}`,
              consequence,
              label: 'What is wrong?',
              hint: 'Required. What was agreed, and what wasn’t done or isn’t right.',
              submit: 'Report the problem',
            }
      }
    />
  );
}
