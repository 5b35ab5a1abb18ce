import { beforeAll, beforeEach } from 'vitest';
import { openPage } from '../open-site.ts';
import { type FormSite, startFormSite } from './form-site.ts';

/** The site of the present suite with its forms, from its first hook on. */
export let forms: FormSite;

/** Gives a suite of journeys a site with a mail server, and a new visitor's tab for each of its tests. */
export function openFormSite(): void {
  openPage({ cms: 'real' });
  beforeAll(async () => {
    forms = await startFormSite();
  });
  beforeEach(() => {
    forms.mails.mode = 'up';
  });
}
