import '../../../../i18n/en/areas/replies';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useSavedReplies } from '../../../engine/compose/replies/useSavedReplies';
import { noVariableValues } from '../../../engine/compose/replies/variables';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/layout/Card';
import rows from '../../../ui/layout/cardRows.module.css';
import columnStyles from '../../../ui/layout/columns.module.css';
import { lazyDialog } from '../../../ui/lazy/lazyDialog';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import textStyles from '../../../ui/text/text.module.css';

const ManageReplies = lazyDialog(() => import('../../../engine/compose/replies/ManageReplies'));

/** Saved replies of the store, which are also offered for reviews. */
export function QuestionsSection() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const saved = useSavedReplies(true);
  return (
    <div className={columnStyles.form}>
      <div data-field="savedReplies">
        <Card
          title={translate('settingsIndex.fields.savedReplies')}
          action={<ButtonLink to="/faq">{translate('settingsPage.replies.questions')}</ButtonLink>}
        >
          <p className={textStyles.second}>{translate('settingsPage.replies.text')}</p>
          {saved.replies.length === 0 ? (
            <p>{translate('replies.none')}</p>
          ) : (
            <ul aria-label={translate('settingsIndex.fields.savedReplies')} className={rows.list}>
              {saved.replies.map(({ _id, name, text }) => (
                <li key={_id} className={rows.row}>
                  <div className={rows.name}>
                    <p dir="auto" className={textStyles.medium}>
                      {name}
                    </p>
                    <p dir="auto" className={rows.small}>
                      {text}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )}
          <p>
            <Button onClick={() => setOpen(true)}>{translate('replies.manage')}</Button>
          </p>
        </Card>
      </div>
      {isOpen && (
        <Suspense>
          <ManageReplies saved={saved} values={noVariableValues} boxText="" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
