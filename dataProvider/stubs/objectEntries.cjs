/* Stands in for the 'object.entries' polyfill. CommonJS, because its one user (node-polyglot) requires it. */
module.exports = Object.entries;
