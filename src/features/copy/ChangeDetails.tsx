import { useTranslate } from 'ra-core';
import { TextDiff } from '../../ui/text/TextDiff';
import styles from './Copy.module.css';
import { type CopyChange, type CopyValue, programContentShape, templateTextsShape } from './copyChange';
import { ProgramChanges } from './ProgramChanges';

/** The differences of a style sheet, an email, or a program. */
export function ChangeDetails({ change }: { change: CopyChange }) {
  const translate = useTranslate();
  const { kind, after } = change;
  const before = change.before ?? change.fallback ?? null;
  if (kind === 'programs') {
    const program = programContentShape.safeParse(after);
    const old = programContentShape.safeParse(before);
    return program.success && <ProgramChanges before={old.success ? old.data : null} after={program.data} />;
  }
  if (kind === 'css') return <TextDiff before={toText(before)} after={toText(after)} />;
  const email = templateTextsShape.safeParse(after);
  const old = templateTextsShape.safeParse(before);
  if (!email.success) return null;
  const oldTexts = old.success ? old.data : { subject: '', html: '' };
  return (
    <div className={styles.parts}>
      {(['subject', 'html'] as const).map(
        (part) =>
          oldTexts[part] !== email.data[part] && (
            <div key={part}>
              <h3 className={styles.part}>{translate(`copy.email.${part}`)}</h3>
              <TextDiff before={oldTexts[part]} after={email.data[part]} />
            </div>
          ),
      )}
    </div>
  );
}

const toText = (value: CopyValue | null) => (typeof value === 'string' ? value : '');
