import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Editor } from '../../../engine/editing/Editor';
import { getOwn } from '../../../lib/getOwn';
import columnStyles from '../../../ui/layout/columns.module.css';
import type { SectionForm } from './useSectionForm';

interface SectionFrameProps<Field extends string> {
  form: Omit<SectionForm<unknown, Field>, 'change' | 'save' | 'tools'>;
  /** Fields by the key of the settings. */
  fieldsByKey: Readonly<Record<string, Field>>;
  /** Formats a property of the value. */
  formatValue: (value: unknown, path: readonly string[]) => string;
  children: ReactNode;
}

/** Editor of a section. Enter saves. */
export function SectionFrame<Field extends string>(props: SectionFrameProps<Field>) {
  const { form, fieldsByKey, formatValue, children } = props;
  const { isChanged, conflicts, submit } = form;
  const translate = useTranslate();
  return (
    <Editor
      editor={form}
      verb="save"
      changes={form.changeCount}
      getLabel={([name = '']) => translate(`settingsIndex.fields.${name}`)}
      getFieldLabel={(key) => (getOwn(fieldsByKey, key) === undefined ? key : null)}
      formatValue={formatValue}
      errorHint={form.isUnknownSetting && <p>{translate('settingsPage.unknownSetting')}</p>}
      isForm
    >
      <form
        noValidate
        className={columnStyles.stackAboveBar}
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && conflicts.length === 0) void submit();
        }}
      >
        {children}
      </form>
    </Editor>
  );
}
