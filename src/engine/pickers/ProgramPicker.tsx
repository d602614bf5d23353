import '../../../i18n/en/areas/pickers';
import { useTranslate } from 'ra-core';
import { excludedFromPrograms, type Program } from '../../../resources/programs';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { Button } from '../../ui/buttons/Button';
import { type GroupAriaProps, GroupField } from '../../ui/form/GroupField';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { type Option, Select } from '../../ui/inputs/Select';
import flowStyles from '../../ui/layout/flow.module.css';
import textStyles from '../../ui/text/text.module.css';
import { useErrorText } from '../errors/errorText';
import { getProgramNames } from '../shop/programs';
import { useAllPrograms } from '../shop/useAllPrograms';
import styles from './ProgramPicker.module.css';

interface ProgramPickerCommon {
  label: string;
  required?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** Also offers 'Excluded'. */
  excluded?: boolean;
}

interface PickOne {
  multiple?: false | undefined;
  /** '' is no program; null is no choice yet, if a form distinguishes them. */
  value: string | null;
  onChange: (id: string) => void;
  /** Shown while the value is null. */
  placeholder?: string | undefined;
  /** Label of the option for no program: true names the default program. Without it, a program must be chosen. */
  empty?: string | true | undefined;
}

interface PickSeveral {
  multiple: true;
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

type ProgramPickerProps = ProgramPickerCommon & (PickOne | PickSeveral);

/** Selects one or several loyalty programs by name. Reads the programs of the site. */
export function ProgramPicker(props: ProgramPickerProps) {
  const { label, required, help, error, excluded } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const query = useAllPrograms();
  const chosen = props.multiple ? props.value : [props.value ?? ''];
  const nameOf = getProgramNames(query.data ?? [], translate);
  const options = getOptions(query.data, chosen, nameOf, excluded);
  const getDefault = () => translate('pickers.noProgram', { program: nameOf(null) });

  return (
    <GroupField label={label} required={required} help={help} error={error}>
      {(ties) => (
        <div className={styles.picker}>
          {props.multiple ? (
            <Several {...props} {...{ ties, options }} />
          ) : (
            <One {...props} {...{ ties, options }} empty={props.empty === true ? getDefault() : props.empty} />
          )}
          {query.error && (
            <div role="alert" className={textStyles.error}>
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

interface OptionsView {
  ties: GroupAriaProps;
  options: readonly Option[];
}

/** Option value for null. No program has it as its id. */
const unchosen = ' ';

function One({
  label,
  value,
  onChange,
  empty,
  placeholder = '',
  ties,
  options,
}: ProgramPickerCommon & PickOne & OptionsView & { empty: string | undefined }) {
  const before = value === null ? [{ value: unchosen, label: placeholder, disabled: true }] : [];
  // If a program must be chosen, the empty option is only visible until one is.
  const none =
    empty === undefined && value !== ''
      ? []
      : [{ value: '', label: empty ?? EMPTY_PLACEHOLDER, disabled: empty === undefined }];
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

function Several({ value, onChange, ties, options }: PickSeveral & OptionsView) {
  const toggle = (id: string, isChosen: boolean) =>
    onChange(options.map((option) => option.value).filter((item) => (item === id ? isChosen : value.includes(item))));
  return (
    // biome-ignore lint/a11y/useSemanticElements: its label is rendered by GroupField, not by a legend.
    <div role="group" {...ties} className={flowStyles.rows2}>
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

/** A selected id without a program stays selected, labeled by its id once the programs are loaded. */
function getOptions(
  programs: readonly Program[] | undefined,
  chosen: readonly string[],
  nameOf: (id: string) => string,
  excluded = false,
): Option[] {
  const ids = [...(programs ?? []).map(({ _id }) => _id), ...(excluded ? [excludedFromPrograms] : [])];
  const known = ids.map((id) => ({ value: id, label: nameOf(id) }));
  const unknown = chosen.filter((id) => id !== '' && known.every(({ value }) => value !== id));
  return [...known, ...unknown.map((id) => ({ value: id, label: programs ? id : '…' }))];
}
