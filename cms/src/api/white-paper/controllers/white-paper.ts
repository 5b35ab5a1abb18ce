import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::white-paper.white-paper');
