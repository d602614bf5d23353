/** Words of the forms that add a record. */
export const words = {
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you typed on this page has not been sent and will be lost.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  submit: 'Add',
  required: 'Please fill this in.',
  number: 'Please enter a number.',
  invalid: 'Please check this value.',
  failed: 'Nothing was added. What you typed is still here.',
  done: '%{name} added.',
};
