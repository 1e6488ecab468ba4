export { adminScreens } from './screens.tsx';

/** The desk of messages, for the dashboard that leads to it. */
export const loadMessagesScreen = async () => (await import('./messages/messages-screen.tsx')).MessagesScreen;

/** The page of a person, under the same address. */
export const loadPersonScreen = async () => (await import('./people/person-screen.tsx')).PersonScreen;
