/** `lodash/pick` without paths, which react-admin doesn't use, 0.5 KB smaller than es-toolkit's copy of lodash's. */
export { pick as default } from 'es-toolkit/object/pick';
