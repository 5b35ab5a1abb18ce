import { redirects } from '../../redirects.ts';
import { compileRedirects, openRedirects } from './redirect-table.ts';

// The build has looked at each rule, and says so with its line.
const fixed = compileRedirects(redirects, undefined, () => null);

/** Every fixed redirect, compiled. The build writes it here as data (`build/redirects-plugin.ts`): to compile it took a tenth of the start of an isolate. */
export const fixedRedirects = fixed.data();

/** The fixed redirects of the site. */
export const findRedirect = openRedirects(fixedRedirects);

/** The same as data, for the browser. */
export const fixedMatcher = fixed.matcher;
