/**
 * For its warnings React notes where each element is made, until it has done so 10,000 times in a second: a good part of the time
 * of a test that draws whole pages. Here that number counts as reached: a warning comes as ever, but does not name that place.
 */
import React from 'react';

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
