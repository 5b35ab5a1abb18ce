import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::place-alert.place-alert');
