import '../../../../i18n/en/areas/wizard';
import '../../../../i18n/en/areas/loyalty';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { ProgramChange } from '../../../../dataProvider/methods/programCalls';
import { getDefaultConfig } from '../../../../resources/config/configShape';
import { rewardTypes } from '../../../../resources/loyalty/rewardTypes';
import { taskTypes } from '../../../../resources/loyalty/taskTypes';
import type { Program } from '../../../../resources/programs';
import { useIntentKeys } from '../../../engine/drafts/useIntentKeys';
import { useStoredForm } from '../../../engine/drafts/useStoredForm';
import { createRandomId } from '../../../lib/createRandomId';
import { Button } from '../../../ui/buttons/Button';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { Banner } from '../../../ui/feedback/Banner';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { RadioList } from '../../../ui/form/RadioList';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { PageLink } from '../../../ui/navigation/PageLink';
import textStyles from '../../../ui/text/text.module.css';
import { fillProgram, type NewProgram } from '../../loyalty/programs/programList';
import { useCreateProgram } from '../../loyalty/programs/useCreateProgram';
import { useOutcomeText } from '../../loyalty/programs/useOutcomeText';
import { useProgramList, useProgramPorts } from '../../loyalty/programs/useProgramList';
import { useSentence } from '../../loyalty/programs/useSentence';
import { type Goal, goals, useGoals } from '../goals';
import styles from '../wizard.module.css';

/** Step of the wizard that creates a program from a preset. */
export default function ProgramPage() {
  const translate = useTranslate();
  const { programs, error, isPending, isFetching, retry } = useProgramList();
  return (
    <>
      <PageHeader
        title={translate('pages.wizard.program')}
        subtitle={translate('wizard.program.subtitle')}
        actions={<ButtonLink to="/wizard">{translate('wizard.back')}</ButtonLink>}
      />
      <div className={styles.stack}>
        {isPending && <Skeleton height={160} />}
        {error && !programs && (
          <ErrorState title={translate('wizard.program.loadFailed')} error={error} busy={isFetching} onRetry={retry} />
        )}
        {programs && programs.length > 0 && (
          <Card title={translate('wizard.program.existing')}>
            <ul className={styles.choices}>
              {programs.map(({ _id, name }) => (
                <li key={_id}>
                  <PageLink to={`/loyalty/${encodeURIComponent(_id)}`}>
                    <bdi>{name || _id}</bdi>
                  </PageLink>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {programs && <PresetForm programs={programs} />}
      </div>
    </>
  );
}

const shape = z.object({ name: z.string(), goal: z.enum(goals) });

/** Form that creates a program with the tasks and rewards of a preset. Input is kept until it is created. */
function PresetForm({ programs }: { programs: readonly Program[] }) {
  const translate = useTranslate();
  const formatSentence = useSentence();
  const id = useId();
  const [chosenGoals] = useGoals();
  const empty = { name: translate('wizard.program.defaultName'), goal: chosenGoals[0] ?? 'loyalty' };
  const { form, change, forget } = useStoredForm('create:wizard.program', { shape, empty });
  const keys = useIntentKeys('create:wizard.program');
  const [wasSubmitted, setSubmitted] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const create = useCreatePreset(programs);
  const name = form.name.trim();
  const isTaken = programs.some((program) => program.name === name);
  const { isPending, submit } = useSubmitOnce(async () => {
    setSubmitted(true);
    setErrorMessage(null);
    if (name === '' || isTaken) return;
    const sent = { name, goal: form.goal };
    const failure = await create({ ...sent, key: keys.get(sent) });
    if (failure === null) {
      keys.forget(sent);
      forget();
      setSubmitted(false);
    } else setErrorMessage(failure);
  }, false);
  const getNameError = () => {
    if (!wasSubmitted || isPending) return undefined;
    if (name === '') return translate('wizard.program.nameMissing');
    return isTaken ? translate('wizard.program.nameTaken') : undefined;
  };
  const { tasks, rewards } = presets[form.goal];
  return (
    <Card title={translate('wizard.program.new')}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <RadioList
          label={translate('wizard.program.preset')}
          value={form.goal}
          options={goals.map((goal) => ({ value: goal, label: translate(`wizard.goals.${goal}`) }))}
          onChange={(goal) => change({ ...form, goal })}
        />
        <section aria-labelledby={id} className={styles.preview}>
          <h3 id={id}>{translate('wizard.program.content')}</h3>
          <ul className={styles.parts}>
            {tasks.map((type) => (
              <li key={type}>{formatSentence(taskTypes[type].sentence(taskTypes[type].points, {}))}</li>
            ))}
            {rewards.map((type) => (
              <li key={type}>{formatSentence(rewardTypes[type].sentence(rewardTypes[type].pointsCost, {}))}</li>
            ))}
          </ul>
          <p className={textStyles.second}>{translate('wizard.program.contentHelp')}</p>
        </section>
        <TextBox
          label={translate('wizard.program.name')}
          required
          maxLength={100}
          value={form.name}
          error={getNameError()}
          onChange={(next) => change({ ...form, name: next })}
        />
        {errorMessage !== null && <Banner tone="danger">{errorMessage}</Banner>}
        <div>
          <Button type="submit" kind="primary" busy={isPending}>
            {translate('wizard.program.create')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

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
function useCreatePreset(programs: readonly Program[]): (preset: PresetProgram) => Promise<string | null> {
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

/** Preset programs of the wizard, with the defaults of their task and reward types. */
interface Preset {
  tasks: readonly (keyof typeof taskTypes)[];
  rewards: readonly (keyof typeof rewardTypes)[];
}

const presets: Readonly<Record<Goal, Preset>> = {
  loyalty: {
    tasks: ['signup', 'place_an_order', 'refer_a_friend', 'birthday'],
    rewards: ['fixed_amount', 'free_shipping'],
  },
  reviews: { tasks: ['post_a_review', 'place_an_order'], rewards: ['percentage', 'free_shipping'] },
  questions: { tasks: ['post_a_faq', 'place_an_order'], rewards: ['percentage', 'free_shipping'] },
};

interface PresetNames {
  /** Name of a task or reward type, shown to customers. */
  getTitle: (list: 'tasks' | 'rewards', type: string) => string;
  createId: () => string;
}

/** Tasks and rewards of a preset. */
function createPresetContent(goal: Goal, { getTitle, createId }: PresetNames): ProgramChange {
  const createPart = (list: 'tasks' | 'rewards', type: string, fields: Parameters<typeof getDefaultConfig>[0]) => ({
    _id: createId(),
    type,
    isEnabled: true,
    title: getTitle(list, type),
    config: getDefaultConfig(fields),
  });
  const { tasks, rewards } = presets[goal];
  return {
    tasks: tasks.map((type) => ({
      ...createPart('tasks', type, taskTypes[type].fields),
      points: taskTypes[type].points,
    })),
    rewards: rewards.map((type) => ({
      ...createPart('rewards', type, rewardTypes[type].fields),
      pointsCost: rewardTypes[type].pointsCost,
    })),
  };
}
