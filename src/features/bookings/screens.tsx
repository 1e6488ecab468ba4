import { lazyScreen, waitingForm, waitingList, type LoadScreen } from '../../ui/index.ts';
import { allBookingsTexts, allCalendarTexts } from './admin/all-bookings-texts.ts';
import { calendarTexts } from './crew/calendar-texts.ts';
import { bookingsTexts as providerBookingsTexts } from './provider/list/bookings-texts.ts';
import { scheduleTexts } from './schedule/schedule-texts.ts';

const waitingBooking = waitingForm({ title: 'Booking' }, 'Loading the booking');

/** All steps of the booking flow share one screen, so that moving between their addresses keeps its state. */
const bookingRoad = lazyScreen(
  async () => (await import('./book/book-screen.tsx')).BookScreen,
  waitingForm({ title: 'Book a service' }, 'Loading your booking'),
  { inBrowserOnly: true },
);

/** The screens of bookings for each role, by their path in the route table. */
export const bookingScreens: Readonly<Record<string, LoadScreen>> = {
  '/crew/booking/select-service': bookingRoad,
  '/crew/booking/new-create-booking': bookingRoad,
  '/crew/booking/confirm-booking': bookingRoad,
  '/crew/booking/*': bookingRoad,
  '/crew/calendar': lazyScreen(
    async () => (await import('./crew/calendar-screen.tsx')).CrewCalendarScreen,
    waitingList(calendarTexts),
  ),
  '/crew/bookings/completed/details': lazyScreen(
    async () => (await import('./crew/booking-screen.tsx')).CrewBookingScreen,
    waitingBooking,
  ),
  '/admin/bookings-management': lazyScreen(
    async () => (await import('./admin/all-bookings-list.tsx')).AllBookingsScreen,
    waitingList(allBookingsTexts),
  ),
  '/admin/bookings-management/:id': lazyScreen(
    async () => (await import('./admin/booking-screen.tsx')).AnyBookingScreen,
    waitingBooking,
  ),
  '/admin/calendar-management': lazyScreen(
    async () => (await import('./admin/calendar-screen.tsx')).AdminCalendarScreen,
    waitingList(allCalendarTexts),
  ),
  '/service-provider/bookings': lazyScreen(
    async () => (await import('./provider/list/bookings-screen.tsx')).BookingsScreen,
    waitingList(providerBookingsTexts),
  ),
  '/service-providers/bookings/details': lazyScreen(
    async () => (await import('./provider/detail/booking-screen.tsx')).BookingScreen,
    waitingBooking,
  ),
  '/service-provider/calendar': lazyScreen(
    async () => (await import('./schedule/schedule-screen.tsx')).ScheduleScreen,
    waitingList(scheduleTexts),
  ),
};
