import { ListPanel } from '../../list-page/index.ts';
import { DeskView, type Opened } from '../desk/desk-view.tsx';
import { ApplicationLink, type ApplicationsState } from './applications-list.tsx';

interface ApproveViewProps {
  readonly list: ApplicationsState;
  /** The open application, as an `ApplicationView`. */
  readonly opened: OpenedApplication;
}

export type OpenedApplication = Opened;

const texts = {
  all: 'All vendors',
  none: {
    title: 'Choose a vendor',
    text: 'Choose a vendor to see its company, documents, history and what you can decide.',
  },
  loading: 'Loading the application',
  unknown: 'Application not found',
  failed: 'We couldn’t load the application.',
};

/** The page where applications of vendors are decided. */
export function ApproveView({ list, opened }: ApproveViewProps) {
  const { title, lead } = list.definition.texts;
  return (
    <DeskView
      title={title}
      lead={lead}
      list={
        <ListPanel
          list={list}
          link={(item, shown) => <ApplicationLink item={item} list={list} shown={shown} />}
        />
      }
      closedSearch={list.addressWith({ application: null, listings: null })}
      opened={opened}
      texts={texts}
    />
  );
}
