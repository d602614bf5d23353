import '../../../i18n/en/areas/create';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { LeaveGuard } from '../../ui/navigation/LeaveGuard';
import { useEntityCreateContext } from './EntityCreateContext';
import { hasChanges } from './formValue';

/** Asks for confirmation before the create form is left with entered values. Reads the form and the create context. */
export function UnsavedGuard() {
  const { entity, isCreated } = useEntityCreateContext();
  const translate = useTranslate();
  const { getValues } = useFormContext();
  return (
    <LeaveGuard
      when={() => !isCreated() && hasChanges(entity, getValues())}
      title={translate('create.unsaved.title')}
      text={translate('ui.unsaved.text')}
      stay={translate('ui.unsaved.stay')}
      leave={translate('ui.unsaved.leave')}
    />
  );
}
