import { useState } from 'react';
import { addTransition } from '../../../../src/statecharts/flow/edit-flow.ts';
import { targetTo, transitionsOf } from '../../../../src/statecharts/flow/flow-tree.ts';
import type { Cause, FlowGuard } from '../../../../src/statecharts/flow/flow.types.ts';
import { Button, Form, FormActions } from '../../../../src/ui/index.ts';
import { MenuField } from './menu-field.tsx';
import { actionMenu, causeMenu, causeValue, guardMenu, STAY, targetMenu } from './menus.ts';
import { NamedField } from './named-field.tsx';
import type { Editor } from '../use-editor.ts';
import styles from './details.module.css';

interface Props {
  readonly editor: Editor;
  /** The path of the source state. */
  readonly state: string;
  readonly onClose: () => void;
}

/** Trigger, guard, target and action of a new transition, each from a menu. */
export function AddTransition({ editor, state, onClose }: Props) {
  const { path, editable, edit, select } = editor;
  const { vocabulary } = editable;
  const causes = causeMenu(path, state, vocabulary);
  const [cause, setCause] = useState<Cause | null>(() => causeOf(causes[0]?.options[0]?.value ?? ''));
  const [chosen, setTarget] = useState(STAY);
  const [guard, setGuard] = useState<FlowGuard | null>(null);
  const [action, setAction] = useState<FlowGuard | null>(null);
  const targets = targetMenu(path, state, cause?.kind);
  const offered = targets.flatMap(({ options }) => options.map(({ value }) => value));
  const target = offered.includes(chosen) ? chosen : (offered[0] ?? STAY);
  const add = () => {
    if (!cause) return;
    const transition = {
      ...(target !== STAY && { target: targetTo(path, state, target) }),
      ...(guard !== null && { guard }),
      ...(action !== null && { actions: action }),
    };
    const next = addTransition(path, state, cause, transition);
    const added = transitionsOf(next, state).find((one) => one.transition === transition);
    edit(next, 'Added a way out');
    if (added) select(state, added.place);
    onClose();
  };
  return (
    <Form
      aria-label="A new way out"
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <MenuField
        label="When"
        value={cause ? causeValue(cause) : ''}
        groups={causes}
        onChoose={(value) => setCause(causeOf(value))}
      />
      <NamedField
        label="Only if"
        flow={path}
        entries={vocabulary.guards}
        menu={guardMenu(vocabulary)}
        value={guard ?? undefined}
        onChoose={setGuard}
      />
      <MenuField label="Leads to" value={target} groups={targets} onChoose={setTarget} />
      <NamedField
        label="And then"
        flow={path}
        entries={vocabulary.actions}
        menu={actionMenu(vocabulary)}
        value={action ?? undefined}
        onChoose={setAction}
      />
      <FormActions>
        <Button type="submit" size="1" disabled={cause === null || (target === STAY && action === null)}>
          Add it
        </Button>
        <Button type="button" size="1" variant="soft" color="gray" onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}

/** Written by causeValue. */
const causeOf = (value: string): Cause | null => (value === '' ? null : (JSON.parse(value) as Cause));
