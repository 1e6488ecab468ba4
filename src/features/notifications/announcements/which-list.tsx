import { useNavigate } from 'react-router-dom';
import { Flex, TabButtons } from '../../../ui/index.ts';

const lists = [
  { value: 'own', text: 'Your notifications', count: null },
  { value: 'messages', text: 'Announcements', count: null },
] as const;

/** Switches between an admin's two lists. */
export function WhichList({ chosen }: { chosen: (typeof lists)[number]['value'] }) {
  const navigate = useNavigate();
  return (
    <Flex>
      <TabButtons
        label="Lists"
        tabs={lists}
        chosen={chosen}
        onChoose={(value) => void navigate({ search: value === 'messages' ? '?show=messages' : '' })}
      />
    </Flex>
  );
}
