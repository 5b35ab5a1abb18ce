import { Button } from '../../components/actions/button.tsx';
import { useCopying } from '../../components/actions/use-copying.ts';
import styles from './simulator.module.css';
import { useSimulatorMessages } from './use-simulator-messages.ts';

/** Copies the address that holds this estimate. The address itself can be shared too, so that a refused clipboard loses nothing. */
export function ShareLink({ address }: { address: () => string }) {
  const { share } = useSimulatorMessages();
  const { isCopied, copy } = useCopying(address);
  return (
    <div className={styles.scripted}>
      <p>
        <Button look="secondary" compact onClick={copy}>
          {share.copy}
        </Button>{' '}
        <span role="status">{isCopied && share.copied}</span>
      </p>
      <p className="small muted">{share.hint}</p>
    </div>
  );
}
