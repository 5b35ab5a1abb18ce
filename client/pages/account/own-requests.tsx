import { contentPath } from '../../../domain/addresses/fixed-path.ts';
import type { SubmissionState } from '../../../domain/forms/form-answer.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { type Fact, Facts } from '../../components/facts.tsx';
import { Card } from '../../components/surfaces/card.tsx';
import styles from '../../features/account/account.module.css';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';

export interface ShownRequest {
  reference: string;
  state: SubmissionState;
  isRejected: boolean;
  submittedAt: string | null;
  startDate: string | null;
  nursery: { name: string; href: string } | null;
  children: string[];
  /** The day by which the next step is taken. */
  nextStepOn: string | null;
  /** Where its steps and its family's answers are. */
  followUpLink: string | null;
}

export interface OwnRequestsProps {
  /** What the requests are found by. */
  email: string;
  /** Null where they cannot be read now. */
  requests: ShownRequest[] | null;
  /** Only a confirmed address shows them. */
  isConfirmed: boolean;
}

/** The pre-registrations that were made with the account's address, and how far each has come. */
export function OwnRequests({ email, requests, isConfirmed }: OwnRequestsProps) {
  const locale = useLocale();
  const { requests: texts } = useMessages().account;
  return (
    <section>
      <h2 className={styles.part}>{texts.title}</h2>
      {!isConfirmed && <p>{texts.unconfirmed}</p>}
      {isConfirmed && requests === null && <p>{texts.missing}</p>}
      {isConfirmed && requests?.length === 0 && (
        <div className="stack">
          <p>{texts.none(email)}</p>
          <ButtonLink href={contentPath('pre-inscription-enfant-creche', locale)}>{texts.first}</ButtonLink>
        </div>
      )}
      <ul className="stack">
        {requests?.map((request) => (
          <li key={request.reference}>
            <Request {...request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Request({ reference, state, isRejected, submittedAt, startDate, nursery, children, nextStepOn, followUpLink }: ShownRequest) {
  const { requests: texts } = useMessages().account;
  const formats = useFormats();
  const facts: (Fact | false)[] = [
    { label: texts.state, value: isRejected ? texts.rejected : texts.states[state] },
    nextStepOn !== null && { label: texts.nextStepOn, value: formats.date(nextStepOn) },
    submittedAt !== null && { label: texts.sentOn, value: formats.date(submittedAt) },
    startDate !== null && { label: texts.startOn, value: formats.date(startDate) },
    children.length > 0 && { label: texts.children, value: formats.list(children) },
    nursery !== null && { label: texts.nursery, value: <a href={nursery.href}>{nursery.name}</a> },
  ];
  return (
    <Card>
      <h3>{texts.reference(reference)}</h3>
      <Facts facts={facts.filter((fact) => fact !== false)} />
      {followUpLink && (
        <p className={styles.signOut}>
          <ButtonLink href={followUpLink} look="secondary">
            {texts.follow}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}
