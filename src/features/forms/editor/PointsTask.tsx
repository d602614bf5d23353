import { useTranslate } from 'ra-core';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { GroupField } from '../../../ui/form/GroupField';
import { Select } from '../../../ui/inputs/Select';
import { useProgramList } from '../../loyalty/programs/useProgramList';
import { setPart } from '../builder/formChanges';
import { useFormEditor } from './formEditor';

/** Chooses the custom task whose points a submission earns. */
export function PointsTask() {
  const translate = useTranslate();
  const { data, change } = useFormEditor();
  const { programs, error, isFetching, retry } = useProgramList();
  const { pointsTask } = data;
  const chosen = typeof pointsTask === 'string' ? pointsTask : '';
  const tasks = (programs ?? []).flatMap(({ name, tasks: all }) =>
    (all ?? [])
      .filter(({ type }) => type === 'custom_task')
      .map(({ _id, title }) => ({
        value: _id,
        label: translate('forms.after.task', {
          task: title?.trim() || translate('forms.untitled'),
          program: name?.trim() || translate('forms.untitled'),
        }),
      })),
  );
  const isKnown = chosen === '' || tasks.some(({ value }) => value === chosen);
  return (
    <>
      {error && !programs && (
        <ReadNotice
          tone="waiting"
          title={translate('forms.after.tasksFailed')}
          error={error}
          busy={isFetching}
          onRetry={retry}
        />
      )}
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
