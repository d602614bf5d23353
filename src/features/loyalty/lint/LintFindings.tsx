import '../../../../i18n/en/areas/notifications';
import '../../../../i18n/en/areas/lint';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SentenceValue } from '../../../../resources/loyalty/sentence';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPercent } from '../../../lib/format/formatPercent';
import { formatPoints } from '../../../lib/format/formatPoints';
import { byLocale } from '../../../lib/format/locale';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import textStyles from '../../../ui/text/text.module.css';
import type { ProgramParts } from '../costs/useCosts';
import { findPartAt } from '../draft/programDraft';
import { buildPartUrl, buildProgramTabUrl } from '../editor/editedProgram';
import { usePartTitle } from '../programs/usePartTitle';
import { useSentenceValue } from '../programs/useSentence';
import styles from './LintFindings.module.css';
import { DEFAULT_LIMITS, type Finding } from './lintProgram';
import { useFindings } from './useFindings';
import { LIMIT_BOUNDS, useLintLimits } from './useLintLimits';

const languageNames = byLocale((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

/** Lint findings of a program, each with its reason and a link to fix it. Findings don't block saving. */
export default function LintFindings(parts: ProgramParts) {
  const translate = useTranslate();
  const { findings, skipReason, isPending } = useFindings(parts);
  return (
    <Card title={translate('lint.title')}>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings have no ids, and their items have no state.
            <FindingItem key={n} finding={finding} parts={parts} />
          ))}
        </ul>
      )}
      {findings.length === 0 && (
        <p className={styles.none}>
          {!isPending && <Icon name="check" className={styles.sound} />}
          {translate(isPending ? 'lint.reading' : 'lint.none')}
        </p>
      )}
      {!isPending && skipReason && <p className={textStyles.note}>{translate(`lint.${skipReason}`)}</p>}
      <LimitsForm />
    </Card>
  );
}

function FindingItem({ finding: { rule, target, values, count }, parts }: { finding: Finding; parts: ProgramParts }) {
  const translate = useTranslate();
  const { locale, shoppersLocale } = useCurrentSite();
  const [limits] = useLintLimits();
  const formatValue = useSentenceValue();
  const getTitle = usePartTitle();
  const { drafted, saved } = parts;
  const part = findPartAt(drafted, target);
  const name = target.of !== 'program' && part ? getTitle(target.of, part) : '';
  const templateName = (key: SentenceValue) =>
    'text' in key ? translate(`notifications.templates.${key.text}.name`, { _: key.text }) : '';
  const params = {
    limit: rule === 'payout' ? formatPercent(limits.payout * 100, locale) : formatPoints(limits.orders, locale),
    language: languageNames(locale).of(shoppersLocale) ?? shoppersLocale,
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, formatValue(value, key)])),
    ...(values['template'] && { template: templateName(values['template']) }),
    // Parts without a title are named by their type.
    ...(values['part'] && { part: name }),
    ...(target.of === 'tasks' && { task: name }),
    ...(target.of === 'rewards' && { reward: name }),
    ...(count !== undefined && { smart_count: count }),
  };
  const getLink = () => {
    if (part) return { to: buildPartUrl(saved._id, target), text: translate('lint.go.part', { title: name }) };
    if (rule === 'payout') return { to: buildProgramTabUrl(saved._id, 'costs'), text: translate('lint.go.costs') };
    return { to: buildProgramTabUrl(saved._id, ''), text: translate('lint.go.parts') };
  };
  const { to, text } = getLink();
  return (
    <li className={styles.finding}>
      <Icon name="warning" className={styles.icon} />
      <div className={styles.words}>
        <p className={textStyles.strong}>
          <bdi>{translate(`lint.rules.${rule}.title`, params)}</bdi>
        </p>
        <p className={textStyles.note}>
          <bdi>{translate(`lint.rules.${rule}.why`, params)}</bdi>
        </p>
        <Link to={to} className={styles.link}>
          <bdi>{text}</bdi>
        </Link>
      </div>
    </li>
  );
}

/** Shows the lint limits and lets the user change them. */
function LimitsForm() {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const [limits, setLimits] = useLintLimits();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.limits}>
      {isOpen ? (
        <>
          <LimitField
            label={translate('lint.limits.orders')}
            bounds={LIMIT_BOUNDS.orders}
            value={limits.orders}
            onChange={(orders) => setLimits({ ...limits, orders: orders ?? DEFAULT_LIMITS.orders })}
          />
          <LimitField
            label={translate('lint.limits.payout')}
            bounds={LIMIT_BOUNDS.payout}
            value={Math.round(limits.payout * 100)}
            onChange={(share) => setLimits({ ...limits, payout: share === null ? DEFAULT_LIMITS.payout : share / 100 })}
          />
        </>
      ) : (
        <p className={textStyles.note}>
          {translate('lint.limits.text', {
            smart_count: limits.orders,
            payout: formatPercent(limits.payout * 100, locale),
          })}
        </p>
      )}
      <div>
        <Button size="small" kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {translate(isOpen ? 'lint.limits.done' : 'lint.limits.change')}
        </Button>
      </div>
    </div>
  );
}

interface LimitFieldProps {
  label: string;
  bounds: { min: number; max: number };
  value: number;
  /** Null if the field was cleared, which restores the default. */
  onChange: (value: number | null) => void;
}

function LimitField({ label, bounds: { min, max }, value, onChange }: LimitFieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const isValid = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
  const isInvalid = typed !== null && typed.trim() !== '' && !isValid(typed.trim());
  return (
    <TextBox
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      help={translate('lint.limits.help')}
      error={isInvalid ? translate('lint.limits.fault', { least: min, most: max }) : undefined}
      onChange={(text) => {
        setTyped(text);
        if (text.trim() === '') onChange(null);
        else if (isValid(text.trim())) onChange(Number(text.trim()));
      }}
      onBlur={() => !isInvalid && setTyped(null)}
    />
  );
}
