import { localizePath } from '../../../domain/locale.ts';
import { followedRequestPath } from '../../../domain/placement/follow-up.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { type ActionReply, ReplyProvider } from './action-reply.ts';
import type { DoneNotice } from './done-notice.ts';
import type { ClosedFollowUp, FollowedView } from './followed-view.ts';
import { OpenRequest } from './open-request.tsx';
import type { OfferWords } from './proposal-card.tsx';
import { SendAgain } from './send-again.tsx';

export interface FollowedRequestProps {
  breadcrumbs: Breadcrumb[];
  view: FollowedView;
  /** The form that comes back, with what is wrong. */
  reply: ActionReply | null;
  /** What was just done. */
  done: DoneNotice | null;
  /** Of the place that is proposed: days and price in words. */
  offer: OfferWords | null;
  /** Makes sending a form of this page twice once. */
  submissionKey: string;
}

/** Where a family sees how far its request has come, and answers. */
export function FollowedRequestPage({ breadcrumbs, view, reply, done, offer, submissionKey }: FollowedRequestProps) {
  const { followUp, followedRequest: words } = useMessages();
  if (view.kind === 'closed') return <ClosedRequest breadcrumbs={breadcrumbs} reason={view.reason} reply={reply} />;
  const { reference } = view.kind === 'other' ? view : view.request;
  return (
    <PageFrame>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={words.title(reference)}
        intro={view.kind === 'other' ? followUp.states[view.state] : introOf(view, words)}
      />
      {view.kind === 'open' && (
        <ReplyProvider value={{ token: view.token, submissionKey, reply }}>
          <OpenRequest view={view} done={done} offer={offer} />
        </ReplyProvider>
      )}
    </PageFrame>
  );
}

type Words = ReturnType<typeof useMessages>['followedRequest'];

function introOf({ request, isWaiting }: Extract<FollowedView, { kind: 'open' }>, words: Words): string {
  const { state, outcome, closingReason } = request;
  if (isWaiting) return words.waiting;
  if (outcome === 'rejected' && state === 'received') return words.rejected;
  if (state !== 'closed') return words.states[state];
  return [words.states.closed, closingReason && words.closings[closingReason], words.reopen].filter(Boolean).join(' ');
}

interface ClosedRequestProps extends Pick<FollowedRequestProps, 'breadcrumbs' | 'reply'> {
  reason: ClosedFollowUp;
}

/** Why nothing is shown, and the way on. What could not be sent stands there, to be sent again. */
function ClosedRequest({ breadcrumbs, reason, reply }: ClosedRequestProps) {
  const { followedRequest: words } = useMessages();
  const locale = useLocale();
  const isDown = reason === 'unavailable';
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={words.closedTitle[reason]} intro={words.closed[reason]} />
      <Section>
        <div className="stack">
          {reply && <SendAgain reply={reply} isDown={isDown} />}
          <p className="cluster">
            <ButtonLink
              href={localizePath(isDown ? followedRequestPath : '/suivi-de-demande', locale)}
              look={reply ? 'secondary' : 'primary'}
            >
              {isDown ? words.reload : words.lookUp}
            </ButtonLink>
            <ButtonLink look="secondary" href={localizePath('/contact', locale)}>
              {words.contact}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </PageFrame>
  );
}
