import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesWithin } from '../state-nodes.ts';
import { caseOf, type ExampleStep } from './configuration.ts';
import type { VocabularyEntries } from '../flow/vocabulary.types.ts';
import { spacedName, stateTitle } from './state-title.ts';
import { pathTitles } from './path-titles.ts';
import type { PathStep, SimplePath, PathRules } from './simple-paths.types.ts';
import type { DescribedPath, DescribedStep } from './described-path.types.ts';

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const metaOf = ({ meta }: AnyStateNode): Readonly<Record<string, unknown>> =>
  (meta as Readonly<Record<string, unknown>> | undefined) ?? {};

type DescriptionRules = Pick<PathRules, 'personDoes' | 'subjects' | 'leavingEvents'>;

/**
 * Describes the paths of a machine. A person does what `personDoes` names, by event, actor or its id; everything else
 * is done by the system or by time.
 */
export function createPathDescriber(
  machine: AnyStateMachine,
  { personDoes, subjects = {}, leavingEvents = [] }: DescriptionRules,
  /** What the actors do, if the vocabulary describes it: "ask the server for the vendor's state". */
  actors: VocabularyEntries = {},
) {
  const nodes = new Map(nodesWithin(machine.root).map((node) => [node.id, node]));
  const invoked = new Map(
    [...nodes.values()].flatMap(({ invoke }) => invoke).map((one) => [one.id, one.src]),
  );
  const doingOf = (name: string): string | null =>
    (Object.hasOwn(personDoes, name) ? personDoes[name] : undefined) ?? null;
  const nodesIn = (states: readonly string[]): AnyStateNode[] =>
    states.flatMap((id) => nodes.get(id) ?? []).toSorted((one, other) => one.path.length - other.path.length);

  const taskOf = (id: string): string => {
    const src = invoked.get(id);
    const phrase = typeof src === 'string' && Object.hasOwn(actors, src) ? actors[src]?.phrase : undefined;
    return phrase ?? spacedName(id);
  };

  function sentence(step: ExampleStep): Pick<DescribedStep, 'by' | 'text' | 'summary'> {
    const { type } = step.event;
    const which = caseOf(step);
    const more = which === null ? '' : `: ${which}`;
    const described = (by: DescribedStep['by'], text: string, summary = text) => ({
      by,
      text: capitalised(text),
      summary: summary.charAt(0).toLowerCase() + summary.slice(1),
    });
    const [, ends, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (ends === 'error') return described('system', `cannot ${taskOf(id)}${more}`);
    if (ends !== undefined) {
      const src = invoked.get(id);
      const doing = doingOf(id) ?? (typeof src === 'string' ? doingOf(src) : null);
      if (doing !== null) return described('person', doing);
      const text = `${taskOf(id)}${more || ': done'}`;
      const subject = Object.hasOwn(subjects, id) ? `${subjects[id] ?? ''} ` : '';
      return described('system', text, which === null ? text : subject + which);
    }
    if (type.startsWith('xstate.after.')) {
      return described('time', `some time passes (${step.label.replace(/^after /, '')})`);
    }
    const doing = doingOf(type);
    const text = doing ?? spacedName(type);
    return described(doing === null ? 'system' : 'person', which === null ? text : `${text} (${which})`);
  }

  /** The screen's name: the title of the outermost titled state. */
  function screenIn(states: readonly string[]): string {
    const inside = nodesIn(states);
    const titled = inside.map((node) => metaOf(node).title).find((title) => typeof title === 'string');
    if (titled !== undefined) return titled;
    return capitalised(spacedName(inside[0]?.key ?? ''));
  }

  /** Counts only states in which the person did more than leave them unchanged. */
  function minutesOf({ start, steps }: SimplePath, described: readonly DescribedStep[]): number | null {
    const visited = nodesIn([...new Set([start, ...steps].flatMap(({ states }) => states))]);
    const timed = visited.flatMap((node) => {
      const { minutes } = metaOf(node);
      return typeof minutes === 'number' ? { id: node.id, minutes } : [];
    });
    const isDone = (id: string): boolean =>
      steps.some(
        ({ event }, index) =>
          (steps[index - 1] ?? start).states.includes(id) &&
          described[index]?.by === 'person' &&
          !leavingEvents.includes(event.type),
      );
    return timed.length === 0
      ? null
      : timed.reduce((sum, { id, minutes }) => sum + (isDone(id) ? minutes : 0), 0);
  }

  const describeStep = (path: SimplePath, step: PathStep, index: number): DescribedStep => {
    const before = path.steps[index - 1] ?? path.start;
    const at = screenIn(before.states);
    const described = sentence(step);
    // The text is the same everywhere, so the screen distinguishes it.
    const isBare = leavingEvents.includes(step.event.type) && caseOf(step) === null;
    return {
      ...described,
      ...(isBare && { summary: `${described.summary} from “${at}”` }),
      at,
      instead: step.instead.map((one) => sentence(one).text),
      to: capitalised(stateTitle(machine.root, step.value)),
    };
  };

  const untitled = (path: SimplePath): Omit<DescribedPath, 'title' | 'distinction'> => {
    const steps = path.steps.map((step, index) => describeStep(path, step, index));
    const places = [path.start.states, ...path.steps.map(({ states }) => states)];
    return {
      path,
      steps,
      ends: path.end === 'turns back' ? `back from “${path.outcome}”` : path.outcome,
      screens: [...new Set(places.map(screenIn))],
      minutes: minutesOf(path, steps),
    };
  };

  return {
    /** Describes paths that are listed together: each title distinguishes it from the others. */
    describe(paths: readonly SimplePath[]): DescribedPath[] {
      const described = paths.map(untitled);
      const titles = pathTitles(described);
      return described.map((one, index) => {
        const what = titles[index] ?? '';
        return what === ''
          ? { ...one, distinction: 'As usual', title: capitalised(one.ends) }
          : { ...one, distinction: capitalised(what), title: `${capitalised(what)} → ${one.ends}` };
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
          return typeof title === 'string' ? title : capitalised(spacedName(one.key));
        })
        .join(' · ');
    },
    eventName: (step: ExampleStep): string => sentence(step).text,
  };
}

export type PathDescriber = ReturnType<typeof createPathDescriber>;
