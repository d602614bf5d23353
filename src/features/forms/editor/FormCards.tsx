import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FORM_WIDGET_TYPE, hasAnswers } from '../../../../resources/forms/formData';
import { formTexts } from '../../../../resources/forms/formSettings';
import type { Widget } from '../../../../resources/widgets';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { getProgramName } from '../../../engine/shop/programs';
import { GroupField } from '../../../ui/form/GroupField';
import { Select } from '../../../ui/inputs/Select';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Menu } from '../../../ui/overlays/Menu';
import { useProgramList } from '../../loyalty/programs/useProgramList';
import { RemoveWidgetDialog } from '../../storefront/RemoveWidgetDialog';
import { useWidgetSwitch } from '../../storefront/useWidgetSwitch';
import { WidgetSwitch } from '../../storefront/WidgetSwitch';
import { getRequiredTexts } from '../builder/findFormIssues';
import { setPart } from '../builder/formChanges';
import { buildSubmissionsUrl, formListUrl } from '../formUrl';
import { MAX_FORM_NAME_LENGTH } from '../list/FormNameDialog';
import { FormTextInput, LanguagePicker } from './FormTextInput';
import { useFormEditor } from './formEditor';

/** Name of the form, and the texts around its fields. */
export function TextsCard() {
  const translate = useTranslate();
  const { data, change, issues, isChecked } = useFormEditor();
  const { name } = data;
  const required = getRequiredTexts(data);
  const getError = (part: string) =>
    isChecked && issues.some((issue) => issue.field === null && issue.part === part)
      ? translate('forms.issues.missing')
      : undefined;
  return (
    <Card title={translate('forms.texts.heading')} action={<LanguagePicker />}>
      <div data-field="name">
        <TextBox
          required
          label={translate('forms.name.label')}
          help={translate('forms.name.help')}
          error={getError('name')}
          value={typeof name === 'string' ? name : ''}
          dir="auto"
          maxLength={MAX_FORM_NAME_LENGTH}
          autoComplete="off"
          onChange={(next) => change((now) => setPart(now, ['name'], next), { merge: 'name' })}
        />
      </div>
      {formTexts.map((text) => (
        <FormTextInput
          key={text}
          name={text}
          label={translate(`forms.texts.${text}`)}
          required={required.includes(text)}
          maxLength={text === 'intro' || text === 'thanks' ? 1000 : 120}
          error={getError(`texts.${text}`)}
          {...((text === 'intro' || text === 'thanks') && { rows: 2 })}
        />
      ))}
    </Card>
  );
}

/** Chooses the custom task whose points a submission earns. */
export function PointsTask() {
  const translate = useTranslate();
  const { data, change } = useFormEditor();
  const query = useProgramList();
  const { programs, error } = query;
  const { pointsTask } = data;
  const chosen = typeof pointsTask === 'string' ? pointsTask : '';
  const tasks = (programs ?? []).flatMap((program) =>
    (program.tasks ?? [])
      .filter(({ type }) => type === 'custom_task')
      .map(({ _id, title }) => ({
        value: _id,
        label: translate('forms.after.task', {
          task: title?.trim() || translate('forms.untitled'),
          program: getProgramName(program, translate),
        }),
      })),
  );
  const isKnown = chosen === '' || tasks.some(({ value }) => value === chosen);
  return (
    <>
      {error && !programs && <ReadNotice tone="waiting" title={translate('forms.after.tasksFailed')} read={query} />}
      <GroupField
        label={translate('forms.after.points')}
        help={translate(programs && tasks.length === 0 ? 'forms.after.noTasks' : 'forms.after.pointsHelp')}
      >
        {(ties) => (
          <Select
            {...ties}
            label={translate('forms.after.points')}
            value={chosen}
            options={[
              { value: '', label: translate('forms.after.noPoints') },
              ...tasks,
              ...(isKnown
                ? []
                : [
                    {
                      value: chosen,
                      label: translate(programs ? 'forms.after.taskRemoved' : 'forms.after.taskUnread'),
                      disabled: true,
                    },
                  ]),
            ]}
            onChange={(next) => change((now) => setPart(now, ['pointsTask'], next || undefined))}
          />
        )}
      </GroupField>
    </>
  );
}

interface EditorHeaderProps {
  form: Widget;
  isDeleted: boolean;
  name: string;
  /** Discards the edits, before the page of a deleted form is left. */
  onRemove: () => void;
}

/** Page header of the form editor: name, on/off switch, submissions, and actions. */
export function EditorHeader({ form, isDeleted, name, onRemove }: EditorHeaderProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const switchState = useWidgetSwitch(FORM_WIDGET_TYPE, form, name);
  const [isRemoving, setRemoving] = useState(false);
  const remove = {
    key: 'remove',
    danger: true,
    label: translate('forms.remove'),
    onSelect: () => setRemoving(true),
  };
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        back={<BackButton to={formListUrl} label={translate('forms.all')} />}
        actions={
          !isDeleted && (
            <>
              <WidgetSwitch
                {...switchState}
                name={name}
                disabledReason={hasAnswers(form.data) ? undefined : translate('forms.noFields')}
              />
              <ButtonLink to={buildSubmissionsUrl(form._id)}>{translate('forms.submissions.open')}</ButtonLink>
              <Menu label={translate('forms.more', { name })} icon="more" align="end" entries={[remove]} />
            </>
          )
        }
      />
      {isRemoving && (
        <RemoveWidgetDialog
          widget={form}
          name={name}
          kind="form"
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            onRemove();
            void navigate(formListUrl);
          }}
        />
      )}
    </>
  );
}
