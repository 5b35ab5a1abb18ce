import { ButtonLink } from '../../components/actions/button-link.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './account.module.css';

export interface ProviderLink {
  label: string;
  href: string;
}

/** Ways to sign in that another service answers for; nothing where none is set up. */
export function ProviderLinks({ providers }: { providers: ProviderLink[] }) {
  const { signIn } = useMessages().account;
  if (providers.length === 0) return null;
  return (
    <section>
      <h2 className={styles.part}>{signIn.or}</h2>
      <ul className="list">
        {providers.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink look="secondary" href={href}>
              {signIn.with(label)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
