import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Trash2 } from 'lucide-react';
import {
  moveTransition,
  removeTransition,
  retarget,
  setActions,
  setGuard,
} from '../../../../src/statecharts/flow/edit-flow.ts';
import { listOf, targetPath } from '../../../../src/statecharts/flow/flow-tree.ts';
import type { FlowTransition, TransitionPlace } from '../../../../src/statecharts/flow/flow.types.ts';
import { describeTransition } from '../../../../src/statecharts/flow/describe.ts';
import { Button, IconButton } from '../../../../src/ui/index.ts';
import { MenuField } from './menu-field.tsx';
import { actionMenu, guardMenu, STAY, targetMenu } from './menus.ts';
import { NamedField } from './named-field.tsx';
import type { Editor } from '../use-editor.ts';
import styles from './details.module.css';

interface Props {
  readonly editor: Editor;
  readonly place: TransitionPlace;
  readonly transition: FlowTransition;
  /** The number of transitions with the same trigger: the first whose guard holds is taken. */
  readonly siblings: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** A transition as a sentence; when opened, with a menu for each of its parts. */
export function TransitionEditor({ editor, place, transition, siblings, isOpen, onOpen }: Props) {
  const { path, editable, edit, select } = editor;
  const { vocabulary } = editable;
  const text = describeTransition(path, place, vocabulary);
  const { target, guard, actions } = transition;
  const handlers = listOf(actions);
  const to = target === undefined ? STAY : (targetPath(path, place.state, target) ?? STAY);
  // The current value is always in the menu.
  const isOdd = to === STAY || to === place.state;
  const targets = targetMenu(path, place.state, isOdd ? undefined : place.cause.kind);
  const move = (index: number) => {
    edit(moveTransition(path, place, index), 'Changed the order of the ways out');
    select(place.state, { ...place, index });
  };
  return (
    <li className={styles.wayOut} data-open={isOpen}>
      <div className={styles.wayOutHead}>
        <button
          type="button"
          className={styles.sentence}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
          <span>{text}</span>
        </button>
        {siblings > 1 ? (
          <>
            <IconButton
              size="1"
              variant="ghost"
              color="gray"
              aria-label={`Move up: ${text}`}
              disabled={place.index === 0}
              onClick={() => move(place.index - 1)}
            >
              <ArrowUp size={14} aria-hidden />
            </IconButton>
            <IconButton
              size="1"
              variant="ghost"
              color="gray"
              aria-label={`Move down: ${text}`}
              disabled={place.index === siblings - 1}
              onClick={() => move(place.index + 1)}
            >
              <ArrowDown size={14} aria-hidden />
            </IconButton>
          </>
        ) : null}
      </div>
      {isOpen ? (
        <div className={styles.menus}>
          <MenuField
            label="Leads to"
            value={to}
            groups={targets}
            onChoose={(chosen) =>
              edit(retarget(path, place, chosen === STAY ? null : chosen), 'Changed where a way out leads')
            }
          />
          <NamedField
            label="Only if"
            flow={path}
            entries={vocabulary.guards}
            menu={guardMenu(vocabulary)}
            value={guard}
            onChoose={(chosen) => edit(setGuard(path, place, chosen), 'Changed the condition of a way out')}
          />
          {handlers.map((action, index) => (
            <NamedField
              key={index}
              label={index === 0 ? 'And then' : 'And also'}
              flow={path}
              entries={vocabulary.actions}
              menu={actionMenu(vocabulary)}
              value={action}
              onChoose={(chosen) => {
                const next = handlers.flatMap((one, at) => (at === index ? (chosen ?? []) : one));
                edit(setActions(path, place, next), 'Changed what a way out does');
              }}
            />
          ))}
          <NamedField
            key={`more ${handlers.length}`}
            label={handlers.length === 0 ? 'And then' : 'And also'}
            flow={path}
            entries={vocabulary.actions}
            menu={actionMenu(vocabulary)}
            value={undefined}
            onChoose={(chosen) => {
              if (chosen) edit(setActions(path, place, [...handlers, chosen]), 'Changed what a way out does');
            }}
          />
          <div>
            <Button
              size="1"
              variant="soft"
              color="gray"
              onClick={() => {
                select(place.state);
                edit(removeTransition(path, place), `Removed: ${text}`, true);
              }}
            >
              <Trash2 size={14} aria-hidden />
              Remove this way out
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
}
