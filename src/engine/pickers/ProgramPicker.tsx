import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { excludedFromPrograms, type Program } from '../../../resources/programs';
import { absent } from '../../lib/absent';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { GroupField, type GroupTies } from '../../ui/form/GroupField';
import { type Option, Select } from '../../ui/Select';
import { useErrorText } from '../errorText';
import { programsQuery } from '../programs';
import { useProvider } from '../useProvider';
import styles from './ProgramPicker.module.css';

interface ProgramPickerCommon {
  label: string;
  required?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** 'Excluded' can be chosen too. */
  excluded?: boolean;
}

interface PickOne {
  multiple?: false | undefined;
  /** '' where none is chosen; null before anything was, where that is told from choosing none. */
  value: string | null;
  onChange: (id: string) => void;
  /** Stands in the box before anything was chosen. */
  placeholder?: string | undefined;
  /** What choosing none is called; absent: one must be chosen. */
  empty?: string | undefined;
}

interface PickSeveral {
  multiple: true;
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

type ProgramPickerProps = ProgramPickerCommon & (PickOne | PickSeveral);

/** Chooses loyalty programmes by name: one, with an entry for none where there is one, or several. */
export function ProgramPicker(props: ProgramPickerProps) {
  const { label, required, help, error, excluded } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = useProvider();
  const query = useQuery(programsQuery(dataProvider));
  const chosen = props.multiple ? props.value : [props.value ?? ''];
  const options = optionsOf(query.data, chosen, excluded ? translate('list.value.excluded') : null);

  return (
    <GroupField label={label} required={required} help={help} error={error}>
      {(ties) => (
        <div className={styles.picker}>
          {props.multiple ? <Several {...props} {...{ ties, options }} /> : <One {...props} {...{ ties, options }} />}
          {query.error && (
            <div role="alert" className={styles.failure}>
              {errorText(query.error)}
              <Button kind="quiet" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
                {translate('ui.retry')}
              </Button>
            </div>
          )}
        </div>
      )}
    </GroupField>
  );
}

interface Shown {
  ties: GroupTies;
  options: readonly Option[];
}

/** Value of the entry before anything was chosen; no programme has it as its id. */
const unchosen = ' ';

function One({
  label,
  value,
  onChange,
  empty,
  placeholder = '',
  ties,
  options,
}: ProgramPickerCommon & PickOne & Shown) {
  const before = value === null ? [{ value: unchosen, label: placeholder, disabled: true }] : [];
  // Where one must be chosen, none is only what it begins with.
  const none =
    empty === undefined && value !== '' ? [] : [{ value: '', label: empty ?? absent, disabled: empty === undefined }];
  return (
    <Select
      {...ties}
      className={styles.one}
      label={label}
      value={value ?? unchosen}
      options={[...before, ...none, ...options]}
      onChange={onChange}
    />
  );
}

function Several({ value, onChange, ties, options }: PickSeveral & Shown) {
  const toggle = (id: string, isChosen: boolean) =>
    onChange(options.map((one) => one.value).filter((one) => (one === id ? isChosen : value.includes(one))));
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name stands in the frame of the field, not in a legend.
    <div role="group" {...ties} className={styles.several}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          showLabel
          label={option.label}
          checked={value.includes(option.value)}
          onChange={({ target }) => toggle(option.value, target.checked)}
        />
      ))}
    </div>
  );
}

/** One that is chosen but not known stays chosen: it is called by its id once the names are there. */
function optionsOf(
  programs: readonly Program[] | undefined,
  chosen: readonly string[],
  excluded: string | null,
): Option[] {
  const known = [
    ...(programs ?? []).map(({ _id, name }) => ({ value: _id, label: name?.trim() || _id })),
    ...(excluded === null ? [] : [{ value: excludedFromPrograms, label: excluded }]),
  ];
  const unknown = chosen.filter((id) => id !== '' && known.every(({ value }) => value !== id));
  return [...known, ...unknown.map((id) => ({ value: id, label: programs ? id : '…' }))];
}
