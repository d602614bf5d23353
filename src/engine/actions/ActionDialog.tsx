import { type ReactNode, Suspense, use } from 'react';
import { type ActionDialogProps, ActionDialogsContext } from './actionDialogs';

/** The dialog of an action, from `src/overrides.ts`. @throws Error if there is none */
export function ActionDialog({ name, ...props }: ActionDialogProps & { name: string }): ReactNode {
  const key = `${props.entity.name}.${name}`;
  const Dialog = use(ActionDialogsContext)[key];
  if (!Dialog) throw new Error(`'${key}' has no dialog in src/overrides.ts`);
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
