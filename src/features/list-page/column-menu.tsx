import { Columns3 } from 'lucide-react';
import { DropdownMenu, QuietButton } from '../../ui/index.ts';

interface ColumnMenuProps {
  readonly choosable: readonly { readonly id: string; readonly name: string }[];
  readonly hidden: readonly string[];
  readonly onHidden: (hidden: readonly string[]) => void;
}

/** Chooses the visible columns; stays open while the user chooses. */
export function ColumnMenu({ choosable, hidden, onHidden }: ColumnMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <QuietButton>
          <Columns3 size={16} aria-hidden /> Columns
        </QuietButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {choosable.map(({ id, name }) => (
          <DropdownMenu.CheckboxItem
            key={id}
            checked={!hidden.includes(id)}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(shown) =>
              onHidden(shown ? hidden.filter((other) => other !== id) : [...hidden, id])
            }
          >
            {name}
          </DropdownMenu.CheckboxItem>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
