import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useEditSelector } from '../../../engine/editing/editStore';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { MAX_SUBJECT_LENGTH } from '../checks/checkTemplate';
import { fillPlaceholders, type PlaceholderValues } from '../markup/placeholders';
import type { TemplateEditorController } from '../save/useTemplateEditor';
import { TemplateField } from './TemplateField';

interface SubjectFieldProps {
  edited: Pick<TemplateEditorController, 'change' | 'listen' | 'latest'>;
  /** Values of the variables, to compute the final length. */
  values: PlaceholderValues;
  /** Server-side validation error. */
  serverError: string | undefined;
}

/** Subject input with a counter of its final length. */
export const SubjectField = memo(function SubjectField(props: SubjectFieldProps) {
  const { edited, values, serverError } = props;
  const translate = useTranslate();
  const subject = useEditSelector(edited, (texts) => texts.subject);
  const { locale } = useCurrentSite();
  const length = [...fillPlaceholders(subject, values)].length;
  return (
    <div data-subject>
      <TemplateField
        label={translate('templateEditor.subject')}
        value={subject}
        onChange={(next) => edited.change((now) => ({ ...now, subject: next }), { merge: 'subject', isTyped: true })}
        help={translate('templateEditor.subjectHelp', {
          length: formatPoints(length, locale),
          most: formatPoints(MAX_SUBJECT_LENGTH, locale),
        })}
        error={serverError}
      />
    </div>
  );
});
