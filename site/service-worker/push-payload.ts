/** Content of a push message: the site sends it to a phone, whose service worker shows it. */
export interface PushPayload {
  title: string
  body: string
  /** a notification with the same tag takes the place of the one before */
  tag: string
  /** the language of the words */
  lang: string
  /** the page that a press opens, a path of this site */
  path: string
}
