import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { chartIdOfState, stateAt } from '../../../../src/statecharts/flow/flow-tree.ts';
import type { Cue } from '../../../../src/statecharts/trace/player.types.ts';
import { wordsOf } from '../../save-path/words-of-error.ts';
import { plainCue, plainJson } from '../../stage/plain-json.ts';
import type { Walk } from '../../stage/walk.types.ts';
import { answersTo, lastChosen, type Answer } from './answers.ts';
import { whereOneStands } from './where-one-stands.ts';
import { surveyOf, type Survey, type Way } from './survey.ts';
import type { EditableFlow } from '../use-editor.ts';

/** A machine made of the edited path, and how far it was walked. */
export interface Standing {
  readonly machine: AnyStateMachine;
  readonly walk: Walk;
  /** What of the walk came by itself. */
  readonly answers: readonly Answer[];
}

/** What comes by itself: everything that is waited for, only what machines inside the path wait for, or nothing. */
type Follows = 'all' | 'within' | false;

interface Wish {
  readonly state: string;
  /** Counts: the same wish again is another one. */
  readonly count: number;
}

/** Walks the edited path: to what is selected by the shortest way, and on from there. What is shown stays until the next can be. */
export function useStage(flow: EditableFlow, path: Flow, selected: string) {
  const shownPath = useDeferredValue(path);
  const { editable, fixtures } = flow;
  const machine = useMemo(() => editable.machineOf(shownPath), [editable, shownPath]);
  const inputs = Object.keys(fixtures.inputs);
  const [input, setInput] = useState(inputs[0] ?? '');
  const survey = useMemo(() => surveyOf(machine, fixtures, input), [machine, fixtures, input]);
  const [wish, setWish] = useState<Wish>({ state: selected, count: 0 });
  const start = useMemo((): Walk => {
    const given: unknown = fixtures.inputs[input];
    return { ...(given !== undefined && { input: plainJson(given) }), path: shownPath, cues: [], played: 0 };
  }, [fixtures, input, shownPath]);
  const [standing, setStanding] = useState<Standing>(() => ({ machine, walk: start, answers: [] }));
  const [isAnswering, setAnswering] = useState(true);
  /** A walk by other cues, and by what then comes by itself. */
  const walked = (now: Standing, cues: readonly Cue[], follows: Follows): Standing => {
    const walk = { ...now.walk, cues, played: cues.length };
    const fits = flow.paths?.fits;
    const came = follows
      ? answersTo(
          { machine: now.machine, fixtures, ...(fits && { fits }), isInner: follows === 'within' },
          walk,
        )
      : [];
    const all = [...cues, ...came.map(({ cue }) => cue)];
    return {
      ...now,
      walk: { ...walk, cues: all, played: all.length },
      answers: [...now.answers, ...came].filter(({ cue }) => all.includes(cue)),
    };
  };
  const [missing, setMissing] = useState<{ readonly of: Survey; readonly state: string } | null>(null);
  const [broken, setBroken] = useState<{ readonly of: Survey; readonly reason: string } | null>(null);
  const [arrived, setArrived] = useState<{ readonly of: Survey; readonly at: Wish } | null>(null);

  /** After an edit it is the selected state that one wants to see, wherever one has walked meanwhile. */
  const goal = useEffectEvent(() =>
    whereOneStands(shownPath, stateAt(shownPath, selected) ? selected : wish.state),
  );
  const arrive = useEffectEvent((state: string, way: Way | null) => {
    const cues = (way?.steps ?? []).map(({ event }) => plainCue({ actor: '/', event, at: 0 }));
    setStanding(walked({ machine, walk: start, answers: [] }, cues, isAnswering && 'within'));
    setMissing(way ? null : { of: survey, state });
    setArrived({ of: survey, at: wish });
  });
  /** What was shown before stays: on that path it can be walked. */
  const giveUp = useEffectEvent((error: unknown) => {
    setBroken({ of: survey, reason: wordsOf(error) });
    setArrived({ of: survey, at: wish });
  });
  const lookFor = useEffectEvent((state: string, signal: AbortSignal) =>
    survey.wayTo(
      {
        state: chartIdOfState(shownPath, state),
        // Of a step, rather what the vendor does in it than what is waited for.
        isCalm: stateAt(shownPath, state)?.states !== undefined,
      },
      signal,
    ),
  );
  useEffect(() => {
    const aborting = new AbortController();
    const { signal } = aborting;
    const state = goal();
    lookFor(state, signal).then(
      (way) => {
        if (!signal.aborted) arrive(state, way);
      },
      (error: unknown) => {
        if (!signal.aborted) giveUp(error);
      },
    );
    return () => aborting.abort();
  }, [survey, wish]);

  const walkOn = (change: (now: Standing) => readonly Cue[], follows: Follows) =>
    setStanding((now) => walked(now, change(now), follows));
  /** The last that somebody chose is taken back, with what came of it by itself. */
  const beforeLast = ({ walk: { cues }, answers }: Standing): readonly Cue[] =>
    cues.slice(0, Math.max(0, lastChosen(cues, answers)));
  return {
    /** What is drawn: an edit behind for a moment, so that the list never waits for the rest. */
    shownPath,
    chartMachine: machine,
    standing,
    input,
    inputs,
    setInput,
    isLooking: arrived?.of !== survey || arrived.at !== wish || shownPath !== path,
    /** What was wished for and cannot be reached. */
    missing: missing?.of === survey ? missing.state : null,
    /** Why the path cannot be walked as it is; null where it can. */
    broken: broken?.of === survey ? broken.reason : null,
    goTo: (state: string) => setWish(({ count }) => ({ state, count: count + 1 })),
    act: (cue: Cue) => walkOn(({ walk }) => [...walk.cues, cue], isAnswering && 'all'),
    stepBack: () => walkOn(beforeLast, false),
    beginAgain: () => walkOn(() => [], false),
    /** Whether the usual answer of the system comes by itself. */
    isAnswering,
    setAnswering: (isOn: boolean) => {
      setAnswering(isOn);
      if (isOn) walkOn(({ walk }) => walk.cues, 'all');
    },
  };
}

export type Stage = ReturnType<typeof useStage>;
