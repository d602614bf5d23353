/** The frame of react-admin's components, for `src/extensions`. docs/react-admin.md shows it. */
export { ReactAdminWrapper } from '../reactAdmin/ReactAdminWrapper';
