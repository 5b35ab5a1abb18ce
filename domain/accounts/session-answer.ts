/** What `GET /compte/session` says: how somebody who is signed in is called, null for everybody else. */
export interface SessionAnswer {
  name: string | null;
}

/** What a device sends to `POST /compte/creches`, by slug. */
export interface SavedNurseriesChange {
  add: string[];
  remove: string[];
}

/** What it is answered: the slugs of all published nurseries the account keeps. */
export interface SavedNurseriesAnswer {
  slugs: string[];
}
