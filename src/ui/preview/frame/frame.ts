/** Script of the preview document: renders what the console sends, without interaction. */
import { connectToHost } from './connectToHost';

// Remove the script from the body that will contain the content.
document.currentScript?.remove();

// Stays empty if not embedded.
if (window.parent !== window) connectToHost(window);
