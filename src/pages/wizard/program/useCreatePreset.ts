import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { ProgramChange } from '../../../../dataProvider/methods/programCalls';
import type { Program } from '../../../../resources/programs';
import { fillProgram, type NewProgram } from '../../../engine/programs/programList';
import { useCreateProgram } from '../../../engine/programs/useCreateProgram';
import { useOutcomeText } from '../../../engine/programs/useOutcomeText';
import { useProgramPorts } from '../../../engine/programs/useProgramList';
import { createRandomId } from '../../../lib/createRandomId';
import type { Goal } from '../goals';
import { createPresetContent } from './presets';

interface PresetProgram {
  name: string;
  goal: Goal;
  /** Idempotency key. */
  key: string;
}

/** A created program that could not be filled. The next attempt fills it instead of creating another one. */
interface PendingProgram {
  request: NewProgram;
  program: Program;
  content: ProgramChange;
}

/**
 * Returns a function that creates a program and fills it with a preset. It returns an error message, or null on
 * success. Needs the `loyalty`, `programs` and `create` messages.
 */
export function useCreatePreset(programs: readonly Program[]): (preset: PresetProgram) => Promise<string | null> {
  const translate = useTranslate();
  const outcomeText = useOutcomeText();
  const { ports, upsert } = useProgramPorts();
  const { create: createProgram, reportCreated } = useCreateProgram();
  const pending = useRef<PendingProgram | null>(null);

  const start = async ({ name, goal, key }: PresetProgram): Promise<string | null> => {
    const request = { name, key, known: new Set(programs.map(({ _id }) => _id)) };
    const created = await createProgram(request);
    if (created.kind !== 'done') return outcomeText('create', created);
    const getTitle = (list: string, type: string) => translate(`loyalty.${list}.${type}`);
    const content = createPresetContent(goal, { getTitle, createId: createRandomId });
    pending.current = { request, program: created.value, content };
    return null;
  };
  return async (preset) => {
    if (pending.current?.request.key !== preset.key) pending.current = null;
    const failure = pending.current ? null : await start(preset);
    if (failure !== null || !pending.current) return failure;
    const { request, program, content } = pending.current;
    const filled = await fillProgram(ports, program, content);
    if (filled.kind !== 'done') return outcomeText('fill', filled, preset.name);
    pending.current = null;
    upsert(filled.value);
    reportCreated(request, filled.value, translate('wizard.program.created', { name: preset.name }));
    return null;
  };
}
