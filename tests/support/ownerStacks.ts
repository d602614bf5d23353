/**
 * Turns off the owner stacks of React's warnings, which take a good part of the time of tests that render whole pages.
 * React captures up to 10,000 per second; this sets the counter to its limit. Warnings still appear, without the stack.
 */
import React from 'react';

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
