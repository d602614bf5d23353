import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useTyped } from '../../../engine/editing/useTyped';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { longestSubject } from '../checks/checkTemplate';
import { fill, type Values } from '../markup/placeholders';
import type { TemplateDesk } from '../save/useTemplateDesk';
import { TemplateField } from './TemplateField';

interface SubjectFieldProps {
  edited: Pick<TemplateDesk['edited'], 'change' | 'listen' | 'latest'>;
  /** What the variables stand for. */
  values: Values;
  /** Why the server refused it. */
  refused: string | undefined;
}

/** The subject, and how long it will be. */
export const SubjectField = memo(function SubjectField(props: SubjectFieldProps) {
  const { edited, values, refused } = props;
  const translate = useTranslate();
  const subject = useTyped(edited, (texts) => texts.subject);
  const { locale } = useShop();
  const length = [...fill(subject, values)].length;
  return (
    <div data-subject>
      <TemplateField
        label={translate('templateEditor.subject')}
        value={subject}
        onChange={(next) => edited.change((now) => ({ ...now, subject: next }), { merge: 'subject', isTyped: true })}
        help={translate('templateEditor.subjectHelp', {
          length: points(length, locale),
          most: points(longestSubject, locale),
        })}
        error={refused}
      />
    </div>
  );
});
