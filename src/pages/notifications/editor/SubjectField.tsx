import { useTranslate } from 'ra-core';
import { languageOf } from '../../../../resources/languages';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { longestSubject } from '../checks/checkTemplate';
import { fill, type Values } from '../markup/placeholders';
import { useTemplateEditor } from './TemplateContext';
import { TemplateField } from './TemplateField';

/** The subject, and how long it will be. */
export function SubjectField({ values }: { values: Values }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const { desk } = useTemplateEditor();
  const { edited } = desk;
  const refused = desk.outcome?.kind === 'failed' ? desk.outcome.error.fields['subject'] : undefined;
  const length = [...fill(edited.value.subject, values)].length;
  return (
    <div data-subject>
      <TemplateField
        label={translate('templateEditor.subject')}
        lang={languageOf(desk.locale).tag}
        value={edited.value.subject}
        onChange={(subject) => edited.change((now) => ({ ...now, subject }), { merge: 'subject' })}
        help={translate('templateEditor.subjectHelp', {
          length: points(length, locale),
          most: points(longestSubject, locale),
        })}
        error={refused}
      />
    </div>
  );
}
