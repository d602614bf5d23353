import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { Filter } from '../../../resources/entity';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { Select } from '../../ui/inputs/Select';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { ProgramPicker } from '../pickers/ProgramPicker';
import { DaysFilter } from './DaysFilter';
import styles from './FilterList.module.css';
import { useFilterValue } from './useFilterValue';

// The autocomplete is large, so it is loaded when the menu opens.
const ReferenceFilter = lazyPart(() => import('./ReferenceFilter'));

/** The control of a filter, by its kind. A search is in the toolbar instead. */
export function FilterControl({ name, filter }: { name: string; filter: Filter }) {
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
    default:
      return null;
  }
}

function ChoiceFilter({ name, choices }: { name: string; choices: readonly string[] }) {
  const { entity } = useEntityListContext();
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const [value, set] = useFilterValue(name);
  const any = { value: '', label: translate('list.filter.any') };
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
      empty={translate('list.filter.any')}
      value={value}
      onChange={set}
    />
  );
}
