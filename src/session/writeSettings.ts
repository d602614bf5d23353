import type { Settings } from '../../resources/settings';
import { writeAndVerify } from '../engine/writes/verifiedWrite';
import { matchesSubset } from '../lib/matchesSubset';
import type { SendChange, SettingsChange } from './settingsChanges';

/** Sends a change of the settings, and compares them with it if the response is lost. */
export const writeSettings = (change: SettingsChange, send: SendChange, load: () => Promise<Settings>) =>
  writeAndVerify({
    write: () => send(change),
    load,
    verify: (now) => (matchesSubset(now, change) ? 'applied' : 'notApplied'),
    verifiedKinds: [],
  });
