import { createEditorialRouter } from '../../../editorial/create-editorial-router';

export default createEditorialRouter('api::place.place');
