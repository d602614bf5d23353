import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../../dataProvider/http/http';
import { getServerTime } from '../../../dataProvider/http/serverClock';

const DEVICE_TIME = Date.UTC(2026, 10, 23, 12);
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE_TIME, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads a response with these headers. */
async function read(headers: Record<string, string>, status = 200): Promise<void> {
  const http = createHttp({
    apiUrl: 'https://api.example',
    token: () => null,
    fetch: async () => new Response('{}', { status, headers }),
    wait: async () => undefined,
  });
  await http({ method: 'GET', path: '/admin/settings' }).catch(() => undefined);
}

describe('getServerTime', () => {
  it('is the time of the device until a response says otherwise', async () => {
    await read({});
    expect(getServerTime()).toBe(DEVICE_TIME);
  });

  it.each([DAY_MS, -DAY_MS])('follows the Date header, also of an error: %d ms', async (difference) => {
    await read({ Date: new Date(DEVICE_TIME + difference).toUTCString() }, 404);
    expect(getServerTime()).toBe(DEVICE_TIME + difference);
    vi.setSystemTime(DEVICE_TIME + 60_000);
    expect(getServerTime()).toBe(DEVICE_TIME + difference + 60_000);
    await read({});
    expect(getServerTime(), 'kept without the header').toBe(DEVICE_TIME + difference + 60_000);
    await read({ Date: 'soon' });
    expect(getServerTime(), 'kept with an invalid one').toBe(DEVICE_TIME + difference + 60_000);
  });

  it('takes more than half a minute for a difference', async () => {
    for (const seconds of [30, -30]) {
      await read({ Date: new Date(DEVICE_TIME + seconds * 1000).toUTCString() });
      expect(getServerTime()).toBe(DEVICE_TIME);
    }
    await read({ Date: new Date(DEVICE_TIME + 31_000).toUTCString() });
    expect(getServerTime()).toBe(DEVICE_TIME + 31_000);
  });

  it('does not jump because of the time that a request takes', async () => {
    await read({ Date: new Date(DEVICE_TIME - 12_000).toUTCString() });
    expect(getServerTime()).toBe(DEVICE_TIME);
  });
});
