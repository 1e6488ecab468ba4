import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesWithin } from '../state-nodes.ts';
import { caseOf, type WalkedStep } from './configuration.ts';
import type { Words } from '../flow/vocabulary.types.ts';
import { nameInWords, placeWords } from './place-words.ts';
import { pathTitles } from './path-titles.ts';
import type { PathStep, SimplePath, WalkedPaths } from './simple-paths.types.ts';
import type { ToldPath, ToldStep } from './told-path.types.ts';

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const metaOf = ({ meta }: AnyStateNode): Readonly<Record<string, unknown>> =>
  (meta as Readonly<Record<string, unknown>> | undefined) ?? {};

type Telling = Pick<WalkedPaths, 'doings' | 'subjects' | 'leavings'>;

/** Tells the paths of a machine. What `doings` names, by event, actor or its id, a person does; all else is the system's or time's. */
export function pathTeller(
  machine: AnyStateMachine,
  { doings, subjects = {}, leavings = [] }: Telling,
  /** What the actors do, where somebody has said it: "ask the server where the vendor stands". */
  actors: Words = {},
) {
  const nodes = new Map(nodesWithin(machine.root).map((node) => [node.id, node]));
  const invoked = new Map(
    [...nodes.values()].flatMap(({ invoke }) => invoke).map((one) => [one.id, one.src]),
  );
  const doingOf = (name: string): string | null =>
    (Object.hasOwn(doings, name) ? doings[name] : undefined) ?? null;
  const nodesIn = (states: readonly string[]): AnyStateNode[] =>
    states.flatMap((id) => nodes.get(id) ?? []).toSorted((one, other) => one.path.length - other.path.length);

  const taskOf = (id: string): string => {
    const src = invoked.get(id);
    const said = typeof src === 'string' && Object.hasOwn(actors, src) ? actors[src]?.says : undefined;
    return said ?? nameInWords(id);
  };

  function sentence(step: WalkedStep): Pick<ToldStep, 'by' | 'words' | 'brief'> {
    const { type } = step.event;
    const which = caseOf(step);
    const more = which === null ? '' : `: ${which}`;
    const told = (by: ToldStep['by'], words: string, brief = words) => ({
      ...{ by, words: capital(words) },
      brief: brief.charAt(0).toLowerCase() + brief.slice(1),
    });
    const [, ends, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (ends === 'error') return told('system', `cannot ${taskOf(id)}${more}`);
    if (ends !== undefined) {
      const src = invoked.get(id);
      const doing = doingOf(id) ?? (typeof src === 'string' ? doingOf(src) : null);
      if (doing !== null) return told('person', doing);
      const words = `${taskOf(id)}${more || ': done'}`;
      const subject = Object.hasOwn(subjects, id) ? `${subjects[id] ?? ''} ` : '';
      return told('system', words, which === null ? words : subject + which);
    }
    if (type.startsWith('xstate.after.')) {
      return told('time', `some time passes (${step.words.replace(/^after /, '')})`);
    }
    const doing = doingOf(type);
    const words = doing ?? nameInWords(type);
    return told(doing === null ? 'system' : 'person', which === null ? words : `${words} (${which})`);
  }

  /** The screen of a place: as the outermost titled state calls it. */
  function screenIn(states: readonly string[]): string {
    const inside = nodesIn(states);
    const titled = inside.map((node) => metaOf(node).title).find((title) => typeof title === 'string');
    if (titled !== undefined) return titled;
    return capital(nameInWords(inside[0]?.key ?? ''));
  }

  /** Of the states in which somebody did something, more than to leave them as they are. */
  function minutesOf({ start, steps }: SimplePath, told: readonly ToldStep[]): number | null {
    const stood = nodesIn([...new Set([start, ...steps].flatMap(({ states }) => states))]);
    const timed = stood.flatMap((node) => {
      const { minutes } = metaOf(node);
      return typeof minutes === 'number' ? { id: node.id, minutes } : [];
    });
    const isDone = (id: string): boolean =>
      steps.some(
        ({ event }, index) =>
          (steps[index - 1] ?? start).states.includes(id) &&
          told[index]?.by === 'person' &&
          !leavings.includes(event.type),
      );
    return timed.length === 0
      ? null
      : timed.reduce((sum, { id, minutes }) => sum + (isDone(id) ? minutes : 0), 0);
  }

  const stepTold = (path: SimplePath, step: PathStep, index: number): ToldStep => {
    const before = path.steps[index - 1] ?? path.start;
    const at = screenIn(before.states);
    const told = sentence(step);
    // Everywhere in the same words: where it is done tells it apart.
    const isBare = leavings.includes(step.event.type) && caseOf(step) === null;
    return {
      ...told,
      ...(isBare && { brief: `${told.brief} from “${at}”` }),
      at,
      instead: step.instead.map((one) => sentence(one).words),
      to: capital(placeWords(machine.root, step.value)),
    };
  };

  const untitled = (path: SimplePath): Omit<ToldPath, 'title' | 'what'> => {
    const steps = path.steps.map((step, index) => stepTold(path, step, index));
    const places = [path.start.states, ...path.steps.map(({ states }) => states)];
    return {
      ...{ path, steps },
      ends: path.end === 'turns back' ? `back from “${path.outcome}”` : path.outcome,
      screens: [...new Set(places.map(screenIn))],
      minutes: minutesOf(path, steps),
    };
  };

  return {
    /** Paths that are listed together: each title says what sets it apart from the others. */
    tell(paths: readonly SimplePath[]): ToldPath[] {
      const told = paths.map(untitled);
      const titles = pathTitles(told);
      return told.map((one, index) => {
        const what = titles[index] ?? '';
        return what === ''
          ? { ...one, what: 'As usual', title: capital(one.ends) }
          : { ...one, what: capital(what), title: `${capital(what)} → ${one.ends}` };
      });
    },
    /** "Your company · saving" */
    stateName: (id: string): string => {
      const node = nodes.get(id);
      if (!node) return id;
      const around = [...(node.parent ? nodesIn([node.parent.id]) : []), node].filter(
        ({ path }) => path.length > 0,
      );
      return around
        .map((one) => {
          const { title } = metaOf(one);
          return typeof title === 'string' ? title : capital(nameInWords(one.key));
        })
        .join(' · ');
    },
    eventName: (step: WalkedStep): string => sentence(step).words,
  };
}

export type PathTeller = ReturnType<typeof pathTeller>;
