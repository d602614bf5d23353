import { useTranslate } from 'ra-core';
import type { Filter } from '../../../resources/entity';
import { excludedFromPrograms } from '../../../resources/programs';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
import { TextBox } from '../../ui/TextBox';
import { withFilter } from '../list/address';
import { useListView } from '../list/ListViewContext';
import { usePrograms } from '../programs';
import { useEntityWords } from '../words';
import styles from './FilterList.module.css';

/** The control of one filter, by its kind. A search has its own box, a reference is set by links. */
export function FilterControl({ name, filter }: { name: string; filter: Filter }) {
  switch (filter.kind) {
    case 'choice':
      return <ChoiceFilter name={name} choices={filter.choices} />;
    case 'choices':
      return <ChoicesFilter name={name} choices={filter.choices} />;
    case 'days':
      return <DaysFilter name={name} from={filter.from} to={filter.to} />;
    case 'program':
      return <ProgramFilter name={name} />;
    default:
      return null;
  }
}

function useFilterValue(name: string): [string, (value: string) => void] {
  const { address, go } = useListView();
  return [address.filters[name] ?? '', (value) => go(withFilter(address, { [name]: value }))];
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

function DaysFilter({ name, from, to }: { name: string; from: string; to: string }) {
  const { entity } = useListView();
  const words = useEntityWords(entity);
  const translate = useTranslate();
  const [first, setFirst] = useFilterValue(from);
  const [last, setLast] = useFilterValue(to);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.filter(name)}</legend>
      <div className={styles.days}>
        <TextBox
          type="date"
          label={translate('list.filter.from')}
          value={first}
          max={last || undefined}
          onChange={setFirst}
        />
        <TextBox
          type="date"
          label={translate('list.filter.to')}
          value={last}
          min={first || undefined}
          onChange={setLast}
        />
      </div>
    </fieldset>
  );
}

/** The loyalty-program picker of a filter (LOY-06): single, with an empty entry. */
function ProgramFilter({ name }: { name: string }) {
  const { entity } = useListView();
  const words = useEntityWords(entity);
  const translate = useTranslate();
  const { programs, nameOf } = usePrograms();
  const [value, set] = useFilterValue(name);
  const options = [
    { value: '', label: translate('list.filter.any') },
    ...programs.map((program) => ({ value: program._id, label: program.name ?? program._id })),
    { value: excludedFromPrograms, label: nameOf(excludedFromPrograms) },
  ];
  return (
    <Select
      className={styles.stacked}
      showLabel
      label={words.filter(name)}
      value={value}
      options={options}
      onChange={set}
    />
  );
}
