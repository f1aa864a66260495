/** Matches the address of a picture of this site; texts show no others (architecture: safety). */
export const ownPicture = /^\/(media|images)\/(?!.*\.\.)[\w./-]+$/
