import type { Position } from '../../../domain/distance.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { MapOnDemand } from '../../features/map/map-on-demand.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery.module.css';

interface NurseryPlaceProps {
  name: string;
  address: string;
  /** The page of the town, where it has one. */
  city: { label: string; href: string } | null;
  position: Position | null;
}

/** Degrees with a point, as maps take them; four decimals are ten metres. */
function coordinatesOf({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}

function directionsAddress(address: string, position: Position | null): string {
  if (!position) return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  const { latitude, longitude } = position;
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=16/${latitude}/${longitude}`;
}

/** Where the nursery is: its address, its coordinates and the way there. */
export function NurseryPlace({ name, address, city, position }: NurseryPlaceProps) {
  const { nursery, common } = useMessages();
  return (
    <section className="stack">
      <h2>{nursery.where}</h2>
      <div className={styles.place}>
        <span className={styles.pin}>
          <Icon path={icons.pin} size={40} />
        </span>
        <address className={styles.address}>{address || common.unknown}</address>
        {position && (
          <p className="small">
            {nursery.coordinates}
            <br />
            <span translate="no">{coordinatesOf(position)}</span>
          </p>
        )}
        {(address || position) && (
          <p className="cluster">
            <ButtonLink look="secondary" href={directionsAddress(address, position)} rel="noopener noreferrer">
              {nursery.directions}
            </ButtonLink>
            <span className="small">{nursery.directionsNote}</span>
          </p>
        )}
      </div>
      {position && <MapOnDemand points={[{ ...position, id: 'this', name, note: address, href: directionsAddress(address, position) }]} />}
      {city && (
        <p>
          <ButtonLink look="text" href={city.href}>
            {city.label}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
