/** `lodash/debounce` without options, which react-admin doesn't use, 0.2 KB smaller than es-toolkit's copy of lodash's. */
export { debounce as default } from 'es-toolkit/function/debounce';
