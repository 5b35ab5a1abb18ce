import { alertAnswerNames, alertAnswers, alertLinkSubject } from '../../../domain/forms/place-alert/place-alert.ts';
import { locales } from '../../../domain/locale.ts';
import { readSignedLink } from '../../signed-link.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, notFound } from '../loader.ts';

export const loadPlaceAlertAnswer: Loader<'place-alert-answer'> = async ({ config, locale, messages, params, query, now }) => {
  const answer = alertAnswers.find((candidate) => alertAnswerNames[candidate] === params.slug);
  if (!answer) return notFound;
  const link = { alert: query.get('alerte') ?? '', expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' };
  const state = await readSignedLink(alertLinkSubject(answer, link.alert), link, { secret: config.linkSecret, now });
  const { title, intro } = messages.placeAlert.answers[answer];
  return {
    kind: 'page',
    head: { title, description: intro },
    props: {
      answer,
      problem: state === 'open' ? null : state,
      alertLink: state === 'open' ? { ...link, answer } : null,
      breadcrumbs: [homeCrumb(messages, locale), { label: title, href: null }],
    },
    languages: locales,
    isPersonal: true,
  };
};
