import { isEqual } from 'es-toolkit/predicate';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { AppError } from '../../../dataProvider/errors';
import { getLanguage } from '../../../resources/languages';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { Checkbox } from '../../ui/inputs/Checkbox';
import rowStyles from '../../ui/layout/cardRows.module.css';
import flowStyles from '../../ui/layout/flow.module.css';
import { TextDiff } from '../../ui/text/TextDiff';
import textStyles from '../../ui/text/text.module.css';
import { useListText } from '../../ui/text/useListText';
import { useLanguageName } from '../locale/dictionaries/useLanguageNames';
import { getPartSentences } from '../loyalty/programs/getPartSentences';
import { usePartTitle } from '../loyalty/programs/usePartTitle';
import { useSentence } from '../loyalty/programs/useSentence';
import styles from './Copy.module.css';
import { linksTo } from './compareStores';
import {
  type CopyChange,
  type CopyKindName,
  type CopyValue,
  type ProgramContent,
  programContentShape,
  type RewardContent,
  type TaskContent,
  templateTextsShape,
} from './copyChange';
import { pairByType } from './kinds/programContent';
import { useChangeName } from './useChangeName';
import { useCopyErrorText } from './useCopyRun';

interface ChangeRowProps {
  change: CopyChange;
  /** Host of the source store's website; null if links to it aren't marked. */
  host: string | null;
  isSelected: boolean;
  /** Of the last attempt. */
  error: AppError | undefined;
  disabled: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** Kinds whose values are too long for a row. */
const longKinds: readonly CopyKindName[] = ['css', 'programs', 'templates'];

/** One difference: its name, and the value before and after. */
export function ChangeRow({ change, host, isSelected, error, disabled, onSelect }: ChangeRowProps) {
  const translate = useTranslate();
  const id = useId();
  const getLanguageName = useLanguageName();
  const getErrorText = useCopyErrorText();
  const { siteName } = useCurrentSite();
  const name = useChangeName()(change);
  const [isOpen, setOpen] = useState(false);
  const isLong = longKinds.includes(change.kind);
  const isNew = change.before === null && change.fallback === undefined;
  const remarks = [
    ...(change.locale === '' ? [] : [getLanguageName(getLanguage(change.locale))]),
    ...(isNew && change.kind !== 'translations' ? [translate('copy.isNew', { store: siteName })] : []),
    ...(linksTo(change, host) ? [translate('copy.linksTo', { host })] : []),
  ];
  const getUnknownParts = useUnknownParts();
  const unknownParts = error?.kind === 'validation' ? getUnknownParts(change) : '';
  const problem = [
    ...(error ? [getErrorText(error)] : []),
    ...(unknownParts ? [translate('copy.program.unknownParts', { store: siteName, names: unknownParts })] : []),
  ].join(' ');
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.name}>
        <Checkbox
          showLabel
          label={name}
          checked={isSelected}
          disabled={disabled}
          aria-describedby={remarks.length > 0 ? `${id}-remarks` : undefined}
          onChange={(event) => onSelect(event.target.checked)}
        />
        <div className={styles.details}>
          {remarks.length > 0 && (
            <div id={`${id}-remarks`} className={rowStyles.small}>
              {remarks.join(' · ')}
            </div>
          )}
          {!isLong && <ShortChange change={change} />}
          {problem !== '' && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </div>
      </div>
      {isLong && (
        <div className={flowStyles.controls}>
          <Button
            size="small"
            kind="quiet"
            aria-expanded={isOpen}
            aria-label={translate(isOpen ? 'copy.hideOf' : 'copy.showOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {translate(isOpen ? 'copy.hide' : 'copy.show')}
          </Button>
        </div>
      )}
      {isOpen && (
        <div className={styles.open}>
          <ChangeDetails change={change} />
        </div>
      )}
    </li>
  );
}

/** Returns a function that names the tasks and rewards of a program whose types aren't known here; '' without such. */
function useUnknownParts(): (change: CopyChange) => string {
  const getTitle = usePartTitle();
  const listText = useListText();
  return ({ kind, after }) => {
    const program = programContentShape.safeParse(after);
    if (kind !== 'programs' || !program.success) return '';
    const names = (['tasks', 'rewards'] as const).flatMap((list) =>
      program.data[list]
        .filter((part: PartContent) => getPartSentences(list, { _id: '', ...part }) === null)
        .map((part: PartContent) => getTitle(list, part)),
    );
    return listText(names);
  };
}

/** The differences of a style sheet, an email, or a program. */
function ChangeDetails({ change }: { change: CopyChange }) {
  const translate = useTranslate();
  const { kind, after } = change;
  const before = change.before ?? change.fallback ?? null;
  if (kind === 'programs') {
    const program = programContentShape.safeParse(after);
    const old = programContentShape.safeParse(before);
    return program.success && <ProgramChanges before={old.success ? old.data : null} after={program.data} />;
  }
  if (kind === 'css') return <TextDiff before={toText(before)} after={toText(after)} />;
  const email = templateTextsShape.safeParse(after);
  const old = templateTextsShape.safeParse(before);
  if (!email.success) return null;
  const oldTexts = old.success ? old.data : { subject: '', html: '' };
  return (
    <div className={flowStyles.stack3}>
      {(['subject', 'html'] as const).map(
        (part) =>
          oldTexts[part] !== email.data[part] && (
            <div key={part}>
              <h3 className={styles.part}>{translate(`copy.email.${part}`)}</h3>
              <TextDiff before={oldTexts[part]} after={email.data[part]} />
            </div>
          ),
      )}
    </div>
  );
}

const toText = (value: CopyValue | null) => (typeof value === 'string' ? value : '');

/** A value that fits in a row, before and after: a color, or a short text. */
function ShortChange({ change: { kind, locale, before, after } }: { change: CopyChange }) {
  const translate = useTranslate();
  if (typeof after !== 'string') return null;
  const old = typeof before === 'string' ? before : null;
  if (kind === 'colors') {
    return (
      <div className={styles.colors}>
        {old === null ? <del>{translate('copy.notSet')}</del> : <Color tag="del" value={old} />}
        <Icon name="chevron-right" className={textStyles.third} />
        <Color tag="ins" value={after} />
      </div>
    );
  }
  const language = locale === '' ? null : getLanguage(locale);
  const text = language ? { lang: language.tag, dir: language.direction } : { dir: 'auto' };
  return (
    <div className={styles.texts}>
      {old !== null && <del {...text}>{old}</del>}
      <ins {...text}>{after}</ins>
    </div>
  );
}

function Color({ tag: Tag, value }: { tag: 'del' | 'ins'; value: string }) {
  return (
    <Tag dir="ltr" className={styles.color}>
      <span className={styles.swatch} style={{ backgroundColor: value }} />
      {value}
    </Tag>
  );
}

type PartContent = TaskContent | RewardContent;

interface ProgramChangesProps {
  /** Null if the program is new. */
  before: ProgramContent | null;
  after: ProgramContent;
}

/** The differences of two programs, one line per task and reward. */
function ProgramChanges({ before, after }: ProgramChangesProps) {
  const translate = useTranslate();
  const getTitle = usePartTitle();
  const formatSentence = useSentence();
  const getText = (list: 'tasks' | 'rewards', part: PartContent) => {
    const sentences = getPartSentences(list, { _id: '', ...part });
    const text = [
      ...(sentences ? [sentences.sentence, ...sentences.conditions].map(formatSentence) : []),
      ...(part.isEnabled === false ? [translate('copy.program.off')] : []),
    ].join(' · ');
    return translate('copy.program.part', { title: getTitle(list, part), text });
  };
  const lines = (['tasks', 'rewards'] as const).flatMap((list) => {
    const { pairs, unpaired } = pairByType<PartContent, PartContent>(after[list], before?.[list] ?? []);
    const getLine = (old: PartContent | undefined, now: PartContent | undefined) => ({
      old: old && getText(list, old),
      now: now && getText(list, now),
    });
    return [
      ...pairs.filter(([now, old]) => !isEqual(now, old)).map(([now, old]) => getLine(old, now)),
      ...unpaired.map((old) => getLine(old, undefined)),
    ];
  });
  const remarks = [
    ...(before && !isEqual(before.settings, after.settings) ? ['settings'] : []),
    ...(before && lines.length === 0 && isEqual(before.settings, after.settings) ? ['order'] : []),
  ];
  return (
    <ul className={styles.lines}>
      {lines.map(({ old, now }) => (
        <li key={`${old}\n${now}`} className={styles.texts}>
          {old !== undefined && old !== now && <del>{old}</del>}
          {now !== undefined && <ins>{now}</ins>}
        </li>
      ))}
      {remarks.map((remark) => (
        <li key={remark}>{translate(`copy.program.${remark}`)}</li>
      ))}
    </ul>
  );
}
