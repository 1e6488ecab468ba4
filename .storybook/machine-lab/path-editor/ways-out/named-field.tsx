import type { FlowGuard } from '../../../../src/statecharts/flow/flow.types.ts';
import { keyInWords, stateInWords } from '../words.ts';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import type { Words } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { MenuField, type MenuGroup } from './menu-field.tsx';
import { namedOf, NONE, paramOf, paramsOf, typeOf, withParam } from './menus.ts';

interface Props {
  readonly label: string;
  readonly flow: Flow;
  readonly words: Words;
  readonly menu: readonly MenuGroup[];
  readonly value: FlowGuard | undefined;
  readonly onChoose: (value: FlowGuard | null) => void;
}

/** A step is called what its screen calls it. */
function valueInWords(flow: Flow, value: string): string {
  const key = Object.entries(flow.states ?? {}).find(([, { meta }]) => meta?.step === value)?.[0];
  return key === undefined ? keyInWords(value) : stateInWords(flow, key);
}

/** A condition or an act of the vocabulary, with what it is given. */
export function NamedField({ label, flow, words, menu, value, onChoose }: Props) {
  const name = typeOf(value);
  return (
    <>
      <MenuField
        label={label}
        value={name}
        groups={menu}
        onChoose={(chosen) => onChoose(chosen === NONE ? null : namedOf(words, chosen))}
      />
      {value === undefined
        ? null
        : paramsOf(words, name).map(([param, values]) => (
            <MenuField
              key={param}
              label={`${keyInWords(param)} (${label.toLowerCase()})`}
              value={paramOf(value, param)}
              groups={[
                {
                  label: '',
                  options: values.map((one) => ({ value: one, label: valueInWords(flow, one) })),
                },
              ]}
              onChoose={(chosen) => onChoose(withParam(value, param, chosen))}
            />
          ))}
    </>
  );
}
