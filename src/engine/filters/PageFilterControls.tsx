import { useTranslate } from 'ra-core';
import type { PageFilter } from '../../../resources/entity';
import { LazyDayRangePicker } from '../../ui/form/LazyDayRangePicker';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { TextBox } from '../../ui/inputs/TextBox';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { formatPageFilters, parsePageFilters, parseRange } from '../listState/pageFilters';
import styles from './FilterList.module.css';

/** Controls of the filters that the API doesn't have. Says that they leave out rows of the page. Reads `useEntityListContext`. */
export function PageFilterControls() {
  const { entity } = useEntityListContext();
  const translate = useTranslate();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{translate('list.filter.page')}</legend>
      {Object.entries(entity.list.pageFilters ?? {}).map(([name, filter]) => (
        <PageFilterControl key={name} name={name} filter={filter} />
      ))}
    </fieldset>
  );
}

/** The control of a page filter, by what it compares. */
function PageFilterControl({ name, filter }: { name: string; filter: PageFilter }) {
  const { entity, urlState, go } = useEntityListContext();
  const translate = useTranslate();
  const label = useEntityLabels(entity).filter(name);
  const { [name]: value, ...others } = urlState.only;
  /** Null removes the filter. An incomplete value changes nothing. */
  const change = (next: string | null) => {
    const only = { ...others, ...(next !== null && { [name]: next }) };
    const isRefining = value !== undefined && next !== null;
    if (next !== null && parsePageFilters(entity, formatPageFilters(only))[name] === undefined) return;
    go({ ...urlState, only, record: null }, { replace: isRefining });
  };
  const [from, to] = parseRange(value ?? '');
  const changeRange = (range: { from: string; to: string }) =>
    change(range.from + range.to === '' ? null : `${range.from}..${range.to}`);
  switch (filter.is) {
    case 'text':
      return (
        <TextBox label={label} value={value ?? ''} onChange={(text) => change(text.trim() === '' ? null : text)} />
      );
    case 'days':
      return <LazyDayRangePicker label={label} value={{ from, to }} onChange={changeRange} />;
    case 'range':
      return (
        <div className={styles.range}>
          <TextBox
            inputMode="numeric"
            label={translate('list.filter.least', { filter: label })}
            value={from}
            onChange={(next) => changeRange({ from: next, to })}
          />
          <TextBox
            inputMode="numeric"
            label={translate('list.filter.most', { filter: label })}
            value={to}
            onChange={(next) => changeRange({ from, to: next })}
          />
        </div>
      );
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
