/** Stands in for 'hasown', which carries a function binding of its own for old browsers. */
module.exports = (object, key) => Object.hasOwn(object, key);
