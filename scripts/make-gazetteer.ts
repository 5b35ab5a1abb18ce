import { gazetteerFile, makeGazetteerFile } from './local/gazetteer.ts';
import { say } from './local/say.ts';

say((await makeGazetteerFile()) ? 'Made the gazetteer' : 'The gazetteer is up to date');
console.log(gazetteerFile);
