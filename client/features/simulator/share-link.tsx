import { useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import styles from './simulator.module.css';
import { useSimulatorMessages } from './use-simulator-messages.ts';

/** Copies the address that holds this estimate. The address itself can be shared too, so that a refused clipboard loses nothing. */
export function ShareLink({ address }: { address: () => string }) {
  const { share } = useSimulatorMessages();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setIsCopied(true);
    } catch {
      // The address bar holds the same.
      setIsCopied(false);
    }
  };
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
