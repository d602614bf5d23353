import type { RunCommand } from '../../src/defineConsole';

/** Command of quick find: reminds the couriers of what is late, by an own endpoint. */
const remindCouriers: RunCommand = ({ translate, notify, navigate }) => {
  navigate('/late');
  notify(translate('acme.remind.done'), { type: 'success' });
};

export default remindCouriers;
