import { faultMatrix } from './support/faultMatrix';
import { programEditorWrites } from './support/programEditorWrites';

faultMatrix(programEditorWrites, { hasOwnSender: true });
