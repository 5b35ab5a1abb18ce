import type { Position } from '../../../domain/distance.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { MapOnDemand } from '../../features/map/map-on-demand.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery.module.css';
import { NurseryPart } from './nursery-part.tsx';

interface NurseryPlaceProps {
  name: string;
  address: string;
  /** The page of the town, where it has one. */
  city: { label: string; href: string } | null;
  position: Position | null;
}

function directionsAddress(address: string, position: Position | null): string {
  if (!position) return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  const { latitude, longitude } = position;
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=16/${latitude}/${longitude}`;
}

/** Where the nursery is, and the way there. */
export function NurseryPlace({ name, address, city, position }: NurseryPlaceProps) {
  const { nursery, common } = useMessages();
  return (
    <NurseryPart id="adresse" title={nursery.where}>
      <div className="surface padded stack">
        <address className={styles.address}>{address || common.unknown}</address>
        {(address || position) && (
          <p className="cluster no-print">
            <ButtonLink look="secondary" href={directionsAddress(address, position)} rel="noopener noreferrer">
              {nursery.directions}
            </ButtonLink>
            <span className="small">{nursery.directionsNote}</span>
          </p>
        )}
      </div>
      {position && (
        <div className="no-print">
          <MapOnDemand
            spots={[{ ...position, slug: '' }]}
            cards={[{ slug: '', name, town: address, href: directionsAddress(address, position) }]}
          />
        </div>
      )}
      {city && (
        <p className="no-print">
          <ButtonLink look="text" href={city.href}>
            {city.label}
          </ButtonLink>
        </p>
      )}
    </NurseryPart>
  );
}
