import * as react from 'react';

const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const { [name]: internals } = react as unknown as Record<string, { recentlyCreatedOwnerStacks?: number }>;
if (internals?.recentlyCreatedOwnerStacks === undefined) throw new Error('This React counts the stacks that it takes in another place.');

/**
 * React takes a stack for each element that it makes, until ten thousand of a second, to name who wrote an element in its warnings: a third of the
 * time of suites that render pages. It warns of the same without them.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} });
