import { accountFormsOf } from '../../domain/accounts/account-forms.ts';
import { canonicalPath } from '../../domain/addresses/paths.ts';
import { formOfSegment } from '../../domain/forms/forms.ts';
import { splitLocale } from '../../domain/locale.ts';
import { followUpSegment, requestActionSegment } from '../../domain/placement/follow-up.ts';
import { signOutPath } from '../accounts/account-action.ts';

const readingMethods = ['GET', 'HEAD'];
/** Calls and buttons, which no page stands at. */
const posted = ['/webhooks/cms', '/webhooks/index', '/compte/creches', signOutPath];
const formPath = /^\/formulaires\/([^/]+)$/;

/** The methods an address is served by. */
export function allowedMethods(pathname: string): string[] {
  const { path } = splitLocale(canonicalPath(pathname) ?? '');
  if (posted.includes(path)) return ['POST'];
  const segment = formPath.exec(path)?.[1];
  const isForm = segment !== undefined && ([followUpSegment, requestActionSegment].includes(segment) || formOfSegment(segment) !== null);
  const isScreen = accountFormsOf(path).length > 0;
  return isForm || isScreen ? [...readingMethods, 'POST'] : readingMethods;
}
