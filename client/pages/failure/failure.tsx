import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { StatusScreen } from '../../components/failure/status-screen.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { useShell } from '../../shell/shell-context.tsx';
import styles from './failure.module.css';
import { refusalOf } from './refusals.ts';

export interface FailureProps {
  status: number;
  requestId: string;
}

function LargeStatus({ status, className }: { status: number; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1060 400" aria-hidden="true">
      <text className={styles.digits} x="530" y="388" textAnchor="middle">
        {status}
      </text>
    </svg>
  );
}

/** What people see where there is no page: what was refused and why, or an apology, another try, and the number to quote. */
export function FailurePage({ status, requestId }: FailureProps) {
  const locale = useLocale();
  const { errors, specification } = useMessages();
  const { path } = useShell();
  const refusal = refusalOf(status, { errors });
  return (
    <StatusScreen
      title={refusal?.title ?? errors.failureTitle}
      drawing={(className) => <LargeStatus status={status} className={className} />}
    >
      <p className="lead">{refusal?.text ?? errors.failureText}</p>
      <div className="cluster">
        {!refusal && <ButtonLink href={path}>{errors.failureRetry}</ButtonLink>}
        <ButtonLink look={refusal ? 'primary' : 'secondary'} href={fixedPath('/', locale)}>
          {specification.notFoundBack}
        </ButtonLink>
      </div>
      {!refusal && (
        <p className="muted small">
          {errors.failureHelp} <code>{requestId}</code>
        </p>
      )}
    </StatusScreen>
  );
}
