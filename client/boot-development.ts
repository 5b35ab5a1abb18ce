// In development the stylesheet comes through the modules, so nothing is gained by waiting for intent.
import './styles/site.css';

(await import('./main.tsx')).hydrate();
