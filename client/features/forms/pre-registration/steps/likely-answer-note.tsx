import { likelyAnswer } from '../../../../../domain/forms/pre-registration/likely-answer.ts';
import { localizePath } from '../../../../../domain/locale.ts';
import { Callout } from '../../../../components/feedback/callout.tsx';
import { useLocale } from '../../../../i18n/locale-context.tsx';
import { useEntered } from '../entered-context.ts';
import styles from '../pre-registration.module.css';
import { usePreRegistrationTexts } from '../texts-context.ts';

/** What the answer to the request will likely be, as soon as it is known. Read out when it changes. */
export function LikelyAnswerNote() {
  const texts = usePreRegistrationTexts();
  const locale = useLocale();
  const answer = likelyAnswer(useEntered());
  const isRefusal = answer === 'no_employer' || answer === 'too_old';
  return (
    <div role="status" className={answer ? styles.notes : undefined}>
      {answer && (
        <Callout kind={isRefusal ? 'warning' : 'info'} title={texts.likelyTitle}>
          <p>
            {texts.likely[answer]} {isRefusal && <a href={localizePath('/autres-modes-de-garde', locale)}>{texts.otherWays}</a>}
          </p>
        </Callout>
      )}
    </div>
  );
}
