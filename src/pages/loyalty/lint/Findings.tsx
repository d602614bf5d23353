import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { SentenceValue } from '../../../../resources/loyalty/sentence';
import { useShop } from '../../../engine/shop';
import { byLocale } from '../../../lib/byLocale';
import { percent } from '../../../lib/percent';
import { points } from '../../../lib/points';
import { Icon } from '../../../ui/Icon';
import { Sheet } from '../../../ui/Sheet';
import type { ProgramParts } from '../costs/useCosts';
import { partAt } from '../draft/programDraft';
import { addressOf, tabAddress } from '../editor/editedProgram';
import { usePartTitle } from '../words/usePartTitle';
import { useSentenceValue } from '../words/useSentence';
import styles from './Findings.module.css';
import { LimitsForm } from './LimitsForm';
import type { Finding } from './lintProgram';
import { useFindings } from './useFindings';
import { useLintLimits } from './useLintLimits';

const languages = byLocale((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

/** What may be wrong with the programme: what it is, why, and the way there. Nothing of it stops anybody from saving. */
export default function Findings(parts: ProgramParts) {
  const translate = useTranslate();
  const { findings, unknown, isPending } = useFindings(parts);
  return (
    <Sheet title={translate('lint.title')}>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a finding has no name of its own, and holds nothing
            <FoundItem key={n} finding={finding} parts={parts} />
          ))}
        </ul>
      )}
      {findings.length === 0 && (
        <p className={styles.none}>
          {!isPending && <Icon name="check" className={styles.sound} />}
          {translate(isPending ? 'lint.reading' : 'lint.none')}
        </p>
      )}
      {!isPending && unknown && <p className={styles.why}>{translate(`lint.${unknown}`)}</p>}
      <LimitsForm />
    </Sheet>
  );
}

function FoundItem({ finding: { rule, place, values, count }, parts }: { finding: Finding; parts: ProgramParts }) {
  const translate = useTranslate();
  const { locale, shoppersLocale } = useShop();
  const [limits] = useLintLimits();
  const value = useSentenceValue();
  const title = usePartTitle();
  const { drafted, saved } = parts;
  const part = partAt(drafted, place);
  const name = place.of !== 'program' && part ? title(place.of, part) : '';
  const templateName = (key: SentenceValue) =>
    'text' in key ? translate(`lint.templates.${key.text}`, { _: key.text }) : '';
  const facts = {
    limit: rule === 'payout' ? percent(limits.payout * 100, locale) : points(limits.orders, locale),
    language: languages(locale).of(shoppersLocale) ?? shoppersLocale,
    ...Object.fromEntries(Object.entries(values).map(([key, one]) => [key, value(one, key)])),
    ...(values['template'] && { template: templateName(values['template']) }),
    // A task or reward without a title is called by its kind.
    ...(place.of === 'tasks' && { task: name }),
    ...(place.of === 'rewards' && { reward: name }),
    ...(count !== undefined && { smart_count: count }),
  };
  const link = () => {
    if (part) return { to: addressOf(saved._id, place), text: translate('lint.go.part', { title: name }) };
    if (rule === 'payout') return { to: tabAddress(saved._id, 'costs'), text: translate('lint.go.costs') };
    return { to: tabAddress(saved._id, ''), text: translate('lint.go.parts') };
  };
  const { to, text } = link();
  return (
    <li className={styles.finding}>
      <Icon name="warning" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>
          <bdi>{translate(`lint.rules.${rule}.title`, facts)}</bdi>
        </p>
        <p className={styles.why}>
          <bdi>{translate(`lint.rules.${rule}.why`, facts)}</bdi>
        </p>
        <Link to={to} className={styles.link}>
          <bdi>{text}</bdi>
        </Link>
      </div>
    </li>
  );
}
