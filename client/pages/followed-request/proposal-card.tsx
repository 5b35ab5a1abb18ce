import { contentPath } from '../../../domain/addresses/fixed-path.ts';
import { pathTo } from '../../../domain/addresses/paths.ts';
import { declineReasons, type FollowedProposal, followUpParts } from '../../../domain/placement/follow-up.ts';
import { Facts } from '../../components/facts.tsx';
import { Card } from '../../components/surfaces/card.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { ActionField, ActionForm } from './action-form.tsx';
import styles from './followed-request.module.css';

/** What the worker says of a proposed place. */
export interface OfferWords {
  days: string | null;
  /** What a month of it costs, about; null where nobody can say. */
  price: string | null;
}

interface ProposalCardProps {
  proposal: FollowedProposal;
  offer: OfferWords | null;
}

/** The place that is proposed, and the family's answer: one button each. */
export function ProposalCard({ proposal, offer }: ProposalCardProps) {
  const { followedRequest } = useMessages();
  const words = followedRequest.proposal;
  const { state, nursery } = proposal;
  if (state === 'draft') return null;
  if (state === 'declined' || state === 'withdrawn' || state === 'expired') return <p>{words.ended[state](nursery.name)}</p>;
  return (
    <Card as="section" className={styles.proposal}>
      <h2 className={styles.part} id={followUpParts.proposal}>
        {words.title(nursery.name)}
      </h2>
      <OfferFacts proposal={proposal} offer={offer} />
      {proposal.message && (
        <div>
          <p className="muted small">{words.message}</p>
          <p className={styles.lines}>{proposal.message}</p>
        </div>
      )}
      {state === 'sent' && <Answer id={proposal.id} />}
    </Card>
  );
}

function OfferFacts({ proposal, offer }: ProposalCardProps) {
  const { followedRequest } = useMessages();
  const words = followedRequest.proposal;
  const locale = useLocale();
  const { date } = useFormats();
  const { nursery, startDate, expiresOn, visitOn } = proposal;
  const price = (
    <>
      {offer?.price && <>{offer.price}. </>}
      <a href={contentPath('cout-place-en-creche', locale)}>{words.simulator}</a>
    </>
  );
  const facts = [
    offer?.days && { label: words.days, value: offer.days },
    startDate && { label: words.start, value: date(startDate) },
    { label: words.price, value: price },
    visitOn && { label: words.visit, value: date(visitOn) },
    expiresOn && { label: words.expiry, value: <strong>{words.until(date(expiresOn))}</strong> },
  ];
  return (
    <>
      <Facts facts={facts.flatMap((fact) => fact || [])} />
      {nursery.slug && (
        <p>
          <a href={pathTo('nursery', { slug: nursery.slug }, locale)}>{words.nursery}</a>
        </p>
      )}
    </>
  );
}

function Answer({ id }: { id: string }) {
  const { followedRequest } = useMessages();
  const words = followedRequest.proposal;
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
