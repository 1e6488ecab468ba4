import { businessTerms } from '../../../../lib/business-terms.ts';
import { formatMoney } from '../../../../ui/index.ts';
import type { Booking } from '../../shared/index.ts';
import { ReportDialog } from '../../shared/report-dialog.tsx';

interface NoShowDialogProps {
  readonly booking: Booking;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Reports that nobody was there, with a note and photos. */
export function NoShowDialog(props: NoShowDialogProps) {
  const { number, share } = props.booking;
  const yours = share === null ? 'your share' : `your share, ${formatMoney(share)},`;
  return (
    <ReportDialog
      {...props}
      action="report_no_show"
      reader="provider"
      words={{
        title: `Was nobody there for ${number}?`,
        consequence: `The buyer is notified immediately and has ${businessTerms.noShow.disagreeHours} hours to disagree. If they don’t, they aren’t refunded and ${yours} is sent to you. If they do, it’s a problem that you answer, and nothing is paid out until it’s resolved.`,
        label: 'What did you find?',
        hint: 'Required. When you were there, and how you tried to reach the crew. The buyer will see this.',
        missing: 'Say what you found.',
        photosLabel: 'Photos, for example of the berth',
        submit: 'Report a no-show',
      }}
    />
  );
}
