import { Button } from '../../components/actions/button.tsx';
import { useCopying } from '../../components/actions/use-copying.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './form-outcome.module.css';

export interface ShownReceipt {
  reference: string;
  /** Where the mail goes; null where none is sent. */
  email: string | null;
}

interface ReceiptProps extends ShownReceipt {
  /** The day by which a person answers, in words; null where none does. */
  answerBy: string | null;
}

/** The number of the request, large and to be taken along, where the mail goes, and when an answer comes. */
export function Receipt({ reference, email, answerBy }: ReceiptProps) {
  const { formOutcomes } = useMessages();
  const { isCopied, copy } = useCopying(() => reference);
  return (
    <div className={`surface padded ${styles.receipt}`} data-interactive>
      <h2 className={styles.receiptTitle}>{formOutcomes.referenceTitle}</h2>
      <div className="cluster">
        <strong className={styles.reference}>{reference}</strong>
        <span className="needs-script">
          <Button look="secondary" compact onClick={copy}>
            {formOutcomes.copy}
          </Button>
        </span>
        <span role="status">{isCopied && formOutcomes.copied}</span>
      </div>
      {email ? (
        <p>
          {formOutcomes.sentTo} <strong className={styles.address}>{email}</strong>
        </p>
      ) : (
        <p>{formOutcomes.keep}</p>
      )}
      {answerBy && <p>{formOutcomes.answerBy(answerBy)}</p>}
    </div>
  );
}
