import './styles/site.css';
import { hydrateOnIntent } from './navigation/hydrate-on-intent.ts';

// By its address, which the document names: the bundler would wrap an import it knows in code that no page needs.
hydrateOnIntent(([entry = '']) => import(/* @vite-ignore */ entry));
