import { declineReasons, followUpParts } from '../../../domain/placement/follow-up.ts';
import { Card } from '../../components/surfaces/card.tsx';
import { ActionField, ActionForm } from './action-form.tsx';
import { useActionContext } from './action-reply.ts';
import styles from './followed-request.module.css';
import type { ShownProposal } from './followed-view.ts';
import { ShownFacts } from './timeline.tsx';

/** The place that is proposed, and the family's answer: one button each. */
export function ProposalCard({ proposal: { id, title, facts, message } }: { proposal: ShownProposal }) {
  const { words } = useActionContext();
  return (
    <Card as="section" className={styles.proposal}>
      <h2 className={styles.part} id={followUpParts.proposal}>
        {title}
      </h2>
      <ShownFacts facts={facts} />
      {message && (
        <div>
          <p className="muted small">{words.proposal.message}</p>
          <p className={styles.lines}>{message}</p>
        </div>
      )}
      {id && <Answer id={id} />}
    </Card>
  );
}

function Answer({ id }: { id: string }) {
  const { proposal: words } = useActionContext().words;
  return (
    <div className={styles.answers}>
      <ActionForm action="accept" submit={words.accept} about={{ proposal: id }}>
        <p>{words.accepts}</p>
      </ActionForm>
      <ActionForm action="decline" submit={words.decline} look="secondary" about={{ proposal: id }}>
        <ActionField action="decline" name="reason" label={words.reason} optional>
          {({ defaultValue, ...control }) => (
            <select {...control} defaultValue={defaultValue}>
              <option value="">–</option>
              {declineReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {words.reasons[reason]}
                </option>
              ))}
            </select>
          )}
        </ActionField>
      </ActionForm>
    </div>
  );
}
