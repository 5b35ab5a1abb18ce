import { simulator as english } from '../../i18n/en/editorial/simulator.ts';
import { simulator as french } from '../../i18n/fr/editorial/simulator.ts';
import { useLocale } from '../../i18n/locale-context.tsx';

/** The texts of the simulators, which come with their own chunk: few pages have one. */
export function useSimulatorMessages() {
  return useLocale() === 'fr' ? french : english;
}
