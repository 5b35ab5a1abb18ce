import { phoneText } from '../../../domain/text/phone-text.ts';
import { useLocale } from '../../i18n/locale-context.tsx';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import styles from './contact-link.module.css';

/** `01 23 45 67 89` → `tel:+33123456789`; an international number keeps its prefix. */
function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '').replace(/^0(?=[1-9])/, '+33')}`;
}

/** A telephone number that can be called; French readers know theirs by pairs, without the code of the country. */
export function PhoneLink({ phone }: { phone: string }) {
  const locale = useLocale();
  return (
    <a className={styles.contact} href={phoneAddress(phone)}>
      <Icon path={icons.phone} size={20} />
      <span className="nowrap">{locale === 'fr' ? phoneText(phone) : phone}</span>
    </a>
  );
}

/** An e-mail address that can be written to. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a className={styles.contact} href={`mailto:${email}`}>
      <Icon path={icons.mail} size={20} />
      <span>{email}</span>
    </a>
  );
}
