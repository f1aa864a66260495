/** The pictures of a statement: for posts, and for stories that fill a phone. Sizes in pixels. */
export const postShapes = {
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const
export type PostShape = keyof typeof postShapes
export const postShapeNames = ['square', 'tall'] as const satisfies readonly PostShape[]

/**
 * The address of a picture that shows the statement with a code.
 * @param page the number of the picture where the message takes several, from 1
 * @example postAddress('K7RWM4TX', 'square', 2) // '/post-kit/K7RWM4TX/square-2.jpg'
 */
export const postAddress = (code: string, shape: PostShape, page: number) =>
  `/post-kit/${code}/${shape}${page === 1 ? '' : `-${page}`}.jpg`

/** Reads the end of such an address; `null` for any other. */
export function readPostFile(file: string): { shape: PostShape; page: number } | null {
  const [, name, number = '1'] = /^([a-z]+)(?:-([2-9]|[1-9]\d))?\.jpg$/.exec(file) ?? []
  const shape = postShapeNames.find((each) => each === name)
  return shape ? { shape, page: Number(number) } : null
}
