import type { ReactNode } from 'react';
import { DepartmentDrawing, StepDrawing } from '../../ui/drawings/index.ts';

export type SignUpRole = 'crew_member' | 'supplier' | 'service_provider';

interface RoleStory {
  role: SignUpRole;
  /** Label of the option: "I …". */
  label: string;
  description: string;
  path: string;
  /** Title and lead of the role's own page. */
  title: string;
  lead: string;
  promise: string;
  points: readonly string[];
  picture: ReactNode;
}

/** What each kind of account is for, from the user's point of view. */
export const roleStories: readonly RoleStory[] = [
  {
    role: 'crew_member',
    label: 'I work on board',
    description: 'Order parts, book services and see what the yacht spends.',
    path: '/crew/signup',
    title: 'Join as crew',
    lead: 'Free for crew. It takes a minute.',
    promise: 'Find it, order it and have it on the quay when you berth.',
    points: [
      'Parts and services from every port in one search',
      'Orders and bookings that show the berth and the latest useful date',
      'One calendar for deliveries and bookings',
    ],
    picture: <DepartmentDrawing department="crew" />,
  },
  {
    role: 'supplier',
    label: 'I sell goods',
    description: 'Turn the price list you have into a shop for yachts.',
    path: '/vendor/signup',
    title: 'Join as a supplier',
    lead: 'You pay only when you sell.',
    promise: 'Your existing price list, open for business in one sitting.',
    points: [
      'Upload a spreadsheet, CSV or PDF: we read it, you check it',
      'Every order shows the yacht, the berth and the latest useful date',
      'Paid out to your own account',
    ],
    picture: <StepDrawing step="upload-list" />,
  },
  {
    role: 'service_provider',
    label: 'I sell my time',
    description: 'Show your free hours, and take bookings for them.',
    path: '/service/signup',
    title: 'Join as a service provider',
    lead: 'You pay only when you are booked.',
    promise: 'A full week with no hour sold twice.',
    points: [
      'Crew book the hours you have free',
      'You confirm each booking, or propose another time',
      'Paid out to your own account',
    ],
    picture: <StepDrawing step="book" />,
  },
];

export function storyOf(role: SignUpRole): RoleStory {
  const story = roleStories.find((candidate) => candidate.role === role);
  if (!story) throw new Error(`There is no story for ${role}.`);
  return story;
}

/** The sign-up page of this role; the one with the choice for a role without a page. */
export const signUpPathOf = (role: string): string =>
  roleStories.find((candidate) => candidate.role === role)?.path ?? '/signup';
