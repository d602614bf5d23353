import '../../../../i18n/en/areas/wizard';
import '../../../../i18n/en/areas/loyalty';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { getDefaultConfig } from '../../../../resources/config/configShape';
import type { ProgramContent } from '../../../../resources/loyalty/programKinds';
import { rewardTypes } from '../../../../resources/loyalty/rewardTypes';
import { taskTypes } from '../../../../resources/loyalty/taskTypes';
import type { Program } from '../../../../resources/programs';
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
import { useCreateProgram } from '../../loyalty/programs/useCreateProgram';
import { useProgramList } from '../../loyalty/programs/useProgramList';
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
  const [wasSubmitted, setSubmitted] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const createProgram = useCreateProgram('create');
  const name = form.name.trim();
  const isTaken = programs.some((program) => program.name === name);
  const { isPending, submit } = useSubmitOnce(async () => {
    setSubmitted(true);
    setErrorMessage(null);
    if (name === '' || isTaken) return;
    const { failure } = await createProgram({
      name,
      intent: JSON.stringify(form),
      done: translate('wizard.program.created', { name }),
      getContent: () => createPresetContent(form.goal, (list, type) => translate(`loyalty.${list}.${type}`)),
    });
    if (failure === null) {
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

/**
 * Tasks and rewards of a preset.
 * @param getTitle name of a task or reward type, shown to customers
 */
function createPresetContent(
  goal: Goal,
  getTitle: (list: 'tasks' | 'rewards', type: string) => string,
): ProgramContent {
  const createPart = (list: 'tasks' | 'rewards', type: string, fields: Parameters<typeof getDefaultConfig>[0]) => ({
    _id: createRandomId(),
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
