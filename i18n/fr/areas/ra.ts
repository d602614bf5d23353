/** Messages of react-admin's components. */
import reactAdminFrench from 'ra-language-french';

export const messages = reactAdminFrench.ra;
