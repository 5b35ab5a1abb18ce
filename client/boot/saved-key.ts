/** Where the device keeps the slugs of saved nurseries, newest first. */
export const savedNurseriesKey = 'nurseries-saved';

/** Told on the window when this page has changed them; of other pages the browser tells by itself. */
export const savedChangedEvent = 'nurseries-saved';
