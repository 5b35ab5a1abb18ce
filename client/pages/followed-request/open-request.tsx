import { followUpParts, noticeId } from '../../../domain/placement/follow-up.ts';
import { Callout } from '../../components/feedback/callout.tsx';
import { Section } from '../../components/section.tsx';
import { ActionField, ActionForm } from './action-form.tsx';
import { useActionContext } from './action-reply.ts';
import { EmployerAsked } from './employer-asked.tsx';
import styles from './followed-request.module.css';
import { type DoneNotice, hasForm, type ShownRequest } from './followed-view.ts';
import { Messages } from './messages.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { SendAgain } from './send-again.tsx';
import { ShownFacts, Timeline } from './timeline.tsx';
import { WishesForm } from './wishes-form.tsx';
import { Withdrawal } from './withdrawal.tsx';

interface OpenRequestProps {
  request: ShownRequest;
  done: DoneNotice | null;
}

/** A request with its steps, what is proposed, and all that its family may do. */
export function OpenRequest({ request, done }: OpenRequestProps) {
  const { reply, words } = useActionContext();
  const isAnswerable = hasForm(request, 'accept');
  const { steps, proposal, births, searching, messages, employer, wishes, mayWithdraw } = request;
  const offer = proposal && ('ended' in proposal ? <p>{proposal.ended}</p> : <ProposalCard proposal={proposal} />);
  return (
    <Section>
      {done && <Done done={done} />}
      {reply && !hasForm(request, reply.action) && <SendAgain reply={reply} isDown={false} words={words} />}
      <div className={styles.columns}>
        <div className={styles.parts}>
          {/* What waits for an answer comes first. */}
          {isAnswerable && offer}
          {steps && <Timeline steps={steps} />}
          {!isAnswerable && offer}
          {births.map((birth) => (
            <Birth key={birth.index} birth={birth} isOnly={births.length === 1} />
          ))}
          {searching && <StillSearching text={searching} />}
          {messages && <Messages messages={messages} />}
        </div>
        <div className={styles.aside}>
          <ShownFacts facts={request.facts} />
          {employer && <EmployerAsked employer={employer} />}
          {wishes && <WishesForm wishes={wishes} />}
          {mayWithdraw && <Withdrawal />}
        </div>
      </div>
    </Section>
  );
}

/** What was just done, where the address leads. */
function Done({ done: { text, isWarning } }: { done: DoneNotice }) {
  return (
    <div className={styles.notice} role="status" id={noticeId} tabIndex={-1}>
      <Callout kind={isWarning ? 'warning' : 'info'}>
        <p>{text}</p>
      </Callout>
    </div>
  );
}

/** Asks for the date of birth of a child that was expected. */
function Birth({ birth: { index, title, text }, isOnly }: { birth: ShownRequest['births'][number]; isOnly: boolean }) {
  const { reply, words } = useActionContext();
  const isSent = isOnly || reply?.values.child === index;
  return (
    <section className="stack">
      <h2 className={styles.part}>{title}</h2>
      {text && <p>{text}</p>}
      <ActionForm action="birth" isSent={isSent} submit={words.birth.send} look="secondary" about={{ child: index }}>
        <ActionField action="birth" isSent={isSent} name="birthDate" label={words.birth.date} part={index}>
          {(control) => <input type="date" {...control} />}
        </ActionField>
      </ActionForm>
    </section>
  );
}

/** Keeps a request active by one button. */
function StillSearching({ text }: { text: string }) {
  const { words } = useActionContext();
  return (
    <section className="stack" id={followUpParts.searching}>
      <h2 className={styles.part}>{words.searching.title}</h2>
      <p>{text}</p>
      <ActionForm action="prolong" submit={words.searching.yes} look="secondary" />
      <p>
        <a href={`#${followUpParts.withdrawal}`}>{words.searching.no}</a>
      </p>
    </section>
  );
}
