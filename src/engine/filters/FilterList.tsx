import '../../../i18n/en/areas/listFilters';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { Filter } from '../../../resources/entity';
import { parseAmount } from '../../lib/format/amount';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { LazyDayRangePicker } from '../../ui/form/LazyDayRangePicker';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { Select } from '../../ui/inputs/Select';
import { TextBox } from '../../ui/inputs/TextBox';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { resetPage, setFilter } from '../listState/listUrl';
import { formatPageFilters, getPageFilters, parsePageFilters, parseRange } from '../listState/pageFilters';
import { useDebouncedSearch } from '../listState/useDebouncedSearch';
import { ProgramPicker } from '../pickers/ProgramPicker';
import { useCurrentSite } from '../shop/currentSite';
import { chosenFilters } from './chosenFilters';
import styles from './FilterList.module.css';
import { useFilterValue } from './useFilterValue';

/** The controls of all filters of the list. Reads `useEntityListContext`. */
export default function FilterList() {
  const { entity } = useEntityListContext();
  return (
    <div className={styles.filters}>
      {chosenFilters(entity).map(([name, filter]) => (
        <FilterControl key={name} name={name} filter={filter} />
      ))}
      <PageFilterControls />
    </div>
  );
}

/** Controls of the filters that the API doesn't have. Says that they take longer. Reads `useEntityListContext`. */
function PageFilterControls() {
  const { entity } = useEntityListContext();
  const translate = useTranslate();
  const filters = Object.entries(getPageFilters(entity));
  if (filters.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{translate('listFilters.searched')}</legend>
      {filters.map(([name, filter]) => (
        <PageFilterControl key={name} name={name} is={filter.is} />
      ))}
    </fieldset>
  );
}

type PageFilterKind = ReturnType<typeof getPageFilters>[string]['is'];

/** The control of a page filter, by how it compares. */
function PageFilterControl({ name, is }: { name: string; is: PageFilterKind }) {
  const { entity, urlState, go } = useEntityListContext();
  const label = useEntityLabels(entity).filter(name);
  const { [name]: value, ...others } = urlState.only;
  /** Null removes the filter. An incomplete value changes nothing. */
  const change = (next: string | null) => {
    const only = { ...others, ...(next !== null && { [name]: next }) };
    if (next !== null && parsePageFilters(entity, formatPageFilters(only))[name] === undefined) return;
    go(resetPage(urlState, { only }), { replace: value !== undefined && next !== null });
  };
  switch (is) {
    case 'text':
      return <PageText label={label} value={value ?? ''} onChange={(text) => change(text === '' ? null : text)} />;
    case 'days':
    case 'range':
      return <PageRange is={is} label={label} value={value ?? ''} onChange={change} />;
    default:
      return (
        <Checkbox
          showLabel
          label={label}
          checked={value !== undefined}
          onChange={({ target }) => change(target.checked ? '' : null)}
        />
      );
  }
}

interface PageTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text that starts a search once nothing was typed for a while. */
function PageText({ value, onChange, ...box }: PageTextProps) {
  const { entity } = useEntityListContext();
  const [text, setText, search] = useDebouncedSearch(value, entity.list.debounce, onChange);
  return <TextBox {...box} value={text} onChange={setText} onBlur={search} />;
}

/** An end of a range of whole numbers. Says if the text is none; the list is filtered as before then. */
function PageNumber({ label, value, onChange }: PageTextProps) {
  const translate = useTranslate();
  const { entity } = useEntityListContext();
  const { locale } = useCurrentSite();
  const [text, setText, search] = useDebouncedSearch(value, entity.list.debounce, (next) => {
    const end = parseEnd(next, locale);
    if (end !== null) onChange(end);
  });
  const isInvalid = parseEnd(text, locale) === null;
  return (
    <TextBox
      inputMode="numeric"
      label={label}
      value={text}
      onChange={setText}
      onBlur={search}
      error={isInvalid ? translate('listFilters.notNumber') : undefined}
    />
  );
}

/** The URL takes nine digits. */
const MAX_RANGE_END = 999_999_999;

/** Parses an end of a range: '' if it is open, null if the text is no whole number that a range can have. */
function parseEnd(text: string, locale: string): string | null {
  const parsed = parseAmount(text, { digits: 0, locale });
  if ('issue' in parsed) return parsed.issue === 'missing' ? '' : null;
  return parsed.amount >= 0 && parsed.amount <= MAX_RANGE_END ? String(parsed.amount) : null;
}

interface PageRangeProps extends PageTextProps {
  is: 'days' | 'range';
  onChange: (value: string | null) => void;
}

function PageRange({ is, label, value, onChange }: PageRangeProps) {
  const translate = useTranslate();
  const [from, to] = parseRange(value);
  const changeRange = (range: { from: string; to: string }) =>
    onChange(range.from + range.to === '' ? null : `${range.from}..${range.to}`);
  if (is === 'days') return <LazyDayRangePicker label={label} value={{ from, to }} onChange={changeRange} />;
  return (
    <div className={styles.range}>
      <PageNumber
        label={translate('listFilters.least', { filter: label })}
        value={from}
        onChange={(next) => changeRange({ from: next, to })}
      />
      <PageNumber
        label={translate('listFilters.most', { filter: label })}
        value={to}
        onChange={(next) => changeRange({ from, to: next })}
      />
    </div>
  );
}

// The autocomplete is large, so it is loaded when the menu opens.
const ReferenceFilter = lazyPart(() => import('./ReferenceFilter'));

/** The control of a filter, by its kind. A search is in the toolbar instead. */
function FilterControl({ name, filter }: { name: string; filter: Filter }) {
  switch (filter.kind) {
    case 'choice':
      return <ChoiceFilter name={name} choices={filter.choices} />;
    case 'choices':
      return <ChoicesFilter name={name} choices={filter.choices} />;
    case 'days':
      return <DaysFilter name={name} from={filter.from} to={filter.to} />;
    case 'reference':
      return (
        <Suspense fallback={<Skeleton height={56} />}>
          <ReferenceFilter name={name} filter={filter} />
        </Suspense>
      );
    case 'program':
      return <ProgramFilter name={name} />;
    case 'text':
      return <TextFilter name={name} />;
    default:
      return null;
  }
}

function ChoiceFilter({ name, choices }: { name: string; choices: readonly string[] }) {
  const { entity } = useEntityListContext();
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const [value, set] = useFilterValue(name);
  const any = { value: '', label: translate('listFilters.any') };
  const options = choices.map((choice) => ({ value: choice, label: labels.choice(name, choice) }));
  return (
    <Select
      className={styles.stacked}
      showLabel
      label={labels.filter(name)}
      value={value}
      options={[any, ...options]}
      onChange={set}
    />
  );
}

function ChoicesFilter({ name, choices }: { name: string; choices: readonly string[] }) {
  const { entity } = useEntityListContext();
  const labels = useEntityLabels(entity);
  const [value, set] = useFilterValue(name);
  const picked = value === '' ? [] : value.split(',');
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{labels.filter(name)}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          showLabel
          label={labels.choice(name, choice)}
          checked={picked.includes(choice)}
          onChange={({ target }) =>
            set(choices.filter((item) => (item === choice ? target.checked : picked.includes(item))).join(','))
          }
        />
      ))}
    </fieldset>
  );
}

function TextFilter({ name }: { name: string }) {
  const { entity, urlState, go } = useEntityListContext();
  const label = useEntityLabels(entity).filter(name);
  const { debounce } = entity.list;
  const [text, setText, search] = useDebouncedSearch(urlState.filters[name] ?? '', debounce, (next, isRefining) =>
    go(setFilter(urlState, { [name]: next }), { replace: isRefining }),
  );
  return <TextBox label={label} value={text} onChange={setText} onBlur={search} />;
}

/** One program, any, or customers without a program. */
function ProgramFilter({ name }: { name: string }) {
  const { entity } = useEntityListContext();
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const [value, set] = useFilterValue(name);
  return (
    <ProgramPicker
      excluded
      label={labels.filter(name)}
      empty={translate('listFilters.any')}
      value={value}
      onChange={set}
    />
  );
}

interface DaysFilterProps {
  name: string;
  /** Query parameters of the first and the last day. */
  from: string;
  to: string;
}

/** Filters a list by a range of days. Reads `useEntityListContext`. */
function DaysFilter({ name, from, to }: DaysFilterProps) {
  const { entity, urlState, go } = useEntityListContext();
  const labels = useEntityLabels(entity);
  return (
    <LazyDayRangePicker
      label={labels.filter(name)}
      value={{ from: urlState.filters[from] ?? '', to: urlState.filters[to] ?? '' }}
      onChange={(range) => go(setFilter(urlState, { [from]: range.from, [to]: range.to }))}
    />
  );
}
