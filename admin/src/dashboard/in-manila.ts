const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
})

/** Writes a time of the server (UTC in milliseconds) as the school reads it. */
export const inManila = (milliseconds: number) => time.format(milliseconds)
