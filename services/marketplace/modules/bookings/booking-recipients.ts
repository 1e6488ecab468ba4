import type { MailToQueue } from '../../platform/mail/index.ts';
import type { BookingRequest, BookingTransition } from './booking-transition.domain.ts';
import * as mails from './bookings.mails.ts';
import type { Addressee } from './people.repository.ts';

type BookingMail = (to: Addressee, data: mails.BookingMailData) => MailToQueue;

interface Recipients {
  readonly crew?: BookingMail;
  readonly provider?: BookingMail;
  /** The readers can do without the mail: it asks nothing of them. */
  readonly isDispensable?: true;
}

/** Who is mailed about a command, and which mail: all but the user who gave it, if nothing is confirmed to them by it. */
function recipientsOf(
  { command, attribution: { by } }: Pick<BookingRequest, 'command' | 'attribution'>,
  { from, to }: Pick<BookingTransition, 'from' | 'to'>,
): Recipients {
  switch (command) {
    case 'confirm':
      return { crew: mails.confirmedMail };
    case 'decline':
      return { crew: mails.declinedMail };
    case 'withdraw':
      return { provider: mails.withdrawnMail };
    case 'propose_time':
      return by === 'crew_member'
        ? { provider: mails.timeProposedToProviderMail }
        : { crew: mails.timeProposedToCrewMail };
    case 'accept_time':
      // A request is confirmed by that: the crew wants its day in its calendar.
      if (from === 'time_proposed')
        return { crew: mails.agreedMail, provider: mails.timeAcceptedToProviderMail };
      return by === 'crew_member'
        ? { provider: mails.timeAcceptedToProviderMail, isDispensable: true }
        : { crew: mails.timeAcceptedToCrewMail, isDispensable: true };
    case 'refuse_time':
      if (to === 'withdrawn') return { provider: mails.withdrawnMail };
      return by === 'crew_member'
        ? { provider: mails.timeStaysToProviderMail }
        : { crew: mails.timeStaysToCrewMail };
    case 'withdraw_time':
      if (to === 'requested') return { crew: mails.proposalWithdrawnMail };
      return by === 'crew_member'
        ? { provider: mails.moveWithdrawnToProviderMail }
        : { crew: mails.moveWithdrawnToCrewMail };
    case 'expire':
      return from === 'reschedule_proposed'
        ? { crew: mails.timeStaysToCrewMail, provider: mails.timeStaysToProviderMail }
        : { crew: mails.expiredMail, provider: mails.providerExpiredMail };
    case 'cancel':
      if (to === 'cancelled_by_crew') return { provider: mails.cancelledByCrewMail };
      if (to === 'cancelled_by_provider') return { crew: mails.cancelledByProviderMail };
      return { crew: mails.cancelledToCrewMail, provider: mails.cancelledToProviderMail };
    case 'confirm_completion':
    case 'complete':
      return { provider: mails.completedMail, isDispensable: true };
    case 'report_no_show':
      return { crew: mails.noShowMail };
    case 'dispute':
      return { provider: mails.disputedMail };
    case 'accept_dispute':
      return { crew: mails.disputeAcceptedMail };
    case 'offer_part':
      return { crew: mails.partOfferedMail };
    case 'contest_dispute':
      return { crew: mails.disputeContestedMail };
    case 'accept_part':
      return { provider: mails.partAcceptedMail };
    case 'refuse_part':
      return { provider: mails.partRefusedMail };
    case 'withdraw_dispute':
      return { provider: mails.disputeWithdrawnMail };
    case 'escalate':
      return { crew: mails.escalatedToCrewMail, provider: mails.escalatedToProviderMail };
    case 'settle_dispute':
      return {
        crew: mails.settledToCrewMail,
        provider: mails.settledToProviderMail,
        isDispensable: true,
      };
    case 'uphold_dispute':
      return { crew: mails.cancelledToCrewMail, provider: mails.cancelledToProviderMail };
    default:
      return {};
  }
}

/** The mails of one command; `data` is the booking after it. */
export function commandMails(
  request: BookingRequest,
  transition: BookingTransition,
  data: mails.BookingMailData,
): readonly MailToQueue[] {
  const { crew, provider, isDispensable = false } = recipientsOf(request, transition);
  const { booking } = data;
  const all = [
    ...(crew && booking.buyer ? [crew(booking.buyer, data)] : []),
    ...(provider ? booking.colleagues.map((colleague) => provider(colleague, data)) : []),
  ];
  return all.map((mail) => ({ ...mail, isDispensable }));
}
