import './styles/site.css';
import { hydrateOnIntent } from './navigation/hydrate-on-intent.ts';
import { rememberLanguage } from './navigation/remember-language.ts';

rememberLanguage();
// By its address, which the document names: the bundler would wrap an import it knows in code that no page needs.
hydrateOnIntent(([entry = '']) => import(/* @vite-ignore */ entry));
