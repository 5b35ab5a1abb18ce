import './styles/site.css';
import { hydrateOnIntent } from './navigation/hydrate-on-intent.ts';

hydrateOnIntent(() => import('./main.tsx'));
