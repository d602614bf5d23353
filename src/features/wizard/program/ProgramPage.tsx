import { ReadFailure } from '../../../engine/errors/ReadNotice';
import '../../../../i18n/en/areas/wizard';
import '../../../../i18n/en/areas/costs';
import '../../../../i18n/en/areas/loyalty';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify, useTranslate, useUpdate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { currencyFractionDigits } from '../../../../i18n/currencyFractionDigits';
import { getLanguage } from '../../../../resources/languages';
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';
import type { RecordOf } from '../../../../resources/recordKinds';
import { useDraft } from '../../../engine/drafts/useDraft';
import { useStoredForm } from '../../../engine/drafts/useStoredForm';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { languageMessages, useCustomersLocale } from '../../../engine/shop/languageMessages';
import { getProgramName } from '../../../engine/shop/programs';
import { formatPercent } from '../../../lib/format/formatPercent';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { Banner } from '../../../ui/feedback/Banner';
import { CardSkeleton } from '../../../ui/feedback/CardSkeleton';
import { firstField } from '../../../ui/focus/focusable';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import gridStyles from '../../../ui/form/fieldGrid.module.css';
import { RadioList } from '../../../ui/form/RadioList';
import { LabeledField } from '../../../ui/inputs/LabeledField';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { PageLink } from '../../../ui/navigation/PageLink';
import textStyles from '../../../ui/text/text.module.css';
import { useLanguageName } from '../../locale/dictionaries/useLanguageNames';
import { MetricField } from '../../loyalty/costs/MetricField';
import { useCosts } from '../../loyalty/costs/useCosts';
import { getPartSentences } from '../../loyalty/programs/getPartSentences';
import { useCreateProgram } from '../../loyalty/programs/useCreateProgram';
import { useProgramList } from '../../loyalty/programs/useProgramList';
import { useSentence, useSentenceValue } from '../../loyalty/programs/useSentence';
import StepLinks from '../checklist/StepLinks';
import { programStep } from '../checklist/useSetupSteps';
import { goals, useGoals } from '../goals';
import styles from '../wizard.module.css';
import { computePresetProgram } from './presetProgram';

/** Step of the wizard that creates a program from a preset. */
export default function ProgramPage() {
  const translate = useTranslate();
  const query = useProgramList();
  const { programs, isPending } = query;
  return (
    <>
      <PageHeader
        back={<BackButton to="/wizard" label={translate('wizard.back')} />}
        title={translate('pages.wizard.program')}
        subtitle={translate('wizard.program.subtitle')}
      />
      <div className={columnStyles.form}>
        {isPending && <CardSkeleton height={160} />}
        {!programs && <ReadFailure title={translate('wizard.program.loadFailed')} read={query} />}
        {programs && <Programs programs={programs} />}
      </div>
    </>
  );
}

const DRAFT = 'create:wizard.program';

/** The programs of the store, which are turned on here, and the form for another one. */
function Programs({ programs }: { programs: readonly RecordOf<'programs'>[] }) {
  const translate = useTranslate();
  const [draft] = useDraft(DRAFT);
  const [params] = useSearchParams();
  const [isAdding, setAdding] = useState(programs.length === 0 || draft !== '' || params.has('new'));
  const region = useRef<HTMLDivElement>(null);
  useFocusRestore(region);
  // One of the buttons is the primary one: to create a program, to turn it on, or to continue.
  const isDone = programStep(programs) === 'done';
  const toTurnOn = isAdding || isDone ? undefined : programs.find(isOff);
  return (
    <div ref={region} tabIndex={-1} className={columnStyles.stack}>
      {programs.length > 0 && (
        <Card
          title={translate('wizard.program.existing')}
          action={
            <Button size="small" icon="plus" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              {translate('wizard.program.new')}
            </Button>
          }
        >
          <ul className={styles.choices}>
            {programs.map((program) => (
              <ProgramItem key={program._id} program={program} isNext={program === toTurnOn} />
            ))}
          </ul>
        </Card>
      )}
      {isAdding && <PresetForm programs={programs} onCreated={() => setAdding(false)} />}
      <StepLinks step="program" isComplete={!isAdding && !toTurnOn} />
    </div>
  );
}

/** Whether a program has tasks or rewards, and all of them are off. */
function isOff({ tasks, rewards }: Program): boolean {
  const parts = [...(tasks ?? []), ...(rewards ?? [])];
  return parts.length > 0 && parts.every(({ isEnabled }) => isEnabled === false);
}

interface ProgramItemProps {
  program: RecordOf<'programs'>;
  /** Whether the next step is to turn it on. */
  isNext: boolean;
}

/** Link to a program, with a button that turns it on if nothing of it is. */
function ProgramItem({ program, isNext }: ProgramItemProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [update] = useUpdate();
  const { id, tasks, rewards } = program;
  const name = getProgramName(program, translate);
  const { isPending, run: turnOn } = useAsyncAction(async () => {
    const on = <Part extends object>(list: readonly Part[] | null) =>
      (list ?? []).map((part) => ({ ...part, isEnabled: true }));
    try {
      const data = { tasks: on(tasks), rewards: on(rewards) };
      await update('programs', { id, data, previousData: program }, { returnPromise: true });
      notify(translate('wizard.program.turnedOn', { name }), { type: 'success' });
    } catch (thrown) {
      const reason = errorText(thrown);
      notify(translate('wizard.program.turnOnFailed', { name, reason }), { type: 'error' });
    }
  });
  return (
    <li className={styles.state}>
      <PageLink to={`/loyalty/${encodeURIComponent(id)}`}>
        <bdi>{name}</bdi>
      </PageLink>
      {isOff(program) && (
        <Button
          kind={isNext ? 'primary' : 'plain'}
          size="small"
          busy={isPending}
          aria-label={translate('wizard.program.turnOnNamed', { name })}
          onClick={() => turnOn()}
        >
          {translate('wizard.program.turnOn')}
        </Button>
      )}
    </li>
  );
}

const MAX_RETURN_PERCENT = 15;

const shape = z.object({
  name: z.string(),
  goal: z.enum(goals),
  /** What the store returns of an order, in percent. */
  returnPercent: z.int().check(z.minimum(1), z.maximum(MAX_RETURN_PERCENT)),
});

/** For the store's values, which don't depend on a program. */
const noProgram: Program = { _id: '', name: null, tasks: null, rewards: null };

/** Form that creates a program from a preset. Input is kept until it is created. */
function PresetForm({ programs, onCreated }: { programs: readonly Program[]; onCreated: () => void }) {
  const translate = useTranslate();
  const formatSentence = useSentence();
  const formatValue = useSentenceValue();
  const { currency, locale, siteName, shoppersLocale } = useCurrentSite();
  const client = useQueryClient();
  const customersLocale = useCustomersLocale();
  const language = useLanguageName()(getLanguage(customersLocale));
  const isOtherLanguage = customersLocale !== useLocale() || customersLocale !== shoppersLocale;
  const id = useId();
  const [chosenGoals] = useGoals();
  const costs = useCosts({ saved: noProgram, drafted: noProgram });
  const empty = {
    name: translate('wizard.program.defaultName', { store: siteName }),
    goal: chosenGoals[0] ?? 'loyalty',
    returnPercent: 5,
  };
  const { form, change, forget } = useStoredForm(DRAFT, { shape, empty });
  const [wasSubmitted, setSubmitted] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const createProgram = useCreateProgram('create');
  const name = form.name.trim();
  const isTaken = programs.some((program) => program.name === name);
  const { averageOrderValue = 0, shippingCost } = costs.values;
  const { goal, returnPercent } = form;
  const basis = { averageOrderValue, shippingCost, returnPercent, digits: currencyFractionDigits(currency) };
  const preset = averageOrderValue > 0 ? computePresetProgram(goal, basis) : null;
  const { isPending, submit } = useSubmitOnce(async (event) => {
    setSubmitted(true);
    setErrorMessage(null);
    if (!preset) {
      const box = event.currentTarget.querySelector<HTMLElement>('[data-figure="averageOrderValue"]');
      if (box) firstField(box)?.focus();
    }
    if (name === '' || isTaken || !preset) return;
    const messages = await client.fetchQuery(languageMessages(customersLocale)).catch(() => null);
    if (!messages) return setErrorMessage(translate('wizard.program.titlesFailed', { language }));
    const addTitle = <Part extends ProgramTask | ProgramReward>(list: 'tasks' | 'rewards', part: Part): Part => ({
      ...part,
      title: messages.translate(`loyalty.${list}.${part.type}`),
    });
    const tasks = preset.tasks.map((task) => addTitle('tasks', task));
    const rewards = preset.rewards.map((reward) => addTitle('rewards', reward));
    const { failure } = await createProgram({
      name,
      intent: JSON.stringify({ form, basis }),
      done: translate('wizard.program.created', { name }),
      getContent: () => ({ tasks, rewards }),
    });
    if (failure === null) {
      forget();
      onCreated();
    } else setErrorMessage(failure);
  }, false);
  const getNameError = () => {
    if (!wasSubmitted || isPending) return undefined;
    if (name === '') return translate('wizard.program.nameMissing');
    return isTaken ? translate('wizard.program.nameTaken') : undefined;
  };
  const percent = formatPercent(returnPercent, locale);
  const formatPart = (list: 'tasks' | 'rewards', part: ProgramTask | ProgramReward) => {
    const sentences = getPartSentences(list, part);
    return sentences ? formatSentence(sentences.sentence) : '';
  };
  return (
    <Card title={translate('wizard.program.new')}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <RadioList
          label={translate('wizard.program.preset')}
          value={goal}
          options={goals.map((value) => ({ value, label: translate(`wizard.goals.${value}`) }))}
          onChange={(value) => change({ ...form, goal: value })}
        />
        <div className={gridStyles.grid}>
          <MetricField name="averageOrderValue" costs={costs} isRequired={wasSubmitted} />
          <MetricField name="shippingCost" costs={costs} />
        </div>
        <LabeledField label={translate('wizard.program.returned', { percent })}>
          {(field) => (
            <input
              {...field}
              type="range"
              min={1}
              max={MAX_RETURN_PERCENT}
              value={returnPercent}
              aria-valuetext={percent}
              className={styles.slider}
              onChange={(event) => change({ ...form, returnPercent: Number(event.target.value) })}
            />
          )}
        </LabeledField>
        <section aria-labelledby={id} className={styles.preview}>
          <h3 id={id}>{translate('wizard.program.content')}</h3>
          {preset ? (
            <>
              <p>
                {translate('wizard.program.worth', {
                  points: formatValue({ points: 100 }),
                  amount: formatValue({ money: 100 * preset.pointValue }),
                })}
              </p>
              <ul className={styles.parts}>
                {preset.tasks.map((task) => (
                  <li key={task.type}>
                    {formatPart('tasks', task)}
                    {task.type !== 'place_an_order' && (
                      <span className={textStyles.second}>
                        {' '}
                        {translate('wizard.program.taskWorth', {
                          amount: formatValue({ money: (task.points ?? 0) * preset.pointValue }),
                        })}
                      </span>
                    )}
                  </li>
                ))}
                {preset.rewards.map((reward) => {
                  const signupPoints = preset.tasks.find(({ type }) => type === 'signup')?.points ?? 0;
                  const missing = Math.max(0, (reward.pointsCost ?? 0) - signupPoints);
                  const orders = Math.ceil(missing / preset.pointsPerOrder);
                  const afterSignup = orders === 0 ? 'afterSignup' : 'afterSignupAndOrders';
                  return (
                    <li key={reward.type}>
                      {formatPart('rewards', reward)}
                      <span className={textStyles.second}>
                        {' '}
                        {translate(`wizard.program.${signupPoints > 0 ? afterSignup : 'after'}`, {
                          smart_count: orders,
                          orders: formatPoints(orders, locale),
                        })}
                      </span>
                    </li>
                  );
                })}
              </ul>
              <p className={textStyles.second}>{translate('wizard.program.contentHelp')}</p>
              {isOtherLanguage && (
                <p className={textStyles.second}>{translate('wizard.program.titleLanguage', { language })}</p>
              )}
            </>
          ) : (
            !costs.isPending && (
              <p role={wasSubmitted ? 'alert' : undefined}>{translate('wizard.program.noOrderValue')}</p>
            )
          )}
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
          <Button type="submit" kind="primary" busy={isPending || costs.isPending}>
            {translate('wizard.program.create')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
