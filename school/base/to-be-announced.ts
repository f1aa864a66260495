/** Shown where the school has not set a value yet. */
export const toBeAnnounced = 'To be announced'
