import type { FlowGuard } from '../../../../src/statecharts/flow/flow.types.ts';
import { spacedKey, stateText } from '../state-text.ts';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import type { VocabularyEntries } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { MenuField, type MenuGroup } from './menu-field.tsx';
import { namedOf, NONE, paramOf, paramsOf, typeOf, withParam } from './menus.ts';

interface Props {
  readonly label: string;
  readonly flow: Flow;
  readonly entries: VocabularyEntries;
  readonly menu: readonly MenuGroup[];
  readonly value: FlowGuard | undefined;
  readonly onChoose: (value: FlowGuard | null) => void;
}

/** A step has the title of its screen. */
function valueText(flow: Flow, value: string): string {
  const key = Object.entries(flow.states ?? {}).find(([, { meta }]) => meta?.step === value)?.[0];
  return key === undefined ? spacedKey(value) : stateText(flow, key);
}

/** A guard or action with its parameters. */
export function NamedField({ label, flow, entries, menu, value, onChoose }: Props) {
  const name = typeOf(value);
  return (
    <>
      <MenuField
        label={label}
        value={name}
        groups={menu}
        onChoose={(chosen) => onChoose(chosen === NONE ? null : namedOf(entries, chosen))}
      />
      {value === undefined
        ? null
        : paramsOf(entries, name).map(([param, values]) => (
            <MenuField
              key={param}
              label={`${spacedKey(param)} (${label.toLowerCase()})`}
              value={paramOf(value, param)}
              groups={[
                {
                  label: '',
                  options: values.map((one) => ({ value: one, label: valueText(flow, one) })),
                },
              ]}
              onChoose={(chosen) => onChoose(withParam(value, param, chosen))}
            />
          ))}
    </>
  );
}
