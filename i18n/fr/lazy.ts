/** All other French messages, by namespace. */
import type { LazyMessages } from '../en/lazy';
import type { Translation } from '../translation';
import { messages as activity } from './areas/activity';
import { messages as analytics } from './areas/analytics';
import { messages as ask } from './areas/ask';
import { messages as automation } from './areas/automation';
import { messages as billing } from './areas/billing';
import { messages as bulk } from './areas/bulk';
import { messages as chart } from './areas/chart';
import { messages as code } from './areas/code';
import { messages as color } from './areas/color';
import { messages as compose } from './areas/compose';
import { messages as concierge } from './areas/concierge';
import { messages as contact } from './areas/contact';
import { messages as copy } from './areas/copy';
import { messages as costs } from './areas/costs';
import { messages as create } from './areas/create';
import { messages as customerPage } from './areas/customerPage';
import { messages as editing } from './areas/editing';
import { messages as exportMessages } from './areas/export';
import { messages as find } from './areas/find';
import { messages as flags } from './areas/flags';
import { messages as formFields } from './areas/formFields';
import { messages as forms } from './areas/forms';
import { messages as history } from './areas/history';
import { messages as importMessages } from './areas/import';
import { messages as importRun } from './areas/importRun';
import { messages as inbox } from './areas/inbox';
import { messages as install } from './areas/install';
import { messages as invitation } from './areas/invitation';
import { messages as keys } from './areas/keys';
import { messages as linkSignIn } from './areas/linkSignIn';
import { messages as lint } from './areas/lint';
import { messages as locale } from './areas/locale';
import { messages as loyalty } from './areas/loyalty';
import { messages as loyaltyEditor } from './areas/loyaltyEditor';
import { messages as notifications } from './areas/notifications';
import { messages as otherWidgets } from './areas/otherWidgets';
import { messages as panel } from './areas/panel';
import { messages as pickers } from './areas/pickers';
import { messages as points } from './areas/points';
import { messages as preview } from './areas/preview';
import { messages as previewFrame } from './areas/previewFrame';
import { messages as privateApp } from './areas/privateApp';
import { messages as program } from './areas/program';
import { messages as programs } from './areas/programs';
import { messages as pwa } from './areas/pwa';
import { messages as queue } from './areas/queue';
import { messages as ra } from './areas/ra';
import { messages as renew } from './areas/renew';
import { messages as replies } from './areas/replies';
import { messages as sales } from './areas/sales';
import { messages as saveView } from './areas/saveView';
import { messages as settingsIndex } from './areas/settingsIndex';
import { messages as settingsPage } from './areas/settingsPage';
import { messages as siteNotices } from './areas/siteNotices';
import { messages as storeLanguages } from './areas/storeLanguages';
import { messages as systemAdmin } from './areas/systemAdmin';
import { messages as templateEditor } from './areas/templateEditor';
import { messages as tester } from './areas/tester';
import { messages as theme } from './areas/theme';
import { messages as upload } from './areas/upload';
import { messages as viewer } from './areas/viewer';
import { messages as voucher } from './areas/voucher';
import { messages as widgets } from './areas/widgets';
import { messages as wizard } from './areas/wizard';

export const lazyFrench: Translation<LazyMessages> = {
  activity,
  analytics,
  ask,
  automation,
  billing,
  bulk,
  chart,
  code,
  color,
  compose,
  concierge,
  contact,
  copy,
  costs,
  create,
  customerPage,
  editing,
  export: exportMessages,
  find,
  flags,
  formFields,
  forms,
  history,
  import: importMessages,
  importRun,
  inbox,
  install,
  invitation,
  keys,
  linkSignIn,
  lint,
  locale,
  loyalty,
  loyaltyEditor,
  notifications,
  otherWidgets,
  panel,
  pickers,
  points,
  preview,
  previewFrame,
  privateApp,
  program,
  programs,
  pwa,
  queue,
  ra,
  renew,
  replies,
  sales,
  saveView,
  settingsIndex,
  settingsPage,
  siteNotices,
  storeLanguages,
  systemAdmin,
  templateEditor,
  tester,
  theme,
  upload,
  viewer,
  voucher,
  widgets,
  wizard,
};
