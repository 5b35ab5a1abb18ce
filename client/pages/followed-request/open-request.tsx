import { followUpParts, mayBeAsked, mayChangeWishes, noticeId, type RequestAction } from '../../../domain/placement/follow-up.ts';
import { isOpen } from '../../../domain/placement/request-states.ts';
import { Callout } from '../../components/feedback/callout.tsx';
import { Section } from '../../components/section.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { ActionForm } from './action-form.tsx';
import { useActionContext } from './action-reply.ts';
import { Births } from './births.tsx';
import type { DoneNotice } from './done-notice.ts';
import { EmployerAsked } from './employer-asked.tsx';
import styles from './followed-request.module.css';
import type { OpenFollowUp } from './followed-view.ts';
import { Messages } from './messages.tsx';
import { type OfferWords, ProposalCard } from './proposal-card.tsx';
import { SendAgain } from './send-again.tsx';
import { RequestFacts, Timeline } from './timeline.tsx';
import { WishesForm } from './wishes-form.tsx';
import { Withdrawal } from './withdrawal.tsx';

interface OpenRequestProps {
  view: OpenFollowUp;
  done: DoneNotice | null;
  offer: OfferWords | null;
}

/** A request with its steps, what is proposed, and all that its family may do. */
export function OpenRequest({ view, done, offer }: OpenRequestProps) {
  const { request, isWaiting } = view;
  const { state, outcome, proposal } = request;
  const { reply } = useActionContext();
  const isRejected = outcome === 'rejected' && state === 'received';
  const isAlive = !isWaiting && isOpen(state);
  const isAnswerable = proposal?.state === 'sent';
  const shown: Readonly<Record<RequestAction, boolean>> = {
    ...{ accept: isAnswerable, decline: isAnswerable, message: !isWaiting },
    ...{ birth: isAlive && request.expected.length > 0, prolong: isAlive && !isRejected && mayBeAsked(state) },
    ...{ asked: isOpen(state) && !isRejected, wishes: isAlive && mayChangeWishes(state), withdraw: isAlive },
  };
  return (
    <Section>
      {done && <Done done={done} />}
      {reply && !(reply.action && shown[reply.action]) && <SendAgain reply={reply} isDown={false} />}
      <div className={styles.columns}>
        <div className={styles.parts}>
          {!isRejected && state !== 'closed' && <Timeline request={request} />}
          {proposal && <ProposalCard proposal={proposal} offer={offer} />}
          {shown.birth && <Births request={request} />}
          {shown.prolong && <StillSearching view={view} />}
          {shown.message && <Messages request={request} />}
        </div>
        <div className={styles.aside}>
          <RequestFacts request={request} />
          {shown.asked && <EmployerAsked view={view} />}
          {shown.wishes && <WishesForm wishes={request.wishes} />}
          {shown.withdraw && <Withdrawal />}
        </div>
      </div>
    </Section>
  );
}

/** What was just done, where the address leads. */
function Done({ done }: { done: DoneNotice }) {
  const { followedRequest } = useMessages();
  return (
    <div className={styles.notice} role="status" id={noticeId} tabIndex={-1}>
      <Callout kind={done === 'changed' ? 'warning' : 'info'}>
        <p>{followedRequest.done[done]}</p>
      </Callout>
    </div>
  );
}

/** Keeps a request active by one button. */
function StillSearching({ view: { request } }: Pick<OpenRequestProps, 'view'>) {
  const { followedRequest } = useMessages();
  const words = followedRequest.searching;
  const { date } = useFormats();
  return (
    <section className="stack" id={followUpParts.searching}>
      <h2 className={styles.part}>{words.title}</h2>
      <p>
        {request.lastSignOn && `${words.lastSign(date(request.lastSignOn))} `}
        {words.text}
      </p>
      <ActionForm action="prolong" submit={words.yes} look="secondary" />
      <p>
        <a href={`#${followUpParts.withdrawal}`}>{words.no}</a>
      </p>
    </section>
  );
}
