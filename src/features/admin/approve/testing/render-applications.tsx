import { renderScreen, type Answers } from '../../../testing/render-screen.tsx';
import { Component as ApproveScreen } from '../approve-screen.tsx';

/** The page with the real client and a server that answers as the test sets. */
export const renderApplications = (answers: Answers, search = '') =>
  renderScreen(<ApproveScreen />, answers, { path: '/admin/approve', at: `/admin/approve${search}` });
