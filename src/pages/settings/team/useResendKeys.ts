import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useDraftStorage } from '../../../engine/drafts/useDraft';
import { getOwn } from '../../../lib/getOwn';

const keysShape = z.record(z.string(), z.string());

/**
 * Idempotency keys of resends that haven't succeeded yet, by manager. They survive a reload, so that an attempt after
 * it repeats the same request.
 */
export function useResendKeys() {
  const [read, write] = useDraftStorage('edit:settings.resend');
  return useMemo(() => {
    const put = (keys: Record<string, string>) => write(Object.keys(keys).length === 0 ? '' : JSON.stringify(keys));
    return {
      get(managerId: string): string {
        const keys = parseKeys(read());
        const key = getOwn(keys, managerId) ?? crypto.randomUUID();
        put({ ...keys, [managerId]: key });
        return key;
      },
      forget(managerId: string): void {
        const { [managerId]: _sent, ...others } = parseKeys(read());
        put(others);
      },
    };
  }, [read, write]);
}

function parseKeys(text: string): Record<string, string> {
  try {
    return keysShape.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
