import { Link } from 'react-router-dom';
import { Dialog, TextLink } from '../../../../ui/index.ts';
import { askedBookingPath } from '../../provider/booking-path.ts';
import { periodText } from '../../shared/index.ts';
import type { BookingAtTime } from '../schedule.types.ts';
import styles from './panels.module.css';

interface StandingBookingsProps {
  readonly bookings: readonly BookingAtTime[];
  readonly zone: string;
  /** Whether the time off is of one of several teams, so that another could come. */
  readonly hasOtherTeam: boolean;
}

/** Bookings within time off, each with the ways to answer it on its page. */
export function StandingBookings({ bookings, zone, hasOtherTeam }: StandingBookingsProps) {
  return (
    <ul className={styles.rows} aria-label="Bookings during your time off">
      {bookings.map(({ id, number, serviceName, ...period }) => (
        <li key={id}>
          <div>
            {number} {serviceName}
            <p className={styles.quiet}>{periodText(period, zone)}</p>
            <p className={styles.answers}>
              {hasOtherTeam ? (
                <TextLink asChild size="2" underline="always">
                  <Link
                    to={askedBookingPath(id, 'assign_team')}
                    aria-label={`Assign another team to ${number}`}
                  >
                    Assign another team
                  </Link>
                </TextLink>
              ) : null}
              <TextLink asChild size="2" underline="always">
                <Link
                  to={askedBookingPath(id, 'propose_time')}
                  aria-label={`Propose another time for ${number}`}
                >
                  Propose another time
                </Link>
              </TextLink>
              <TextLink asChild size="2" underline="always">
                <Link to={askedBookingPath(id, 'cancel')} aria-label={`Decline or cancel ${number}`}>
                  Decline or cancel
                </Link>
              </TextLink>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface StandingBookingsDialogProps extends StandingBookingsProps {
  readonly onClose: () => void;
}

/** What is still booked in time off that was added around it. */
export const StandingBookingsDialog = ({ onClose, ...props }: StandingBookingsDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title="Your time off is marked"
    description="No new bookings can be made then. Nothing was cancelled: you still have these bookings, and decide about each of them."
  >
    <StandingBookings {...props} />
  </Dialog>
);
