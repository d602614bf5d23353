import { type ReactNode, Suspense, use } from 'react';
import { type ActionDialogProps, ActionDialogsContext } from './actionDialogs';

/** The dialog of an action, from `src/overrides.ts`: that of all calls, of all forms, of all that an extension loads, or its own. @throws Error if there is none */
export function ActionDialog(props: ActionDialogProps): ReactNode {
  const { entity, name } = props;
  const { call, form, dialog } = entity.actions[name] ?? {};
  const key = (call && 'call') ?? (form && 'form') ?? (dialog === true ? `${entity.name}.${name}` : 'own');
  const Dialog = use(ActionDialogsContext)[key];
  if (!Dialog) throw new Error(`'${key}' has no dialog in src/overrides.ts`);
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
