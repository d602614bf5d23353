import { RatingInput as RatingBox } from '../../ui/form/RatingInput';
import { type InputProps, toFieldProps } from './inputProps';

/** Stars. Needs the messages of `pickers`. */
export default function RatingInput(props: InputProps<'rating'>) {
  return <RatingBox {...toFieldProps(props)} value={typeof props.value === 'number' ? props.value : null} />;
}
