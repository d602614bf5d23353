import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { rewardTypes } from '../../../../resources/loyalty/rewardTypes';
import { taskTypes } from '../../../../resources/loyalty/taskTypes';
import type { Program } from '../../../../resources/programs';
import { useIdempotentForm } from '../../../engine/drafts/useIdempotentForm';
import { useSentence } from '../../../engine/programs/useSentence';
import { Button } from '../../../ui/buttons/Button';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { Banner } from '../../../ui/feedback/Banner';
import { RadioList } from '../../../ui/form/RadioList';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import { goals, useGoals } from '../goals';
import styles from '../wizard.module.css';
import { presets } from './presets';
import { useCreatePreset } from './useCreatePreset';

const shape = z.object({ name: z.string(), goal: z.enum(goals) });

/** Form that creates a program with the tasks and rewards of a preset. Input is kept until it is created. */
export function PresetForm({ programs }: { programs: readonly Program[] }) {
  const translate = useTranslate();
  const formatSentence = useSentence();
  const id = useId();
  const [chosenGoals] = useGoals();
  const empty = { name: translate('wizard.program.defaultName'), goal: chosenGoals[0] ?? 'loyalty' };
  const { form, change, forget, idempotencyKeyFor } = useIdempotentForm('create:wizard.program', { shape, empty });
  const [wasSubmitted, setSubmitted] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const create = useCreatePreset(programs);
  const name = form.name.trim();
  const isTaken = programs.some((program) => program.name === name);
  const { isPending, submit } = useSubmitOnce(async () => {
    setSubmitted(true);
    setErrorMessage(null);
    if (name === '' || isTaken) return;
    const failure = await create({ name, goal: form.goal, key: idempotencyKeyFor({ name, goal: form.goal }) });
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
          <p className={styles.muted}>{translate('wizard.program.contentHelp')}</p>
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
