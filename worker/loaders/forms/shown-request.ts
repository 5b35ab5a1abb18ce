import { type Formats, formatsOf } from '../../../client/i18n/format.ts';
import type { ShownProposal, ShownRequest } from '../../../client/pages/followed-request/followed-view.ts';
import { contentPath } from '../../../domain/addresses/fixed-path.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { addDays, type PlainDate, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import {
  type FollowedProposal,
  mayBeAsked,
  mayChangeWishes,
  type PlacementView,
  prolongAfterDays,
} from '../../../domain/placement/follow-up.ts';
import { familyStepOf, familySteps, isOpen } from '../../../domain/placement/request-states.ts';
import type { OpenFollowUp } from '../../follow-up/followed-view.ts';
import type { LoaderContext } from '../loader.ts';
import { offerWords } from './offer-words.ts';

type WordsContext = Pick<LoaderContext, 'locale' | 'messages' | 'now'>;
type Words = LoaderContext['messages']['followedRequest'];

interface Writing {
  words: Words;
  formats: Formats;
  locale: LoaderContext['locale'];
}

/** A request as its page shows it: in words, and what its family may do by now. */
export function shownRequest({ token, request, isWaiting, employerAskedOn }: OpenFollowUp, context: WordsContext): ShownRequest {
  const { locale, messages } = context;
  const words = messages.followedRequest;
  const formats = formatsOf(locale);
  const { state, outcome, proposal, wishes, expected, messages: notes, lastSignOn, email } = request;
  const isRejected = outcome === 'rejected' && state === 'received';
  const isAlive = !isWaiting && isOpen(state);
  const employerState = employerAskedOn && words.employer.asked(formats.date(employerAskedOn));
  return {
    token,
    submissionKey: crypto.randomUUID(),
    steps: isRejected || state === 'closed' ? null : stepsOf(request, { words, formats, locale }),
    facts: factsOf(request, { words, formats, locale }),
    proposal: proposal && proposalOf(proposal, request, context),
    births: isAlive
      ? expected.map(({ index, firstName, dueDate }) => ({
          index: String(index),
          title: words.birth.title(firstName ?? words.birth.child),
          text: dueDate && words.birth.text(formats.date(dueDate)),
        }))
      : [],
    searching: isAlive && !isRejected && mayBeAsked(state) ? searchingText(lastSignOn, { words, formats, now: context.now }) : null,
    messages: isWaiting ? null : notes.map(({ on, text }) => ({ on: formats.date(on), text })),
    employer: isOpen(state) && !isRejected ? { state: employerState, askedOn: employerAskedOn, email } : null,
    wishes: isAlive && mayChangeWishes(state) ? wishes : null,
    mayWithdraw: isAlive,
  };
}

/** What stands over the button that keeps a request active; null while the family's last sign is fresh. */
function searchingText(
  lastSignOn: PlainDate | null,
  { words, formats, now }: Pick<Writing, 'words' | 'formats'> & { now: number },
): string | null {
  if (!lastSignOn || addDays(lastSignOn, prolongAfterDays) > todayInParis(now)) return null;
  return `${words.searching.lastSign(formats.date(lastSignOn))} ${words.searching.text}`;
}

function stepsOf({ state, reachedOn, nextStepOn }: PlacementView, { words, formats }: Writing): ShownRequest['steps'] {
  const present = familyStepOf(state);
  const last = present ? familySteps.indexOf(present) : -1;
  return familySteps.map((step, index) => {
    const day = reachedOn[step];
    const isPresent = index === last;
    const next = isPresent && nextStepOn ? words.next(formats.date(nextStepOn)) : null;
    return {
      label: words.steps[step],
      isReached: index <= last,
      isPresent,
      days: [day && formats.date(day), next].flatMap((one) => one ?? []),
    };
  });
}

function factsOf({ adviser, nursery, submittedAt }: PlacementView, { words: { facts }, formats, locale }: Writing): ShownRequest['facts'] {
  return [
    { label: facts.adviser, value: adviser ?? facts.noAdviser },
    ...(nursery ? [{ label: facts.nursery, value: nursery.name, href: pathTo('nursery', { slug: nursery.slug }, locale) }] : []),
    ...(submittedAt ? [{ label: facts.received, value: formats.date(todayInParis(Date.parse(submittedAt))) }] : []),
  ];
}

function proposalOf(proposal: FollowedProposal, { wishes }: PlacementView, context: WordsContext): ShownRequest['proposal'] {
  const words = context.messages.followedRequest.proposal;
  const { id, state, nursery, message } = proposal;
  if (state === 'draft') return null;
  if (state === 'declined' || state === 'withdrawn' || state === 'expired') return { ended: words.ended[state](nursery.name) };
  const title = words.title(nursery.name);
  return { id: state === 'sent' ? id : null, title, facts: offerFacts(proposal, wishes, context), message } satisfies ShownProposal;
}

function offerFacts(proposal: FollowedProposal, wishes: PlacementView['wishes'], context: WordsContext): ShownProposal['facts'] {
  const { locale, messages } = context;
  const words = messages.followedRequest.proposal;
  const { date } = formatsOf(locale);
  const { nursery, startDate, expiresOn, visitOn } = proposal;
  const { days, price } = offerWords(proposal, wishes, context);
  const facts = [
    nursery.slug && { label: words.nursery, value: nursery.name, href: pathTo('nursery', { slug: nursery.slug }, locale) },
    days && { label: words.days, value: days },
    startDate && { label: words.start, value: date(startDate) },
    price && { label: words.price, value: price },
    { label: words.rest, value: words.simulator, href: contentPath('cout-place-en-creche', locale) },
    visitOn && { label: words.visit, value: date(visitOn) },
    expiresOn && { label: words.expiry, value: words.until(date(expiresOn)) },
  ];
  return facts.flatMap((fact) => fact || []);
}
