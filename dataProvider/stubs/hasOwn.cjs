/* Replaces the 'hasown' package. CommonJS because node-polyglot requires it. */
module.exports = Object.hasOwn;
