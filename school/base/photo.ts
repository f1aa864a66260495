/** The address of a picture on this site: of a drawing, or of a photograph in the media library. */
export type PictureAddress = string & { readonly isPicture?: true }

/** Matches the address of a picture of this site; texts show no others (architecture: safety). */
export const ownPictureAddress = /^\/(media|images)\/(?!.*\.\.)[\w./-]+$/

/** Photograph in the media library, with all facts that a page needs to show it. */
export interface Photo {
  /** address of the whole picture, for old browsers; stays when the picture is replaced */
  address: string
  /** in pixels */
  width: number
  height: number
  /** folder of its smaller copies, with a slash at the end; changes when the picture is replaced */
  folder: string
  /** widths of its smaller copies, in pixels; each is in every format of {@link photoFormats} */
  widths: number[]
  /** its description; '' for a decorative picture */
  alt: string
  /** focal point, in percent of width and height */
  focalX: number
  focalY: number
}

/** A picture to show: a photograph, or the address of any other. */
export type ShownPicture = string | Photo

/** Content whose picture fields hold photographs with sizes, focal point and description. */
export type WithPhotos<Content> = Content extends string
  ? 'isPicture' extends keyof Content
    ? ShownPicture
    : Content
  : Content extends readonly (infer Item)[]
    ? WithPhotos<Item>[]
    : Content extends object
      ? { [Field in keyof Content]: WithPhotos<Content[Field]> }
      : Content

/** Formats of smaller copies, best first. */
export const photoFormats = ['avif', 'webp'] as const

/** Builds the `srcset` of a photograph in a format. */
export const sourceSet = ({ folder, widths }: Photo, format: (typeof photoFormats)[number]) =>
  widths.map((width) => `${folder}${width}.${format} ${width}w`).join(', ')

/** Changes each address of a set of pictures: `/a.webp 320w, /b.webp 640w`. */
export const changeSet = (set: string, change: (address: string) => string): string =>
  set
    .split(', ')
    .map((candidate) => {
      const [address = '', ...size] = candidate.split(' ')
      return [change(address), ...size].join(' ')
    })
    .join(', ')

/** Builds the `sizes` of a picture that is as wide as the window, up to a width in pixels. */
export const sizesOf = (width: number) => `(min-width: ${width}px) ${width}px, 100vw`

/** Returns the address of a picture; of a photograph, that of the whole picture. */
export const addressOfPicture = (picture: ShownPicture) =>
  typeof picture === 'string' ? picture : picture.address
