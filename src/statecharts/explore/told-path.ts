import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesWithin } from '../state-nodes.ts';
import { caseOf, type WalkedStep } from './configuration.ts';
import type { Words } from '../flow/vocabulary.types.ts';
import { nameInWords, placeWords } from './place-words.ts';
import type { PathStep, SimplePath, WalkedPaths } from './simple-paths.types.ts';

/** A step of a path as somebody reads it who reads no code. */
export interface ToldStep {
  /** What the screen before it is called. */
  readonly at: string;
  /** Whose move it is. */
  readonly by: 'person' | 'system' | 'time';
  /** "Sends the company", "Save company: saved and handed in" */
  readonly words: string;
  /** What leads to the same place in its stead, in words. */
  readonly instead: readonly string[];
  /** Where it leads. */
  readonly to: string;
  /** It could have gone otherwise: told in the title of its path. */
  readonly decides: string | null;
}

export interface ToldPath {
  readonly path: SimplePath;
  /** "payment account refused: the list is in, then refused" */
  readonly title: string;
  readonly steps: readonly ToldStep[];
  /** What the screens are called that it comes through, each once. */
  readonly screens: readonly string[];
  /** Null where the states say nothing of it. */
  readonly minutes: number | null;
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const metaOf = ({ meta }: AnyStateNode): Readonly<Record<string, unknown>> =>
  (meta as Readonly<Record<string, unknown>> | undefined) ?? {};

/** Tells the paths of a machine. What `walked.doings` names, by event, actor or its id, a person does; all else is the system's or time's. */
export function pathTeller(
  machine: AnyStateMachine,
  { doings }: Pick<WalkedPaths, 'doings'>,
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

  function sentence(step: WalkedStep): Pick<ToldStep, 'by' | 'words' | 'decides'> {
    const { type } = step.event;
    const which = caseOf(step);
    const more = which === null ? '' : `: ${which}`;
    const [, ends, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (ends !== undefined) {
      const src = invoked.get(id);
      const doing = doingOf(id) ?? (typeof src === 'string' ? doingOf(src) : null);
      if (ends === 'error') {
        const what = `${taskOf(id)} fails${more}`;
        return { by: 'system', words: capital(what), decides: what };
      }
      if (doing !== null) return { by: 'person', words: doing, decides: null };
      return { by: 'system', words: `${capital(taskOf(id))}${more || ': done'}`, decides: which };
    }
    if (type.startsWith('xstate.after.')) {
      return { by: 'time', words: `Some time passes (${step.words.replace(/^after /, '')})`, decides: null };
    }
    const doing = doingOf(type);
    const words = doing ?? capital(nameInWords(type));
    const told = which === null ? words : `${words} (${which})`;
    return { by: doing === null ? 'system' : 'person', words: told, decides: null };
  }

  /** The screen of a place: as the outermost titled state calls it. */
  function screenIn(states: readonly string[]): string {
    const inside = nodesIn(states);
    const titled = inside.map((node) => metaOf(node).title).find((title) => typeof title === 'string');
    if (titled !== undefined) return titled;
    return capital(nameInWords(inside[0]?.key ?? ''));
  }

  function minutesOf(places: readonly (readonly string[])[]): number | null {
    const stood = new Set(places.flat().flatMap((id) => nodes.get(id) ?? []));
    const told = [...stood]
      .map((node) => metaOf(node).minutes)
      .filter((minutes) => typeof minutes === 'number');
    return told.length === 0 ? null : told.reduce((sum, minutes) => sum + minutes, 0);
  }

  const stepTold = (path: SimplePath, step: PathStep, index: number): ToldStep => {
    const before = path.steps[index - 1] ?? path.start;
    return {
      ...sentence(step),
      at: screenIn(before.states),
      instead: step.instead.map((one) => sentence(one).words),
      to: capital(placeWords(machine.root, step.value)),
    };
  };

  /** What decided it: of answers that came more than once in a row the last, and no more than somebody takes in. */
  function decisionsOf(steps: readonly ToldStep[]): string {
    const told = steps.flatMap(
      ({ decides, by, words }) => decides ?? (by === 'time' ? words.toLowerCase() : []),
    );
    const few = told.length > 5 ? [...told.slice(0, 2), '…', ...told.slice(-2)] : told;
    return few.join(', then ');
  }

  return {
    tell(path: SimplePath): ToldPath {
      const steps = path.steps.map((step, index) => stepTold(path, step, index));
      const places = [path.start.states, ...path.steps.map(({ states }) => states)];
      const decided = decisionsOf(steps);
      const outcome = path.end === 'turns back' ? `back from “${path.outcome}”` : path.outcome;
      return {
        ...{ path, steps },
        title: capital(
          decided === '' ? outcome : `${outcome}: ${decided.replaceAll('then …, then', '… then')}`,
        ),
        screens: [...new Set(places.map(screenIn))],
        minutes: minutesOf(places),
      };
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
