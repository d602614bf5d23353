import { useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { useDraft } from '../useDraft';
import { asAddresses, asChoice, isEmpty, type Values } from './formValue';

interface FormDraft {
  /** What was typed before this page was opened; null where there was nothing. */
  found: Values | null;
  keep: (values: Values) => void;
  discard: () => void;
}

/** What is typed in a create form, kept in this tab until it is sent or thrown away. */
export function useFormDraft(entity: Entity): FormDraft {
  const [text, setText] = useDraft(`create:${entity.name}`);
  const [found] = useState(() => readDraft(entity, text));
  return {
    found,
    keep: (values) => setText(JSON.stringify(values)),
    discard: () => setText(''),
  };
}

/** What a stored text holds for the fields of the form: of anything else, and of what is no JSON, nothing is taken. */
export function readDraft(entity: Entity, text: string): Values | null {
  const stored = parsed(text);
  const fields = Object.entries(entity.create?.fields ?? {});
  const values = fields
    .filter(([name]) => Object.hasOwn(stored, name))
    .map(([name, { kind }]) => {
      const value = stored[name];
      if (kind === 'record') return [name, asChoice(value)] as const;
      if (kind === 'images') return [name, asAddresses(value)] as const;
      return [name, isPlain(value) ? value : null] as const;
    })
    .filter(([, value]) => !isEmpty(value));
  return values.length > 0 ? Object.fromEntries(values) : null;
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

function parsed(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
