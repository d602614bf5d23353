import { faultMatrix } from './support/matrix';
import { programEditorWrites } from './support/programEditorWrites';

faultMatrix(programEditorWrites);
