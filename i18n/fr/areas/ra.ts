/** Words of react-admin's own components, for a part that uses them. */
import reactAdminFrench from 'ra-language-french';

export const words = reactAdminFrench.ra;
