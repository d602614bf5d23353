import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { longestSubject } from '../checks/checkTemplate';
import { fill, type Values } from '../markup/placeholders';
import type { TemplateDesk } from '../save/useTemplateDesk';
import { TemplateField } from './TemplateField';

interface SubjectFieldProps {
  subject: string;
  change: TemplateDesk['edited']['change'];
  /** What the variables stand for. */
  values: Values;
  /** Why the server refused it. */
  refused: string | undefined;
}

/** The subject, and how long it will be. */
export const SubjectField = memo(function SubjectField(props: SubjectFieldProps) {
  const { subject, change, values, refused } = props;
  const translate = useTranslate();
  const { locale } = useShop();
  const length = [...fill(subject, values)].length;
  return (
    <div data-subject>
      <TemplateField
        label={translate('templateEditor.subject')}
        value={subject}
        onChange={(next) => change((now) => ({ ...now, subject: next }), { merge: 'subject' })}
        help={translate('templateEditor.subjectHelp', {
          length: points(length, locale),
          most: points(longestSubject, locale),
        })}
        error={refused}
      />
    </div>
  );
});
