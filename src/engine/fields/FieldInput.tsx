import { useTranslate } from 'ra-core';
import { type ComponentType, Suspense } from 'react';
import type { InputKind } from '../../../resources/field';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { GroupField } from '../../ui/form/GroupField';
import { RadioList } from '../../ui/form/RadioList';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { Select } from '../../ui/inputs/Select';
import { TextArea } from '../../ui/inputs/TextArea';
import { TextBox } from '../../ui/inputs/TextBox';
import { lazyPart } from '../../ui/lazy/lazyPart';
import textStyles from '../../ui/text/text.module.css';
import { useUploadFile } from '../shop/useUploadFile';
import styles from './fields.module.css';
import { type InputProps, toFieldProps } from './inputProps';
import { parseUrls, toInputText } from './inputValues';
import { CountInput, MoneyInput, PercentInput } from './numberInputs';

/** Up to this number of options, all are visible as radio buttons. */
const MAX_RADIO_OPTIONS = 3;

/** Radio buttons for a few choices, a select box for more. An optional choice has an empty option. */
function ChoiceInput({ field, required, label, help, error, value, onChange, getChoiceLabel }: InputProps<'choice'>) {
  const translate = useTranslate();
  const none = required ? [] : [{ value: '', label: translate('ui.noValue') }];
  const options = [...none, ...field.choices.map((choice) => ({ value: choice, label: getChoiceLabel(choice) }))];
  const chosen = toInputText(value);
  if (options.length <= MAX_RADIO_OPTIONS) {
    return <RadioList {...{ label, help, error, options, onChange }} value={chosen} />;
  }
  // A stored value that is not a choice is visible, but can't be chosen again.
  const visibleOptions = options.some((option) => option.value === chosen)
    ? options
    : [{ value: chosen, label: chosen, disabled: true }, ...options];
  return (
    <GroupField label={label} help={help} error={error}>
      {(ties) => (
        <Select
          {...ties}
          label={label}
          value={chosen}
          options={visibleOptions}
          onChange={onChange}
          className={styles.select}
        />
      )}
    </GroupField>
  );
}

function BooleanInput({ label, help, value, onChange }: InputProps<'boolean'>) {
  return (
    <div>
      <Checkbox showLabel label={label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      {help && <p className={textStyles.hint}>{help}</p>}
    </div>
  );
}

const UploadBox = lazyPart(async () => ({
  default: (await import('../../ui/upload/UploadBox')).UploadBox,
}));

const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** Maximum number of images if the field does not declare one. */
const DEFAULT_MAX_IMAGES = 10;

/** Images, uploaded one after the other as soon as they are chosen. The value is the list of their URLs. */
function ImagesInput(props: InputProps<'images'>) {
  const { field, value, onBusy } = props;
  const upload = useUploadFile();
  return (
    <UploadBox
      {...toFieldProps(props)}
      accept={['jpeg', 'png', 'webp', 'gif', 'bmp']}
      maxSize={MAX_IMAGE_BYTES}
      maxFiles={field.max ?? DEFAULT_MAX_IMAGES}
      value={parseUrls(value)}
      upload={upload}
      onBusyChange={onBusy}
    />
  );
}

// The calendar is larger than the rest of a form.
const DayPicker = lazyPart(async () => ({
  default: (await import('../../ui/form/DayPicker')).DayPicker,
}));

/** Date field with a calendar. Invalid and partial dates are reported as ''. */
function DayInput(props: InputProps<'day' | 'pastDay'>) {
  const { field, label, required, value, onChange } = props;
  return (
    <div className={styles.day}>
      <Suspense fallback={<TextBox disabled label={label} required={required} value="" onChange={() => undefined} />}>
        <DayPicker
          {...toFieldProps(props)}
          value={toInputText(value)}
          onChange={(next) => onChange(next ?? '')}
          isPast={field.kind === 'pastDay'}
          keepsFuture
        />
      </Suspense>
    </div>
  );
}

const toTextProps = (props: InputProps) => ({ ...toFieldProps(props), value: toInputText(props.value) });

function TextInput(props: InputProps<'text'>) {
  return <TextBox {...toTextProps(props)} dir="auto" autoComplete="off" />;
}

function EmailInput(props: InputProps<'email'>) {
  return <TextBox {...toTextProps(props)} type="email" />;
}

function UrlInput(props: InputProps<'url'>) {
  return <TextBox {...toTextProps(props)} type="url" dir="ltr" inputMode="url" autoComplete="off" />;
}

function LongTextInput(props: InputProps<'longText'>) {
  return <TextArea {...toTextProps(props)} rows={props.field.rows ?? 4} />;
}

function PathsInput(props: InputProps<'paths'>) {
  return <TextArea {...toTextProps(props)} rows={3} dir="ltr" />;
}

// They need the messages of `pickers`, and most of them MUI's autocomplete. Most forms have none of them.
const RecordInput = lazyPart(() => import('./RecordInput'));
const RatingInput = lazyPart(() => import('./RatingInput'));
const ProductInput = lazyPart(() => import('./ProductInput'));
const AppliesToInput = lazyPart(() => import('./AppliesToInput'));

type Inputs = { readonly [Kind in InputKind]: ComponentType<InputProps<Kind>> };

/** The input component of every kind of field, for create forms and declarative forms. */
const inputs: Inputs = {
  appliesTo: AppliesToInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  count: CountInput,
  day: DayInput,
  email: EmailInput,
  images: ImagesInput,
  longText: LongTextInput,
  money: MoneyInput,
  pastDay: DayInput,
  paths: PathsInput,
  percent: PercentInput,
  product: ProductInput,
  rating: RatingInput,
  record: RecordInput,
  text: TextInput,
  url: UrlInput,
};

/** Input of a field, by its kind. */
export function FieldInput<Kind extends InputKind>(props: InputProps<Kind>) {
  const Input: ComponentType<InputProps<Kind>> = inputs[props.field.kind];
  return (
    <Suspense fallback={<Skeleton height={props.field.kind === 'appliesTo' ? 48 : 56} />}>
      <Input {...props} />
    </Suspense>
  );
}
