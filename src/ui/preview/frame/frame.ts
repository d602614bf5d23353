/** The one script of a preview's document: shows what the console sends, and lets nothing be pressed. */
import { connect } from './connect';

// It stands where content will stand.
document.currentScript?.remove();

// Where no console frames it, it stays empty.
if (window.parent !== window) connect(window);
