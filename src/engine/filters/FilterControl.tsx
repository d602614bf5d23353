import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { withWords } from '../../../i18n/words';
import type { Filter } from '../../../resources/entity';
import { Checkbox } from '../../ui/Checkbox';
import { lazyPart } from '../../ui/lazyPart';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { useListView } from '../list/ListViewContext';
import { ProgramPicker } from '../pickers/ProgramPicker';
import { useEntityWords } from '../words';
import styles from './FilterList.module.css';
import { useFilterValue } from './useFilterValue';

// What a date or a search in a field costs is loaded when the filters are shown.
const DaysFilter = lazyPart(() => withWords('pickers', () => import('./DaysFilter')));
const ReferenceFilter = lazyPart(() => withWords('pickers', () => import('./ReferenceFilter')));

/** The control of one filter, by its kind; a search has its own box. */
export function FilterControl({ name, filter }: { name: string; filter: Filter }) {
  switch (filter.kind) {
    case 'choice':
      return <ChoiceFilter name={name} choices={filter.choices} />;
    case 'choices':
      return <ChoicesFilter name={name} choices={filter.choices} />;
    case 'days':
      return (
        <Suspense fallback={<Skeleton height={80} />}>
          <DaysFilter name={name} from={filter.from} to={filter.to} />
        </Suspense>
      );
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
  const { entity } = useListView();
  const words = useEntityWords(entity);
  const translate = useTranslate();
  const [value, set] = useFilterValue(name);
  const any = { value: '', label: translate('list.filter.any') };
  const options = choices.map((choice) => ({ value: choice, label: words.choice(name, choice) }));
  return (
    <Select
      className={styles.stacked}
      showLabel
      label={words.filter(name)}
      value={value}
      options={[any, ...options]}
      onChange={set}
    />
  );
}

function ChoicesFilter({ name, choices }: { name: string; choices: readonly string[] }) {
  const { entity } = useListView();
  const words = useEntityWords(entity);
  const [value, set] = useFilterValue(name);
  const picked = value === '' ? [] : value.split(',');
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.filter(name)}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          showLabel
          label={words.choice(name, choice)}
          checked={picked.includes(choice)}
          onChange={({ target }) =>
            set(choices.filter((one) => (one === choice ? target.checked : picked.includes(one))).join(','))
          }
        />
      ))}
    </fieldset>
  );
}

/** One programme, any, or those that take part in none. */
function ProgramFilter({ name }: { name: string }) {
  const { entity } = useListView();
  const words = useEntityWords(entity);
  const translate = useTranslate();
  const [value, set] = useFilterValue(name);
  return (
    <ProgramPicker
      excluded
      label={words.filter(name)}
      empty={translate('list.filter.any')}
      value={value}
      onChange={set}
    />
  );
}
