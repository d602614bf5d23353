import { type ComponentType, Suspense } from 'react';
import type { InputKind } from '../../../resources/field';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { BooleanInput, ChoiceInput } from './choiceInputs';
import { DayInput } from './DayInput';
import { ImagesInput } from './ImagesInput';
import type { InputProps } from './inputProps';
import { CountInput, MoneyInput, PercentInput } from './numberInputs';
import { EmailInput, LongTextInput, PathsInput, TextInput, UrlInput } from './textInputs';

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
