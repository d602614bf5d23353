import { useTranslate } from 'ra-core';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { TextBox } from '../../ui/inputs/TextBox';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { type PageFilters, parsePageFilters, parseRange } from '../listState/pageFilters';
import styles from './FilterList.module.css';

/** Controls of the filters that the API doesn't have. Says that they leave out rows of the page. Reads `useEntityListContext`. */
export function PageFilterControls() {
  const { entity, urlState, go } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const { only } = urlState;
  const change = (name: string, value: string | null) => {
    const { [name]: _, ...others } = only;
    const next: PageFilters = value === null ? others : { ...others, [name]: value };
    go({ ...urlState, only: next, record: null });
  };
  const changeRange = (name: string, from: string, to: string) => {
    const isValid = parsePageFilters(entity, `${name}:${from}..${to}`)[name] !== undefined;
    if (isValid || from + to === '') change(name, isValid ? `${from}..${to}` : null);
  };
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{translate('list.filter.page')}</legend>
      {Object.entries(entity.list.pageFilters ?? {}).map(([name, { is }]) => {
        if (is !== 'range') {
          return (
            <Checkbox
              key={name}
              showLabel
              label={labels.filter(name)}
              checked={only[name] !== undefined}
              onChange={({ target }) => change(name, target.checked ? '' : null)}
            />
          );
        }
        const [from, to] = parseRange(only[name] ?? '');
        return (
          <div key={name} className={styles.range}>
            <TextBox
              inputMode="numeric"
              label={translate('list.filter.least', { filter: labels.filter(name) })}
              value={from}
              onChange={(next) => changeRange(name, next, to)}
            />
            <TextBox
              inputMode="numeric"
              label={translate('list.filter.most', { filter: labels.filter(name) })}
              value={to}
              onChange={(next) => changeRange(name, from, next)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
