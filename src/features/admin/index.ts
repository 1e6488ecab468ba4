export { adminScreens } from './screens.tsx';

/** The messages screen, for the dashboard that links to it. */
export const loadMessagesScreen = async () => (await import('./messages/messages-screen.tsx')).MessagesScreen;

/** The list of everybody with an account, at the dashboard's address. */
export const loadPeopleScreen = async () => (await import('./people/people-list.tsx')).PeopleScreen;

/** The page of a user, at the dashboard's address. */
export const loadPersonScreen = async () => (await import('./people/person-screen.tsx')).PersonScreen;
