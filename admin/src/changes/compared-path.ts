/** The page of an entry or of reference content, with its change beside what visitors see. */
export const comparedPath = (path: string) => `${path}?compare`
