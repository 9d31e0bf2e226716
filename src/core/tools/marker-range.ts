/** Leads of a text are looked for in this many UTF-16 units at its start, trailers in as many at its end. */
export const markerRange = 4096
