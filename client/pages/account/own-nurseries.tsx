import { useEffect } from 'react';
import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { Button } from '../../components/actions/button.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import styles from '../../features/account/account.module.css';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import listStyles from './own-nurseries.module.css';

export interface OwnNurseriesProps {
  /** Null where they cannot be read now. */
  nurseries: {
    items: { id: string; slug: string; name: string; cityName: string | null; href: string }[];
    /** How many more are kept that are not online. */
    hidden: number;
  } | null;
}

/** The nurseries the account keeps. Those of the device join them when the screen is shown. */
export function OwnNurseries({ nurseries }: OwnNurseriesProps) {
  const locale = useLocale();
  const { account, saved } = useMessages();
  const { nurseries: texts } = account;
  useEffect(() => {
    void bringTogether(nurseries?.items.map(({ slug }) => slug) ?? null);
  }, [nurseries]);
  return (
    <section id="creches">
      <h2 className={styles.part}>{texts.title}</h2>
      {nurseries === null && <p>{texts.missing}</p>}
      {nurseries?.items.length === 0 && (
        <div className="stack">
          <p>{texts.none}</p>
          <noscript>
            <p>{saved.needsScript}</p>
          </noscript>
          <ButtonLink href={fixedPath('/trouver-une-creche', locale)}>{texts.find}</ButtonLink>
        </div>
      )}
      <ul className="list">
        {nurseries?.items.map(({ id, name, cityName, href }) => (
          <li key={id} className={listStyles.nursery}>
            <a href={href}>{cityName ? `${name}, ${cityName}` : name}</a>
            <form action={fixedPath('/compte', locale)} method="post">
              <input type="hidden" name="form" value="nurseries" />
              <Button type="submit" look="secondary" compact name="remove" value={id} aria-label={texts.removeNamed(name)}>
                {texts.remove}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {nurseries !== null && nurseries.hidden > 0 && <p className="muted small">{texts.hidden(nurseries.hidden)}</p>}
    </section>
  );
}

/** Shows the screen anew where the device has brought something the account did not know. */
async function bringTogether(shown: string[] | null) {
  if (shown === null) return;
  const { syncSavedNurseries } = await import('../../features/saved-nurseries/sync-saved-nurseries.ts');
  const slugs = await syncSavedNurseries(shown);
  if (slugs && slugs.join() !== shown.join()) location.replace(location.pathname);
}
