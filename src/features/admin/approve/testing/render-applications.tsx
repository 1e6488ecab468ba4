import { renderScreen, type Answers } from '../../../testing/render-screen.tsx';
import { Component as ApproveScreen } from '../approve-screen.tsx';

/** Renders the page with the real client and a fake server. */
export const renderApplications = (answers: Answers, search = '') =>
  renderScreen(<ApproveScreen />, answers, { path: '/admin/approve', at: `/admin/approve${search}` });
