import { expose } from 'comlink';
import { createImportSession } from './importSession';

expose(createImportSession());
