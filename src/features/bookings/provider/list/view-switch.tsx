import { TabButtons } from '../../../../ui/index.ts';

type BookingsView = 'list' | 'board';

interface ViewSwitchProps {
  readonly view: BookingsView;
  readonly onView: (view: BookingsView) => void;
}

/** Switches between list and board. */
export const ViewSwitch = ({ view, onView }: ViewSwitchProps) => (
  <TabButtons
    label="Show as"
    tabs={[
      { value: 'list', text: 'List', count: null },
      { value: 'board', text: 'Board', count: null },
    ]}
    chosen={view}
    onChoose={onView}
  />
);
