import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::lexicon-term.lexicon-term');
