import { useTranslate } from 'ra-core';
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { Notice } from '../../ui/Notice';
import { useErrorText } from '../errorText';
import { useServerWords } from './useServerWords';

/** Why nothing was added; what is wrong with a field of the form stands at that field, the rest stands here. */
export function CreateFailure({ entity, failure }: { entity: Entity; failure: AppError }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const serverWords = useServerWords();
  const elsewhere = Object.entries(failure.fields).filter(
    ([name]) => !Object.hasOwn(entity.create?.fields ?? {}, name),
  );
  return (
    <Notice tone="danger" title={translate(failure.uncertain ? 'create.uncertain' : 'create.failed')}>
      <p>{errorText(failure)}</p>
      {elsewhere.map(([name, said]) => (
        <p key={name}>{translate('create.otherField', { field: name, text: serverWords(said) })}</p>
      ))}
    </Notice>
  );
}
