import type { ComponentType } from 'react';
import type { InputKind } from '../../../resources/field';
import { BooleanInput, ChoiceInput, RatingInput } from './choiceInputs';
import { DayInput } from './DayInput';
import { ImagesInput } from './ImagesInput';
import type { InputProps } from './inputProps';
import { RecordInput } from './RecordInput';
import { EmailInput, LongTextInput, NumberInput, TextInput } from './textInputs';

/** How each kind is asked for; a new kind is not complete without its line here. */
export const inputs: Readonly<Record<InputKind, ComponentType<InputProps>>> = {
  boolean: BooleanInput,
  choice: ChoiceInput,
  count: NumberInput,
  day: DayInput,
  email: EmailInput,
  images: ImagesInput,
  longText: LongTextInput,
  pastDay: DayInput,
  points: NumberInput,
  rating: RatingInput,
  record: RecordInput,
  text: TextInput,
};
