import { asking, ofOwnStep, type MailToQueue } from '../../platform/mail/index.ts';
import type { BookingQuestion } from './booking-questions.domain.ts';
import type { BookingRequest, BookingTransition } from './booking-transition.domain.ts';
import type { BookingMailData } from './mails/booking-mail.ts';
import * as disputeMails from './mails/dispute.mails.ts';
import * as endingMails from './mails/ending.mails.ts';
import * as requestMails from './mails/request.mails.ts';
import * as timeMails from './mails/time.mails.ts';
import type { Addressee } from './people.repository.ts';

type BookingMail = (to: Addressee, data: BookingMailData) => MailToQueue;

interface Recipients {
  readonly crew?: BookingMail;
  readonly provider?: BookingMail;
  /** The recipients may switch this mail off: it asks nothing of them. */
  readonly isDispensable?: true;
}

/**
 * Who is mailed about a command, and which mail: everyone but the user who gave it, unless it confirms something to
 * them.
 */
function recipientsOf(
  { command, attribution: { by }, payload }: Pick<BookingRequest, 'command' | 'attribution' | 'payload'>,
  { from, to }: Pick<BookingTransition, 'from' | 'to'>,
): Recipients {
  switch (command) {
    case 'confirm':
      return { crew: requestMails.confirmedMail };
    case 'decline':
      return { crew: requestMails.declinedMail };
    case 'withdraw':
      return { provider: requestMails.withdrawnMail };
    case 'propose_time':
      return by === 'crew_member'
        ? { provider: timeMails.timeProposedToProviderMail }
        : { crew: timeMails.timeProposedToCrewMail };
    case 'accept_time':
      // Accepting the time confirms the request: the buyer gets its calendar event.
      if (from === 'time_proposed')
        return {
          crew: (to, data) => ofOwnStep(requestMails.agreedMail(to, data)),
          provider: timeMails.timeAcceptedToProviderMail,
        };
      return by === 'crew_member'
        ? { provider: timeMails.timeAcceptedToProviderMail, isDispensable: true }
        : { crew: timeMails.timeAcceptedToCrewMail, isDispensable: true };
    case 'refuse_time':
      if (to === 'withdrawn') return { provider: requestMails.withdrawnMail };
      return by === 'crew_member'
        ? { provider: timeMails.timeStaysToProviderMail }
        : { crew: timeMails.timeStaysToCrewMail };
    case 'withdraw_time':
      if (to === 'requested') return { crew: timeMails.proposalWithdrawnMail };
      return by === 'crew_member'
        ? { provider: timeMails.moveWithdrawnToProviderMail }
        : { crew: timeMails.moveWithdrawnToCrewMail };
    case 'assign_team':
      return payload.notifiesBuyer === true ? { crew: timeMails.otherTeamMail } : {};
    case 'expire':
      return from === 'reschedule_proposed'
        ? { crew: timeMails.timeStaysToCrewMail, provider: timeMails.timeStaysToProviderMail }
        : { crew: requestMails.expiredMail, provider: requestMails.providerExpiredMail };
    case 'cancel':
      if (to === 'cancelled_by_crew') return { provider: endingMails.cancelledByCrewMail };
      if (to === 'cancelled_by_provider') return { crew: endingMails.cancelledByProviderMail };
      return { crew: endingMails.cancelledToCrewMail, provider: endingMails.cancelledToProviderMail };
    case 'finish':
      return { crew: endingMails.finishedMail };
    case 'confirm_completion':
    case 'complete':
      return {
        provider: to === 'no_show' ? endingMails.noShowPaidMail : endingMails.completedMail,
        isDispensable: true,
      };
    case 'report_no_show':
      return { crew: endingMails.noShowReportedMail };
    case 'withdraw_no_show':
      return { crew: endingMails.noShowWithdrawnMail };
    case 'dispute':
      return {
        provider: from === 'no_show_reported' ? disputeMails.noShowDisputedMail : disputeMails.disputedMail,
      };
    case 'accept_dispute':
      return { crew: disputeMails.disputeAcceptedMail };
    case 'offer_part':
      return { crew: disputeMails.partOfferedMail };
    case 'contest_dispute':
      return { crew: disputeMails.disputeContestedMail };
    case 'accept_part':
      return { provider: disputeMails.partAcceptedMail };
    case 'refuse_part':
      return { provider: disputeMails.partRefusedMail };
    case 'withdraw_dispute':
      return { provider: disputeMails.disputeWithdrawnMail };
    case 'escalate':
      return { crew: disputeMails.escalatedToCrewMail, provider: disputeMails.escalatedToProviderMail };
    case 'settle_dispute':
      return {
        crew: disputeMails.settledToCrewMail,
        provider: disputeMails.settledToProviderMail,
        isDispensable: true,
      };
    case 'uphold_dispute':
      return { crew: endingMails.cancelledToCrewMail, provider: endingMails.cancelledToProviderMail };
    default:
      return {};
  }
}

/**
 * The mails of one command; `data` is the booking after it. With `asked`, what the side is told that must answer waits
 * for it.
 */
export function commandMails(
  request: BookingRequest,
  transition: Pick<BookingTransition, 'from' | 'to'>,
  data: BookingMailData,
  asked: BookingQuestion | null,
): readonly MailToQueue[] {
  const { crew, provider, isDispensable = false } = recipientsOf(request, transition);
  const { booking } = data;
  const askedOf = (side: BookingQuestion['whom']) => (asked?.whom === side ? asked : null);
  const all = [
    ...(crew && booking.buyer ? [asking(askedOf('crew'), crew(booking.buyer, data))] : []),
    ...(provider
      ? booking.colleagues.map((colleague) => asking(askedOf('provider'), provider(colleague, data)))
      : []),
  ];
  return all.map((mail) => ({ ...mail, isDispensable }));
}
